import { expect, test } from 'vitest'
import { fullName, nameOrder } from './person-name.ts'

const anna = { firstname: 'Anna', lastname: 'Kovács' }

test.each([
  ['HU', 'Kovács Anna'],
  ['hu-HU', 'Kovács Anna'],
  ['hu_HU', 'Kovács Anna'],
  ['hu', 'Kovács Anna'],
  ['PL', 'Anna Kovács'],
  ['de_DE', 'Anna Kovács'],
  ['hul', 'Anna Kovács'],
  ['', 'Anna Kovács'],
])('in %o a person is called %s', (place, name) => {
  expect(fullName(place, anna)).toBe(name)
})

test('a Hungarian form asks for the family name first', () => {
  expect(nameOrder('hu-HU')).toEqual(['lastname', 'firstname'])
  expect(nameOrder('cs-CZ')).toEqual(['firstname', 'lastname'])
})

test('what is missing leaves no space', () => {
  expect(fullName('PL', { firstname: ' Anna ', lastname: '' })).toBe('Anna')
  expect(fullName('HU', { firstname: null })).toBe('')
})
