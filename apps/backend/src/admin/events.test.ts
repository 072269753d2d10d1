import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { handler, publish } from '#src/platform/events.ts'
import { leaseEvent } from '#src/platform/event-queue/event-lease.ts'
import { attemptAll, endLeases, forgetEvents, storedEvents } from '#src/platform/event-queue/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { audit } from './audit-command.ts'
import { parseCommand } from './commands.ts'
import { UsageError } from './usage-error.ts'
import { eventCommand } from './event-command.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(() => forgetEvents(shop.database))

async function admin(...args: string[]): Promise<{ exit: number; printed: string }> {
  let printed = ''
  const say = (text: string): void => void (printed += `${text}\n`)
  const output = { line: say, error: say, progress: say }
  const exit = await runCommand(parseCommand(args), { database: shop.database, output, mediaDir: '', folder: '' })
  return { exit, printed }
}

const refusing = [
  handler('stock.changed', 'test.refuse', () => Promise.reject(new Error('no'))),
  handler('store.changed', 'test.refuse', () => Promise.reject(new Error('no'))),
]

/** Publishes two events that failed once, one of which became a dead letter, and one not attempted yet. */
async function publishAndFail(): Promise<{ failing: number; dead: number; waiting: number }> {
  await shop.database.transaction(async (tx) => {
    await publish(tx, 'stock.changed', { productIds: [1] })
    await publish(tx, 'store.changed', {})
  })
  await attemptAll(shop.database, refusing)
  await shop.database.transaction(async (tx) => {
    await sql`update platform_event set dead_at = now() where type = 'store.changed'`.execute(tx)
    await publish(tx, 'stock.changed', { productIds: [2] })
  })
  const [failing = 0, dead = 0, waiting = 0] = (await storedEvents(shop.database)).map(({ id }) => id)
  return { failing, dead, waiting }
}

const dueTypes = async () => (await attemptAll(shop.database, refusing)).map(({ event }) => event.type)

describe('events list', () => {
  it('counts undelivered events by type and names those that failed', async () => {
    const { failing, dead } = await publishAndFail()
    const { exit, printed } = await admin('events')
    expect(exit).toBe(0)
    const [first, second, third, fourth, ...more] = printed.trim().split('\n')
    expect(first).toBe('stock.changed: 1 waiting, 1 failing, 0 dead')
    expect(second).toBe('store.changed: 0 waiting, 0 failing, 1 dead')
    expect(third).toMatch(
      new RegExp(`^${failing}  [-0-9: ]+  stock.changed  1 attempts, next attempt [-0-9: ]+  test.refuse: no$`),
    )
    expect(fourth).toMatch(new RegExp(`^${dead}  [-0-9: ]+  store.changed  1 attempts, dead  test.refuse: no$`))
    expect(more).toEqual([])
  })

  it('reports an empty queue', async () => {
    expect(await admin('events', 'list')).toEqual({ exit: 0, printed: 'Every event was delivered.\n' })
  })
})

describe('events retry', () => {
  it('makes one event due again with all its attempts, even a dead letter', async () => {
    const { dead } = await publishAndFail()
    expect(await admin('events', 'retry', String(dead))).toEqual({ exit: 0, printed: '1 event is due now.\n' })
    expect(await dueTypes()).toEqual(['store.changed', 'stock.changed'])
    expect((await storedEvents(shop.database))[1]).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  it('retries all events, or those of one type', async () => {
    await publishAndFail()
    expect(await admin('events', 'retry', '--type', 'store.changed')).toMatchObject({ exit: 0 })
    expect(await dueTypes()).toEqual(['store.changed', 'stock.changed'])
    expect(await admin('events', 'retry', '--all')).toEqual({ exit: 0, printed: '3 events are due now.\n' })
    expect(await dueTypes()).toHaveLength(3)
  })

  it('refuses an event that has not failed', async () => {
    const { waiting } = await publishAndFail()
    expect(await admin('events', 'retry', String(waiting))).toMatchObject({ exit: 1 })
  })
})

describe('events drop', () => {
  it('logs the drop and never delivers the event', async () => {
    const { dead } = await publishAndFail()
    const log = { warn: vi.fn<(fields: object, message?: string) => void>() }
    const output = { line: () => {}, error: () => {}, progress: () => {} }
    expect(await eventCommand({ name: 'events drop', id: dead }, { database: shop.database, output, log })).toBe(0)
    expect(log.warn.mock.calls).toEqual([
      [{ code: 'EVENT_DROPPED', event: dead, type: 'store.changed' }, 'event dropped by an operator'],
    ])
    expect((await storedEvents(shop.database))[1]).toMatchObject({ state: 'dropped' })
    expect(await admin('events', 'retry', String(dead))).toMatchObject({ exit: 1 })
    expect(await admin('events', 'drop', String(dead), '--yes')).toMatchObject({ exit: 1 })
    expect(await dueTypes()).toEqual(['stock.changed'])
  })

  it('refuses an event while it is being handled', async () => {
    const { waiting } = await publishAndFail()
    await leaseEvent(shop.database, ['stock.changed'])
    expect(await admin('events', 'drop', String(waiting), '--yes')).toMatchObject({ exit: 1 })
    await endLeases(shop.database)
    expect(await admin('events', 'drop', String(waiting), '--yes')).toMatchObject({ exit: 0 })
  })
})

it('rejects incomplete or ambiguous command lines', () => {
  expect(parseCommand(['events'])).toEqual({ name: 'events list' })
  expect(parseCommand(['events', 'drop', '7', '--yes'])).toEqual({ name: 'events drop', id: 7 })
  expect(() => parseCommand(['events', 'drop', '7'])).toThrow('--yes')
  for (const args of [
    ['retry'],
    ['retry', '7', '--all'],
    ['retry', '--all', '--type', 'order.placed'],
    ['retry', 'x'],
    ['drop', '--yes'],
    ['drop', '7', '--yes', '--all'],
    ['list', '7'],
    ['clear'],
  ])
    expect(() => parseCommand(['events', ...args]), args.join(' ')).toThrow(UsageError)
})

it('the audit reports a dead letter at once, but not a dropped event', async () => {
  const { dead } = await publishAndFail()
  const findings: string[] = []
  const ask = () =>
    audit(shop.database, new Date(), (result) => findings.push(...(result.number === 12 ? result.findings : [])))
  await ask()
  expect(findings).toEqual([expect.stringMatching(/^store\.changed of .* waits as a dead letter$/)])
  findings.length = 0
  await admin('events', 'drop', String(dead), '--yes')
  await ask()
  expect(findings).toEqual([])
})
