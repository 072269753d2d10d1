import { expect, test } from 'vitest'
import { completionsOf } from './complete.ts'

const names = ['Sukienka czerwona „Luna” z muślinu', 'Sukienka czerwona „Mak”', 'Sukienka niebieska', 'Żółte spodnie']

test('completes a prefix with the spelling of the names, most frequent first', () => {
  expect(completionsOf('suk', names, 3)).toEqual(['sukienka', 'sukienka czerwona', 'sukienka niebieska'])
  expect(completionsOf('zol', names, 5)).toEqual(['żółte', 'żółte spodnie'])
})

test('does not change the words before the last one', () => {
  expect(completionsOf('Sukienka cz', names, 5)).toEqual([
    'sukienka czerwona',
    'sukienka czerwona luna',
    'sukienka czerwona mak',
  ])
})

test('corrects a misspelt word', () => {
  expect(completionsOf('spodnei', names, 5)).toEqual(['spodnie'])
})

test('does not suggest what is already typed', () => {
  expect(completionsOf('czerwona suk', ['Czerwona sukienka', 'Sukienka czerwona'], 5)).toEqual(['czerwona sukienka'])
  expect(completionsOf('sukienka', names, 5)).toEqual(['sukienka czerwona', 'sukienka niebieska'])
  expect(completionsOf('sukienka 5', ['Sukienka 54'], 5)).toEqual([])
  for (const text of ['', '  ', '?', 'xyz']) expect(completionsOf(text, names, 5)).toEqual([])
})
