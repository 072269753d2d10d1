import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventHandlers } from '#src/event-handlers.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { maxAttempts } from './calculate-retry.ts'
import { deliverNext } from './deliver-event.ts'
import { deleteOldEvents } from './event-admin.ts'
import { leaseEvent, markDelivered, renewLease } from './event-lease.ts'
import { startEventLoop } from './event-loop.ts'
import { handler, publish, type EventHandler } from '../events.ts'
import { attemptAll, endBackOff, endLeases, forgetEvents, storedEvents } from './testing-events.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(() => forgetEvents(shop.database))

const publishIds = (...ids: number[]) =>
  shop.database.transaction(async (tx) => {
    for (const id of ids) await publish(tx, 'stock.changed', { productIds: [id] })
  })
const publishOther = () => shop.database.transaction((tx) => publish(tx, 'store.changed', {}))

/** A handler of `stock.changed` that records the product ids, and throws for the ids in `bad`. */
function noting(handled: number[], bad: readonly number[] = [], name = 'test.note'): EventHandler {
  return handler('stock.changed', name, (_database, { productIds: [id = 0] }) => {
    if (bad.includes(id)) return Promise.reject(new Error(`bad ${id}`))
    handled.push(id)
    return Promise.resolve()
  })
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const silent = () => ({ error: vi.fn<(fields: object) => void>(), warn: vi.fn<(fields: object) => void>() })
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

describe('publish', () => {
  it('stores nothing when the transaction is rolled back', async () => {
    const failing = shop.database.transaction(async (tx) => {
      await publish(tx, 'stock.changed', { productIds: [1] })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await storedEvents(shop.database)).toEqual([])
  })

  it('checks the event type and the payload at compile time', () => {
    // Never called; it tests what the compiler accepts.
    const wrong = (tx: Parameters<typeof publish>[0]) => [
      // @ts-expect-error There is no such event.
      publish(tx, 'stock.vanished', { productIds: [1] }),
      // @ts-expect-error The payload belongs to another event.
      publish(tx, 'stock.changed', { orderId: 1 }),
      // @ts-expect-error The payload has no such property.
      handler('order.placed', 'test.wrong', async (_database, { productIds }) => void productIds),
    ]
    expect(wrong).toBeTypeOf('function')
  })
})

describe('isolation', () => {
  it('delivers twenty events in the first round although the one before them fails', async () => {
    await publishIds(...range(0, 20))
    const handled: number[] = []
    const attempts = await attemptAll(shop.database, [noting(handled, [0])])
    expect(handled).toEqual(range(1, 20))
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['failed', ...Array.from({ length: 20 }, () => 'delivered')])
    expect((await storedEvents(shop.database))[0]).toMatchObject({
      state: 'waiting',
      attempts: 1,
      error: 'test.note: bad 0',
    })
  })

  it('runs the other handlers of an event and retries only the failed one', async () => {
    await publishIds(7)
    const first: number[] = []
    const last: number[] = []
    const handlers = (bad: number[]) => [
      noting(first, [], 'test.first'),
      noting([], bad, 'test.bad'),
      noting(last, [], 'test.last'),
    ]
    await attemptAll(shop.database, handlers([7]))
    expect([first, last]).toEqual([[7], [7]])
    expect(await storedEvents(shop.database)).toMatchObject([
      { state: 'waiting', handledBy: ['test.first', 'test.last'] },
    ])
    await endBackOff(shop.database)
    await attemptAll(shop.database, handlers([]))
    expect([first, last]).toEqual([[7], [7]])
    expect(await storedEvents(shop.database)).toMatchObject([
      { state: 'delivered', handledBy: ['test.first', 'test.last', 'test.bad'] },
    ])
  })

  it('leaves events without a handler in the queue, for a version that has one', async () => {
    await publishOther()
    expect(await attemptAll(shop.database, [noting([])])).toEqual([])
    expect(await storedEvents(shop.database)).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })
})

describe('retries', () => {
  it('double the delay each time', async () => {
    await publishIds(0)
    for (const seconds of [2, 4, 8]) {
      expect(await attemptAll(shop.database, [noting([], [0])])).toHaveLength(1)
      const [event] = await storedEvents(shop.database)
      expect(event?.wait).toBeGreaterThan(seconds * 0.75 - 1)
      expect(event?.wait).toBeLessThanOrEqual(seconds * 1.25)
      await endBackOff(shop.database)
    }
  })

  it('end with a dead letter, which is not delivered automatically', async () => {
    await publishIds(0)
    for (let attempt = 1; attempt < maxAttempts; attempt++) {
      expect(await attemptAll(shop.database, [noting([], [0])])).toMatchObject([{ outcome: 'failed' }])
      await endBackOff(shop.database)
    }
    expect(await attemptAll(shop.database, [noting([], [0])])).toMatchObject([{ outcome: 'dead' }])
    await endBackOff(shop.database)
    expect(await attemptAll(shop.database, [noting([])])).toEqual([])
    expect(await storedEvents(shop.database)).toMatchObject([{ state: 'dead', attempts: maxAttempts }])
  })

  it('end even if every attempt kills the process', async () => {
    await publishIds(0)
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      expect(await leaseEvent(shop.database, ['stock.changed'])).toMatchObject({ attempts: attempt })
      await endLeases(shop.database)
    }
    const handled: number[] = []
    expect(await attemptAll(shop.database, [noting(handled)])).toMatchObject([{ outcome: 'dead' }])
    expect(handled).toEqual([])
  })

  it('remove email addresses from the stored error', async () => {
    await publishIds(0)
    const failing = handler('stock.changed', 'test.mail', () =>
      Promise.reject(new Error('550 <ada@example.com> is unknown, see b.c@example.org')),
    )
    await attemptAll(shop.database, [failing])
    expect((await storedEvents(shop.database))[0]?.error).toBe('test.mail: 550 <[email]> is unknown, see [email]')
  })

  it('follow if a handler times out, whose late statements are refused', async () => {
    await publishIds(0)
    let late: Promise<unknown> = Promise.resolve()
    const slow = handler(
      'stock.changed',
      'test.slow',
      async (database) => {
        await pause(300)
        late = publishLate(database).catch((error: unknown) => error)
      },
      100,
    )
    const publishLate = (database: TestShop['database']) =>
      database.transaction((tx) => publish(tx, 'store.changed', {}))
    expect(await deliverNext(shop.database, [slow], ['stock.changed'])).toMatchObject({ outcome: 'failed' })
    await pause(400)
    expect(String(await late)).toContain('too long')
    expect(await storedEvents(shop.database)).toMatchObject([{ error: 'test.slow: did not end within 0.1 s' }])
  })
})

