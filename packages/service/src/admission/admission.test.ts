import { describe, expect, it } from 'vitest'
import { Admission, type Refusal, type Slot } from './admission.ts'
import type { Priority } from './priority.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** An admission with a clock that stands still until it is moved. */
function door(usual: number, mostDelay = 0, targetTime = 500) {
  let time = 0
  const options = { usual, targetTime, targetDelay: 100, mostDelay, now: () => time, random: () => 0.5 }
  const admission = new Admission(options)
  const started: string[] = []
  const refused: string[] = []
  const slots = new Map<string, Slot>()
  const ask = (name: string, priority: Priority, visitor: string | null = name, hasLeft?: () => boolean) => {
    void admission.enter(priority, visitor, hasLeft).then((outcome: Slot | Refusal) => {
      if (outcome.isAdmitted) slots.set(name, outcome)
      ;(outcome.isAdmitted ? started : refused).push(name)
    })
  }
  const pass = (milliseconds: number, delay = 0): void => {
    time += milliseconds
    admission.tick(delay)
  }
  const leave = async (name: string) => {
    slots.get(name)?.leave()
    await settle()
  }
  return { admission, ask, pass, leave, slots, started, refused }
}

describe('P13 requests beyond the limit', () => {
  it('start by priority and within it in their order: buyers, visitors, crawlers', async () => {
    const { ask, leave, started, refused } = door(1)
    ask('first', 'shopper')
    for (const [name, priority] of [
      ['crawler', 'robot'],
      ['list', 'shopper'],
      ['list 2', 'shopper'],
      ['order', 'checkout'],
    ] as const)
      ask(name, priority)
    await settle()
    expect([started, refused]).toEqual([['first'], []])
    for (const name of ['first', 'order', 'list', 'list 2', 'crawler']) await leave(name)
    expect(started).toEqual(['first', 'order', 'list', 'list 2', 'crawler'])
  })

  it('are refused at once if they would wait too long, crawlers first and buyers last', async () => {
    const { admission, ask, refused } = door(1)
    ask('first', 'shopper')
    for (let number = 0; number < 20; number += 1) {
      ask(`robot ${number}`, 'robot')
      ask(`shopper ${number}`, 'shopper')
      ask(`checkout ${number}`, 'checkout')
    }
    await settle()
    const kinds = refused.map((name) => name.split(' ')[0])
    expect(kinds[0]).toBe('robot')
    expect(kinds).toContain('shopper')
    expect(kinds).not.toContain('checkout')
    const refusal = await admission.enter('robot', 'late')
    expect(refusal).toEqual({ isAdmitted: false, retryAfter: 60 })
  })

  it('are refused once they have waited too long, buyers after 20 s and others after 1.5 s', async () => {
    const { ask, pass, refused } = door(1)
    ask('first', 'shopper')
    ask('list', 'shopper')
    ask('order', 'checkout')
    pass(1_499)
    await settle()
    expect(refused).toEqual([])
    pass(1)
    await settle()
    expect(refused).toEqual(['list'])
    pass(18_500)
    await settle()
    expect(refused).toEqual(['list', 'order'])
  })

  it('do not start when their client has left', async () => {
    const { ask, leave, started } = door(1)
    ask('first', 'shopper')
    ask('gone', 'shopper', 'gone', () => true)
    ask('second', 'shopper')
    await settle()
    await leave('first')
    expect(started).toEqual(['first', 'second'])
  })

  it('leave places free for buyers: crawlers take two fifths, others all but a sixth', async () => {
    const { ask, started } = door(20)
    for (const priority of ['robot', 'shopper', 'checkout'] as const) {
      for (let number = 0; number < 20; number += 1) ask(`${priority} ${number}`, priority)
      await settle()
    }
    const count = (priority: Priority) => started.filter((name) => name.startsWith(priority)).length
    expect([count('robot'), count('shopper'), count('checkout')]).toEqual([8, 9, 3])
  })
})

