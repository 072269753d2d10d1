import { describe, expect, it } from 'vitest'
import { expectedWait, limitsAround, median, nextLimit } from './calculate-limit.ts'

const limits = limitsAround(64)
const after = (rounds: number, start: number, seen: { hadToWait: boolean; strain: number }): number =>
  Array.from({ length: rounds }).reduce<number>((limit) => nextLimit(limit, seen, limits), start)

describe('the number of requests at one moment', () => {
  it('falls while requests wait and take too long, at most to an eighth', () => {
    expect(nextLimit(64, { hadToWait: true, strain: 1.25 }, limits)).toBe(51)
    expect(nextLimit(64, { hadToWait: true, strain: 100 }, limits)).toBe(44)
    expect(after(50, 64, { hadToWait: true, strain: 2 })).toBe(8)
  })

  it('rises while requests wait although they are fast, at most to four times the usual', () => {
    expect(nextLimit(64, { hadToWait: true, strain: 0.5 }, limits)).toBe(71)
    expect(after(50, 64, { hadToWait: true, strain: 0 })).toBe(256)
    expect(nextLimit(64, { hadToWait: true, strain: 1 }, limits)).toBe(64)
  })

  it('P13 is the usual one again within 3 s, fifteen rounds, after the last request had to wait', () => {
    for (const start of [8, 256]) expect(after(15, start, { hadToWait: false, strain: 5 })).toBe(64)
  })

  it('never falls to nothing', () => {
    expect(nextLimit(1, { hadToWait: true, strain: 9 }, limitsAround(1))).toBe(1)
  })
})

it('the expected wait is the work before a request, divided among the places', () => {
  expect(expectedWait(0, 10, 50)).toBe(5)
  expect(expectedWait(99, 10, 50)).toBe(500)
})

it('the median is the middle one', () => {
  expect([median([]), median([3]), median([9, 1, 5])]).toEqual([undefined, 3, 5])
})
