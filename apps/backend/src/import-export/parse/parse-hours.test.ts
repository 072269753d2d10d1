import { expect, test } from 'vitest'
import { parseHours } from './parse-hours.ts'

test.each([
  ['Mo-Fr 09:00-20:00; Sa 10:00-18:00', [...Array<string>(5).fill('09:00-20:00'), '10:00-18:00', '']],
  ['su 10:00-16:00', ['', '', '', '', '', '', '10:00-16:00']],
  ['24/7', Array<string>(7).fill('00:00-24:00')],
  ['Mo 08:00-24:00', ['08:00-24:00', ...Array<string>(6).fill('')]],
  ['', Array<string>(7).fill('')],
  [undefined, Array<string>(7).fill('')],
])('AMB-37 the opening hours %j are those of seven days', (cell, days) => {
  expect(parseHours(cell)).toEqual(days)
})

test.each(['always', 'Mo 9-17', 'Fr-Mo 09:00-17:00', 'Mo 20:00-09:00', 'Mo 09:00-24:30', 'Xx 09:00-10:00'])(
  'AMB-37 refuses %j',
  (cell) => {
    expect(() => parseHours(cell)).toThrow('is not valid opening hours')
  },
)
