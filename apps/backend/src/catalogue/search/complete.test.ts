import { expect, test } from 'vitest'
import { completionsOf } from './complete.ts'

const names = ['Sukienka czerwona „Luna” z muślinu', 'Sukienka czerwona „Mak”', 'Sukienka niebieska', 'Żółte spodnie']

test('a beginning is completed as the names write it, the most frequent first', () => {
  expect(completionsOf('suk', names, 3)).toEqual(['sukienka', 'sukienka czerwona', 'sukienka niebieska'])
  expect(completionsOf('zol', names, 5)).toEqual(['żółte', 'żółte spodnie'])
})

test('what stands before the last word stays', () => {
  expect(completionsOf('Sukienka cz', names, 5)).toEqual([
    'sukienka czerwona',
    'sukienka czerwona luna',
    'sukienka czerwona mak',
  ])
})

test('a wrong word is completed by the one that is meant', () => {
  expect(completionsOf('spodnei', names, 5)).toEqual(['spodnie'])
})

test('what is typed already is no completion', () => {
  expect(completionsOf('czerwona suk', ['Czerwona sukienka', 'Sukienka czerwona'], 5)).toEqual(['czerwona sukienka'])
  expect(completionsOf('sukienka', names, 5)).toEqual(['sukienka czerwona', 'sukienka niebieska'])
  expect(completionsOf('sukienka 5', ['Sukienka 54'], 5)).toEqual([])
  for (const text of ['', '  ', '?', 'xyz']) expect(completionsOf(text, names, 5)).toEqual([])
})
