import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { batchHandler, handler, publish, type EventHandler } from '../events.ts'
import { maxAttempts } from './calculate-retry.ts'
import { deliverDue } from './deliver-together.ts'
import { dueTypes, leaseTogether, oldestDue, selectDueTypes } from './event-lease.ts'
import { startEventLoop } from './event-loop.ts'
import { endBackOff, endLeases, forgetEvents, storedEvents } from './testing-events.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(() => forgetEvents(shop.database))

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const publishIds = (...ids: number[]) =>
  shop.database.transaction(async (tx) => {
    for (const id of ids) await publish(tx, 'stock.changed', { productIds: [id] })
  })

/** A handler that records the ids of each call, and throws if one of them is in `bad`. */
function noting(calls: number[][], bad: readonly number[] = [], name = 'test.many'): EventHandler {
  return batchHandler('stock.changed', name, (_database, changes) => {
    const ids = changes.flatMap(({ productIds }) => productIds)
    const wrong = ids.find((id) => bad.includes(id))
    if (wrong !== undefined) return Promise.reject(new Error(`bad ${wrong}`))
    calls.push(ids)
    return Promise.resolve()
  })
}

const deliver = (...handlers: EventHandler[]) => deliverDue(shop.database, handlers, 'stock.changed')
const outcomes = async (...handlers: EventHandler[]) => (await deliver(...handlers)).map(({ outcome }) => outcome)

describe('events of a type', () => {
  it('come together, up to a hundred at once and the oldest first', async () => {
    await publishIds(...range(1, 120))
    const calls: number[][] = []
    expect(await deliver(noting(calls))).toHaveLength(100)
    expect(await outcomes(noting(calls))).toEqual(range(1, 20).map(() => 'delivered'))
    expect(await deliver(noting(calls))).toEqual([])
    expect(calls).toEqual([range(1, 100), range(101, 120)])
    expect(await storedEvents(shop.database)).toEqual(
      range(1, 120).map(() => expect.objectContaining({ state: 'delivered', attempts: 1, handledBy: ['test.many'] })),
    )
  })

  it('come one by one if a handler of the type takes one at a time', async () => {
    await publishIds(1, 2)
    const calls: number[][] = []
    const single = handler('stock.changed', 'test.single', () => Promise.resolve())
    expect(await outcomes(noting(calls), single)).toEqual(['delivered'])
    expect(calls).toEqual([[1]])
  })

  it('run each handler once for all of them', async () => {
    await publishIds(1, 2, 3)
    const [first, last]: number[][][] = [[], []]
    expect(await outcomes(noting(first ?? [], [], 'test.first'), noting(last ?? [], [], 'test.last'))).toHaveLength(3)
    expect([first, last]).toEqual([[[1, 2, 3]], [[1, 2, 3]]])
  })
})

describe('an event that fails', () => {
  it('delays only itself, and is retried alone', async () => {
    await publishIds(...range(1, 5))
    const calls: number[][] = []
    const attempts = await deliver(noting(calls, [3]))
    expect(attempts.map(({ outcome }) => outcome)).toEqual([
      'delivered',
      'delivered',
      'failed',
      'delivered',
      'delivered',
    ])
    expect(attempts[0]?.errors.map(String)).toEqual(['Error: test.many for 5 events: bad 3'])
    expect(calls).toEqual([[1], [2], [4], [5]])
    expect((await storedEvents(shop.database))[2]).toMatchObject({ attempts: 1, error: 'test.many: bad 3' })

    await endBackOff(shop.database)
    await publishIds(6, 7)
    expect(await outcomes(noting(calls))).toEqual(['delivered'])
    expect(await outcomes(noting(calls))).toEqual(['delivered', 'delivered'])
    expect(calls.slice(4)).toEqual([[3], [6, 7]])
  })

  it('becomes a dead letter after as many attempts as a single one', async () => {
    await publishIds(1, 2)
    await shop.database.transaction((tx) =>
      sql`update platform_event set attempts = ${maxAttempts - 1} where payload = '{"productIds": [1]}'`.execute(tx),
    )
    expect(await outcomes(noting([], [1]))).toEqual(['dead'])
    expect(await outcomes(noting([], [1]))).toEqual(['delivered'])
    expect(await storedEvents(shop.database)).toMatchObject([
      { state: 'dead', attempts: maxAttempts },
      { state: 'delivered', attempts: 1 },
    ])
  })

  it('runs only the handlers that have not succeeded', async () => {
    await publishIds(1, 2)
    const first: number[][] = []
    const last: number[][] = []
    const handlers = [noting(first, [], 'test.first'), noting(last, [2], 'test.last')]
    expect(await outcomes(...handlers)).toEqual(['delivered', 'failed'])
    expect([first, last]).toEqual([[[1, 2]], [[1]]])
    expect((await storedEvents(shop.database))[1]).toMatchObject({ handledBy: ['test.first'] })
  })

  it('does not take the others along when it kills the process', async () => {
    await publishIds(1, 2, 3)
    expect(await leaseTogether(shop.database, 'stock.changed', 100)).toHaveLength(3)
    await endLeases(shop.database)
    const next = () => leaseTogether(shop.database, 'stock.changed', 100)
    expect([await next(), await next(), await next(), await next()]).toMatchObject([
      [{ attempts: 2, payload: { productIds: [1] } }],
      [{ attempts: 2, payload: { productIds: [2] } }],
      [{ attempts: 2, payload: { productIds: [3] } }],
      [],
    ])
  })

  it('holds the others up for its timeout at most', async () => {
    await publishIds(1, 2)
    const hang = batchHandler(
      'stock.changed',
      'test.hang',
      (_database, changes) =>
        changes.some(({ productIds }) => productIds[0] === 1) ? new Promise(() => undefined) : Promise.resolve(),
      100,
    )
    expect(await outcomes(hang)).toEqual(['failed', 'delivered'])
  })
})

