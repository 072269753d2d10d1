import { describe, expect, it } from 'vitest'
import { checkPassword, checkPersonName, checkSame } from './account.ts'

describe('checkPassword', () => {
  it.each(['Bocian-2026!', 'zażółćGęślą7', 'ПарольДня7!', 'correct Horse 9', 'aB3'.padEnd(128, 'x')])(
    'accepts %s',
    (password) => expect(checkPassword(password)).toBeNull(),
  )

  it.each([
    ['Ab1!', 'validation.tooShort', '8'],
    ['aB3'.padEnd(129, 'x'), 'validation.tooLong', '128'],
    ['abcdefgh', 'validation.passwordClasses', undefined],
    ['abcdefg1', 'validation.passwordClasses', undefined],
    ['abc def gh', 'validation.passwordClasses', undefined],
    ['P@ssw0rd', 'validation.passwordCommon', undefined],
    ['Passw0rd', 'validation.passwordCommon', undefined],
  ])('AMB-52 VAL-05 rejects %s', (password, id, value) => {
    expect(checkPassword(password)).toMatchObject(value === undefined ? { id } : { id, value })
  })
})

it('VAL-05 requires three of the four kinds of characters', () => {
  expect(checkPassword('abcdefg1')?.defaultMessage).toBe(
    'Your password must contain at least 3 of the following: lowercase letter, uppercase letter, number, special character.',
  )
  expect(checkPassword('Abcdefg1')).toBeNull()
})

it('VAL-06 requires the same password to be typed twice', () => {
  expect(checkSame('Bocian-2026!', 'Bocian-2026!')).toBeNull()
  expect(checkSame('Bocian-2026!', 'bocian-2026!')?.defaultMessage).toBe('Please enter the same value again.')
})

describe('checkPersonName', () => {
  it.each(['Anna', "O'Connor", 'Анна-Марія', 'Jean Luc', 'Wiśniewska-Nowak', 'Արամ', 'St. John'])(
    'accepts %s',
    (name) => {
      expect(checkPersonName(name)).toBeNull()
    },
  )

  it.each([
    '{{var this}}',
    '<img src=x onerror=x()>',
    'https://evil.example',
    'www.evil.example',
    'a@evil.example',
    'a\nb',
  ])('rejects %s', (name) => expect(checkPersonName(name)).not.toBeNull())

  it('rejects a very long text', () => expect(checkPersonName('x'.repeat(256))).not.toBeNull())
})