describe('one visitor', () => {
  it('holds a quarter of the places at most, and the others pass its waiting requests', async () => {
    const { ask, leave, started } = door(64)
    for (let number = 0; number < 40; number += 1) ask(`many ${number}`, 'shopper', 'many')
    ask('other', 'shopper')
    await settle()
    expect(started).toHaveLength(17)
    expect(started.at(-1)).toBe('other')
    await leave('many 0')
    expect(started.at(-1)).toBe('many 16')
  })

  it('holds no place while its request waits for its own turn', async () => {
    const { ask, slots, started } = door(1)
    ask('first', 'shopper')
    ask('second', 'shopper')
    await settle()
    const resume = slots.get('first')?.rest()
    await settle()
    expect(started).toEqual(['first', 'second'])
    resume?.()
    ask('third', 'shopper')
    slots.get('second')?.leave()
    await settle()
    expect(started).toEqual(['first', 'second'])
    slots.get('first')?.leave()
    await settle()
    expect(started).toEqual(['first', 'second', 'third'])
  })
})

describe('one visitor whose requests wait for their turn', () => {
  it('has no more of them than places, so that the others are refused in time, and nobody else waits', async () => {
    const { ask, pass, slots, started, refused } = door(64)
    for (let number = 0; number < 16; number += 1) ask(`many ${number}`, 'shopper', 'many')
    await settle()
    for (const slot of slots.values()) slot.rest()
    ask('one more', 'shopper', 'many')
    for (let number = 0; number < 50; number += 1) ask(`other ${number}`, 'shopper')
    await settle()
    expect(started).toHaveLength(66)
    expect(started).not.toContain('one more')
    pass(1_500, 1_000)
    await settle()
    expect(refused).toEqual(['one more'])
  })
})

describe('a late event loop', () => {
  it('refuses all but buyers beyond the highest delay', async () => {
    const { ask, pass, started, refused } = door(10, 1_000)
    pass(200, 1_001)
    ask('list', 'shopper')
    ask('order', 'checkout')
    await settle()
    expect([started, refused]).toEqual([['order'], ['list']])
    pass(200, 999)
    ask('list', 'shopper')
    await settle()
    expect(started).toEqual(['order', 'list'])
  })

  it('and busy places keep back work for which nobody waits', async () => {
    const { admission, ask, pass, leave } = door(4)
    expect(admission.isCalm).toBe(true)
    for (const name of ['one', 'two']) ask(name, 'shopper')
    await settle()
    expect(admission.isCalm).toBe(false)
    await leave('one')
    expect(admission.isCalm).toBe(true)
    pass(200, 101)
    expect(admission.isCalm).toBe(false)
  })
})

it('a process whose requests wait for another one does not take more of them', async () => {
  const [gateway, worker] = [door(8, 0, Infinity), door(8)]
  for (const { ask, leave, pass } of [gateway, worker]) {
    for (let number = 0; number < 30; number += 1) ask(`${number}`, 'checkout')
    await settle()
    pass(10)
    for (let number = 0; number < 3; number += 1) {
      await leave(`${number}`)
      pass(10)
    }
  }
  expect(gateway.admission.limit).toBe(8)
  expect(worker.admission.limit).toBeGreaterThan(8)
})

it('the limit follows what is measured, and a place is given up once', async () => {
  const { admission, ask, pass, leave } = door(8)
  for (let number = 0; number < 20; number += 1) ask(`${number}`, 'checkout')
  await settle()
  pass(1_000)
  expect(admission.limit).toBe(8)
  pass(1_000)
  for (let number = 0; number < 8; number += 1) await leave(`${number}`)
  await leave('0')
  pass(200)
  expect(admission.limit).toBeLessThan(8)
  for (let number = 8; number < 20; number += 1) await leave(`${number}`)
  for (let round = 0; round < 15; round += 1) pass(200)
  expect(admission.limit).toBe(8)
})
