import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { clockAt, otherDate } from './other-dates.ts'

const day = 86_400_000

it('takes another difficult date of the next year on each of five days', () => {
  const start = Date.parse('2026-11-28T12:00:00Z')
  const dates = [0, 1, 2, 3, 4, 5].map((days) =>
    otherDate(new Date(start + days * day))
      .toISOString()
      .slice(0, 16),
  )
  expect(dates.slice(0, 5).toSorted()).toEqual([
    '2027-02-28T23:58',
    '2027-03-28T00:59',
    '2027-10-31T00:59',
    '2027-12-24T09:00',
    '2027-12-31T23:58',
  ])
  expect(dates[5]).toBe(dates[0])
})

it('moves the clock of Node and of its child processes, but keeps dates that are given', () => {
  const print = `console.log(JSON.stringify([Date.now(), new Date().getTime(), Date.parse(Date()), new Date(5).getTime(),
    new Date() instanceof Date, Date.UTC(2027, 0)]))`
  const nested = `console.log(require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(print)}]).toString())`
  const date = new Date('2031-06-15T12:00:00Z')
  const output = execFileSync(process.execPath, ['-e', nested], {
    env: { ...process.env, ...clockAt(date) },
    encoding: 'utf8',
  })
  const [now, made, written, given, isDate, utc] = JSON.parse(output) as [
    number,
    number,
    number,
    number,
    boolean,
    number,
  ]
  for (const time of [now, made, written]) expect(Math.abs(time - date.getTime())).toBeLessThan(30 * 60_000)
  expect([given, isDate, utc]).toEqual([5, true, Date.UTC(2027, 0)])
})
