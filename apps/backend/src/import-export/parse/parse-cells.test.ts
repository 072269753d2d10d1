import { describe, expect, test } from 'vitest'
import { decodeEntities } from './decode-entities.ts'
import { CellError, parseEnd, parseDate, parseList, parsePrice, parseQuantity } from './parse-cells.ts'

describe('a price', () => {
  test.each([
    ['52', 5_200],
    ['52.0000', 5_200],
    ['79,99', 7_999],
    ['79,9900', 7_999],
    ['1 299,00', 129_900],
    ['1\u00A0299,5', 129_950],
    ['1.299,00', 129_900],
    ['1,299.00', 129_900],
    ['1 299', 129_900],
    [' 0.005 ', 1],
    ['', undefined],
  ])('%j is read as %j', (cell, minor) => expect(parsePrice('price', cell)).toBe(minor))

  test.each(['ten', '-1', '1e3', '1,299', '12,34.56', '1 29', 'NaN', '99999999999'])('%j is refused', (cell) =>
    expect(() => parsePrice('price', cell)).toThrow(CellError),
  )
})

describe('a date', () => {
  test.each([
    ['2026-11-21 10:00:05', '2026-11-21T10:00:05.000Z'],
    ['2026-11-21T10:00:05Z', '2026-11-21T10:00:05.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['11/21/26, 1:05 PM', '2026-11-21T13:05:00.000Z'],
    ['11/21/2026, 12:05 AM', '2026-11-21T00:05:00.000Z'],
    ['2/3/2024', '2024-02-03T00:00:00.000Z'],
    ['21/11/2026, 10:00', '2026-11-21T10:00:00.000Z'],
    ['21.11.2026, 10:00', '2026-11-21T10:00:00.000Z'],
    ['21.11.26, 10:00', '2026-11-21T10:00:00.000Z'],
    ['21. 11. 2026 8:05', '2026-11-21T08:05:00.000Z'],
    ['3.2.2026', '2026-02-03T00:00:00.000Z'],
    ['21-11-2026 10:00', '2026-11-21T10:00:00.000Z'],
  ])('%j is read', (cell, instant) => expect(parseDate('date', cell)?.toISOString()).toBe(instant))

  test.each(['31/31/2026', '31.02.2026', '11.21.2026', '2026-02-30', '2026-11-21 25:00:00', 'yesterday'])(
    '%j is refused',
    (cell) => expect(() => parseDate('date', cell)).toThrow('is not a date'),
  )

  test.each([
    ['2026-11-21', 'Asia/Yerevan', '2026-11-20T20:00:00.000Z', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21 00:00:00', 'Europe/Warsaw', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['7/1/2026', 'Europe/Warsaw', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    // The clocks change on these days.
    ['25.10.2026', 'Europe/Warsaw', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Kyiv', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
    ['2026-11-21 09:00:00', 'Asia/Yerevan', '2026-11-21T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
    ['2026-11-21T09:00:00Z', 'Asia/Yerevan', '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z'],
  ])('%j in %s begins and ends by the clocks there', (cell, timeZone, begin, end) => {
    expect(parseDate('date', cell, 'month-first', timeZone)?.toISOString()).toBe(begin)
    expect(parseEnd('date', cell, 'month-first', timeZone)?.toISOString()).toBe(end)
  })
})

test('quantities are whole and never negative', () => {
  expect(['100.0000', '2,9', '-4', '99999999'].map((cell) => parseQuantity('qty', cell))).toEqual([
    100, 2, 0, 1_000_000,
  ])
})

test('a list drops empty and duplicate entries', () => {
  expect(parseList(' a, b,,a ')).toEqual(['a', 'b'])
})

test('HTML entities are decoded, and unknown ones stay unchanged', () => {
  expect(decodeEntities('&frac14; zip &amp; &#8364; &nope;')).toBe('¼ zip & € &nope;')
  expect(decodeEntities('Caf&eacute; &ndash; &bdquo;&Uuml;bermut&ldquo; &#xE9;&#x17c; &yuml; A&nbsp;B')).toBe(
    'Café – „Übermut“ éż ÿ A B',
  )
  expect(decodeEntities('&#0; &#xD800; &#9999999; &amp;amp;')).toBe('&#0; &#xD800; &#9999999; &amp;')
})
