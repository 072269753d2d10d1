import { describe, expect, it } from 'vitest'
import type { Ticket } from './queue-ticket.server.ts'
import { WaitingLine, type Verdict } from './waiting-line.server.ts'

const ticket = (at: number, id = 'a'): Ticket => ({ at, id, until: 0 })

/** A line with a clock that stands still until it is moved. */
function lineOf(perMinute: number) {
  let time = 1_000_000
  const line = new WaitingLine(perMinute, () => time)
  const pass = (milliseconds: number, isCalm = true): void => {
    time += milliseconds
    line.tick(isCalm)
  }
  const placeOf = (verdict: Verdict): number => (verdict.isIn ? 0 : verdict.place)
  const visit = (at: number, id?: string): number => placeOf(line.visit(ticket(at, id)))
  return { line, pass, visit }
}

describe('the queue of a flash sale', () => {
  it('lets in as many visitors per minute as are set, by their arrival and not by their luck', () => {
    const { pass, visit } = lineOf(60)
    expect([visit(1), visit(2), visit(3), visit(4)]).toEqual([0, 1, 2, 3])
    pass(1_000)
    // The last one asks first.
    expect([visit(4), visit(3), visit(2)]).toEqual([3, 2, 0])
    expect([visit(3), visit(4)]).toEqual([1, 2])
    pass(2_000)
    expect([visit(4), visit(3)]).toEqual([0, 0])
  })

  it('keeps the place of a visitor whom another process, or this one before a restart, has put into the queue', () => {
    const { visit } = lineOf(60)
    visit(10)
    expect([visit(20), visit(30)]).toEqual([1, 2])
    expect(visit(15)).toBe(1)
    expect(visit(30)).toBe(3)
  })

  it('tells the time by the rate at which visitors are let in', () => {
    const { line } = lineOf(30)
    for (let at = 1; at <= 60; at += 1) line.visit(ticket(at))
    expect(line.visit(ticket(100))).toEqual({ isIn: false, place: 60, seconds: 120, refresh: 20 })
    expect(line.visit(ticket(2))).toEqual({ isIn: false, place: 1, seconds: 2, refresh: 5 })
  })

  it('passes over visitors who have left', () => {
    const { pass, visit } = lineOf(1)
    visit(1)
    expect([visit(2), visit(3)]).toEqual([1, 2])
    pass(30_000)
    expect(visit(3)).toBe(2)
    pass(21_000)
    expect(visit(3)).toBe(1)
  })

  it('distinguishes visitors who arrived at the same moment', () => {
    const { visit } = lineOf(60)
    visit(1)
    expect([visit(5, 'b'), visit(5, 'a'), visit(5, 'b')]).toEqual([1, 1, 2])
  })
})

describe('P13 the queue of an overloaded shop', () => {
  it('lets in twice as many with each tick while the shop is calm, and is empty within 3 s', () => {
    const { line, pass } = lineOf(0)
    for (let at = 1; at <= 1_000; at += 1) line.wait(ticket(at))
    pass(250, false)
    expect(line.visit(ticket(1)).isIn).toBe(false)
    for (let round = 0; round < 12; round += 1) pass(250)
    const verdicts = Array.from({ length: 1_000 }, (_, index) => line.visit(ticket(index + 1)))
    expect(verdicts.every(({ isIn }) => isIn)).toBe(true)
    expect(line.isEmpty).toBe(true)
  })

  it('lets in fewer while the shop is not calm', () => {
    const { line, pass } = lineOf(0)
    for (let at = 1; at <= 100; at += 1) line.wait(ticket(at))
    for (let round = 0; round < 8; round += 1) pass(250, false)
    const inside = Array.from({ length: 100 }, (_, index) => line.visit(ticket(index + 1))).filter(({ isIn }) => isIn)
    expect(inside.length).toBeLessThan(3)
  })
})
