import { expect, test } from 'vitest'
import { directionAttribute, textDirection } from './text-direction.ts'

test.each(['ar-AE', 'ar_JO', 'he-IL', 'fa', 'ckb-IQ'])('%s is read from right to left', (locale) => {
  expect(textDirection(locale)).toBe('rtl')
  expect(directionAttribute(locale)).toBe(' dir="rtl"')
})

test.each(['pl-PL', 'hy_AM', 'uk-UA', 'en', 'arn-CL', 'hu-HU'])(
  '%s is read from left to right, without an attribute',
  (locale) => {
    expect(textDirection(locale)).toBeUndefined()
    expect(directionAttribute(locale)).toBe('')
  },
)