describe('the lease of several events', () => {
  it('is renewed while a handler runs', async () => {
    await publishIds(1, 2)
    const slow = batchHandler('stock.changed', 'test.slow', async () => {
      await endLeases(shop.database)
      await vi.waitUntil(async () =>
        (await storedEvents(shop.database)).every(({ leasedFor }) => (leasedFor ?? 0) > 20),
      )
    })
    const attempts = await deliverDue(shop.database, [slow], 'stock.changed', 20)
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered'])
  })

  it('leaves an event that another process has taken over to that process', async () => {
    await publishIds(1, 2)
    const last: number[][] = []
    const first = batchHandler('stock.changed', 'test.first', async () => {
      await shop.database.transaction((tx) =>
        sql`update platform_event set lease_owner = 'other' where payload = '{"productIds": [1]}'`.execute(tx),
      )
    })
    expect((await outcomes(first, noting(last, [], 'test.last'))).toSorted()).toEqual(['delivered', 'lost'])
    expect(last).toEqual([[2]])
    expect((await storedEvents(shop.database))[0]).toMatchObject({ state: 'waiting', handledBy: [] })
  })

  it('ensures that two workers handle each event only once', async () => {
    await publishIds(...range(1, 150))
    const calls: number[][] = []
    const slow = batchHandler('stock.changed', 'test.slow', async (_database, changes) => {
      await pause(5)
      calls.push(changes.flatMap(({ productIds }) => productIds))
    })
    await Promise.all([deliver(slow), deliver(slow)])
    expect(calls.flat().toSorted((a, b) => a - b)).toEqual(range(1, 150))
  })
})

it('the event loop delivers them, and logs why several failed together', async () => {
  await publishIds(...range(1, 5))
  const calls: number[][] = []
  const log = { error: vi.fn<(fields: object) => void>(), warn: vi.fn<(fields: object) => void>() }
  const loop = startEventLoop(shop.database, [noting(calls, [3])], log)
  await vi.waitUntil(() => calls.length === 4, 60_000)
  await loop.stop()
  expect(log.warn.mock.calls.map(([fields]) => String('err' in fields && fields.err))).toEqual([
    'Error: test.many for 5 events: bad 3',
    'Error: test.many: bad 3',
  ])
})

it('the poll and the lease read only open events, however many were delivered', async () => {
  await publishIds(1)
  await shop.database.transaction((tx) =>
    sql`insert into platform_event (type, payload, delivered_at)
      select 'stock.changed', '{}', now() from generate_series(1, 20000)`.execute(tx),
  )
  const plans = await shop.database.transaction(async (tx) => {
    await sql`analyze platform_event`.execute(tx)
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    const read: string[] = []
    for (const query of [dueTypes(['stock.changed']), oldestDue('stock.changed', 100)]) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, timing off) ${query}`.execute(tx)
      read.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return read
  })
  for (const plan of plans) {
    expect(plan).toContain('Index Scan using platform_event_open')
    expect(plan).not.toMatch(/Seq Scan|Bitmap|Rows Removed/)
  }
  expect(await selectDueTypes(shop.database.reader, ['stock.changed'])).toEqual(['stock.changed'])
})
