import { describe, expect, test } from 'vitest'
import { readPrice } from './prices.ts'

describe('prices in a query', () => {
  test.each([
    ['pl', 'do 50 zl', 0, 50, 3],
    ['cs', 'pod 500 kc', 0, 500, 3],
    ['de', 'unter 30 eur', 0, 30, 3],
    ['de', 'ab 30 euro', 30, Infinity, 3],
    ['en', 'less than 20 euro', 0, 20, 4],
    ['en', 'under 20eur', 0, 20, 2],
    ['ro', 'pana la 100 lei', 0, 100, 4],
    ['uk', 'до 500 грн', 0, 500, 3],
    ['hy', 'մինչեվ 5000 դրամ', 0, 5000, 3],
    ['pl', '50 zl', 0, 50, 2],
  ])('%s: %s', (language, text, from, to, length) => {
    expect(readPrice(text.split(' '), language)).toEqual({ span: { from, to }, length })
  })

  test.each([
    ['pl', 'do szkoly'],
    ['pl', 'do 98'],
    ['en', 'less 20 euro'],
    ['en', '104'],
  ])('%s: does not read %s as a price', (language, text) => {
    expect(readPrice(text.split(' '), language)).toBeNull()
  })
})