describe('the lease', () => {
  it('ensures that two workers handle each event only once', async () => {
    await publishIds(...range(1, 20))
    const handled: number[] = []
    const slow = handler('stock.changed', 'test.slow', async (_database, { productIds }) => {
      await pause(5)
      handled.push(...productIds)
    })
    await Promise.all([1, 2].map(() => attemptAll(shop.database, [slow])))
    expect(handled.toSorted((a, b) => a - b)).toEqual(range(1, 20))
    expect((await storedEvents(shop.database)).every(({ attempts }) => attempts === 1)).toBe(true)
  })

  it('reserves an event for its owner until it expires after 30 seconds', async () => {
    await publishIds(1)
    expect(await leaseEvent(shop.database, ['stock.changed'])).toBeDefined()
    const [event] = await storedEvents(shop.database)
    expect(event?.leasedFor).toBeGreaterThan(25)
    expect(event?.leasedFor).toBeLessThanOrEqual(30)
    expect(await leaseEvent(shop.database, ['stock.changed'])).toBeUndefined()
    await endLeases(shop.database)
    expect(await leaseEvent(shop.database, ['stock.changed'])).toBeDefined()
  })

  it('can be renewed while a handler runs', async () => {
    await publishIds(1)
    const event = await leaseEvent(shop.database, ['stock.changed'])
    await endLeases(shop.database)
    expect(event && (await renewLease(shop.database, event))).toBe(true)
    expect(await leaseEvent(shop.database, ['stock.changed'])).toBeUndefined()
  })

  it('is renewed by the worker that delivers the event', async () => {
    await publishIds(1)
    const slow = handler('stock.changed', 'test.slow', async () => {
      await endLeases(shop.database)
      await pause(300)
      expect(await leaseEvent(shop.database, ['stock.changed'])).toBeUndefined()
    })
    const attempt = await deliverNext(shop.database, [slow], ['stock.changed'], 50)
    expect(attempt).toMatchObject({ outcome: 'delivered' })
  })

  it('allows only its owner to update the event', async () => {
    await publishIds(1)
    const lost = await leaseEvent(shop.database, ['stock.changed'])
    await endLeases(shop.database)
    const own = await leaseEvent(shop.database, ['stock.changed'])
    expect(lost && (await renewLease(shop.database, lost))).toBe(false)
    expect(lost && (await markDelivered(shop.database, lost, []))).toBe(false)
    expect(own && (await markDelivered(shop.database, own, []))).toBe(true)
  })

  it('reports to its previous owner that it was lost, and a late failure of that owner changes nothing', async () => {
    await publishIds(1)
    const handled: number[] = []
    const slow = handler('stock.changed', 'test.note', async () => {
      await endLeases(shop.database)
      await attemptAll(shop.database, [noting(handled)])
      throw new Error('too late')
    })
    expect(await attemptAll(shop.database, [slow])).toMatchObject([{ outcome: 'lost' }])
    expect(handled).toEqual([1])
    expect(await storedEvents(shop.database)).toMatchObject([{ state: 'delivered', error: null, attempts: 2 }])
  })
})

describe('a worker that loses the lease', () => {
  it('leaves the other handlers of the event to the new owner', async () => {
    await publishIds(1)
    const handled: number[] = []
    const last = noting(handled, [], 'test.last')
    const slow = handler('stock.changed', 'test.first', async () => {
      await endLeases(shop.database)
      expect(await leaseEvent(shop.database, ['stock.changed'])).toBeDefined()
    })
    expect(await deliverNext(shop.database, [slow, last], ['stock.changed'])).toMatchObject({ outcome: 'lost' })
    expect(handled).toEqual([])
    expect(await storedEvents(shop.database)).toMatchObject([{ state: 'waiting', handledBy: [] }])
  })
})

describe('the event loop', () => {
  it('delivers twenty events of a type while another event of that type hangs, after its timeout', async () => {
    await publishIds(...range(0, 20))
    const handled: number[] = []
    const hang = handler(
      'stock.changed',
      'test.hang',
      (_database, { productIds: [id = 0] }) => {
        if (id === 0) return new Promise(() => undefined)
        handled.push(id)
        return Promise.resolve()
      },
      200,
    )
    const loop = startEventLoop(shop.database, [hang], silent())
    await vi.waitUntil(() => handled.length === 20, 60_000)
    await loop.stop()
    expect(handled).toEqual(range(1, 20))
    const [hanging, ...others] = await storedEvents(shop.database)
    expect(hanging).toMatchObject({ state: 'waiting', error: 'test.hang: did not end within 0.2 s' })
    expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['delivered']))
  })

  it('gives a handler half a minute, unless the handler asks for more', () => {
    expect(handler('stock.changed', 'test.usual', () => Promise.resolve()).timeout).toBe(30_000)
    expect(eventHandlers.filter(({ timeout }) => timeout > 30_000).map(({ name }) => name)).toEqual([
      'catalogue.rebuild-listing',
      'product-alert.mail-in-stock',
      'product-alert.mail-in-stock',
      'payment.send-refund',
      'payment.send-surplus-back',
      'payment.sync-saved-cards',
      'payment.delete-card-at-provider',
    ])
  })

  it('delivers other types while a handler of one hangs', async () => {
    await publishIds(1)
    await publishOther()
    const entered = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const other = Promise.withResolvers<void>()
    const hang = handler('stock.changed', 'test.hang', () => {
      entered.resolve()
      return release.promise
    })
    const deliverOther = handler('store.changed', 'test.other', async () => {
      // Resolve only after the handler of the other type has started to hang.
      await entered.promise
      other.resolve()
    })
    const loop = startEventLoop(shop.database, [hang, deliverOther], silent())
    await other.promise
    const [first] = await storedEvents(shop.database)
    expect(first).toMatchObject({ state: 'waiting', attempts: 1 })
    release.resolve()
    await loop.stop()
    expect((await storedEvents(shop.database))[0]).toMatchObject({ state: 'delivered' })
  })

  it('logs failed attempts, and dead letters with a code for alerting', async () => {
    await publishIds(1)
    await shop.database.transaction((tx) =>
      sql`update platform_event set attempts = ${maxAttempts - 2}`.execute(tx).then(() => undefined),
    )
    const log = silent()
    const loop = startEventLoop(shop.database, [noting([], [1])], log)
    await vi.waitUntil(() => log.warn.mock.calls.length === 1, 60_000)
    await endBackOff(shop.database)
    await vi.waitUntil(() => log.error.mock.calls.length === 1, 60_000)
    await loop.stop()
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ code: 'EVENT_DEAD', type: 'stock.changed', attempts: 24 })
  })

  it('resumes after a database failure', async () => {
    await publishIds(1)
    const handled: number[] = []
    const log = silent()
    let failures = 1
    const database: TestShop['database'] = {
      ...shop.database,
      transaction: (work) => (failures-- > 0 ? Promise.reject(new Error('away')) : shop.database.transaction(work)),
    }
    const loop = startEventLoop(database, [noting(handled)], log)
    await vi.waitUntil(() => handled.length === 1, 60_000)
    await loop.stop()
    expect(log.error).toHaveBeenCalledOnce()
  })
})

it('deletes only delivered and dropped events, after thirty days', async () => {
  await publishIds(...range(1, 6))
  await shop.database.transaction(async (tx) => {
    const set = async (offset: number, values: ReturnType<typeof sql>) => {
      await sql`update platform_event set created_at = now() - interval '90 days', ${values}
        where id = (select id from platform_event order by id offset ${offset} limit 1)`.execute(tx)
    }
    await set(0, sql`delivered_at = now() - interval '31 days'`)
    await set(1, sql`dropped_at = now() - interval '31 days'`)
    await set(2, sql`delivered_at = now() - interval '29 days'`)
    await set(3, sql`dropped_at = now() - interval '29 days'`)
    await set(4, sql`dead_at = now() - interval '31 days'`)
    await set(5, sql`attempts = 0`)
  })
  expect(await deleteOldEvents(shop.database)).toBe(2)
  expect((await storedEvents(shop.database)).map(({ state }) => state)).toEqual([
    'delivered',
    'dropped',
    'dead',
    'waiting',
  ])
})
