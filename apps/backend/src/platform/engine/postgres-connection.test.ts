import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendLast, sendTogether, statement, type Database, type Statement, type Writer } from '../database.ts'
import { startDeadline, underDeadline, type Deadline } from '../deadline.ts'
import { emptyServerDatabase, server } from '../testing.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import { PostgresMessage } from './postgres-message.ts'

let database: Database
let close: () => Promise<void>
let url: string | undefined

beforeAll(async () => {
  if (server === undefined) {
    database = await openPglite(undefined)
    close = () => database.close()
  } else {
    const { drop, ...created } = await emptyServerDatabase()
    url = created.url
    database = openPostgres(url, { readers: 1, writers: 2 })
    close = async () => {
      await database.close()
      await drop()
    }
  }
  await database.transaction((tx) => sql`create table thing (id int primary key, size int not null)`.execute(tx))
})
afterAll(() => close())
beforeEach(() => database.transaction((tx) => sql`delete from thing`.execute(tx)))

const insert = (id: number, size: number | null = 1): Statement<number[]> =>
  statement(sql<{ id: number }>`insert into thing values (${id}, ${size}) returning id`, (rows) =>
    rows.map((row) => row.id),
  )
const sizes = (): Statement<number[]> =>
  statement(sql<{ size: number }>`select size from thing order by id`, (rows) => rows.map(({ size }) => size))
const grow = (id: number): Statement<number> =>
  statement(
    sql<{ size: number }>`update thing set size = size + 1 where id = ${id} returning size`,
    (rows) => rows[0]?.size ?? 0,
  )
const stored = async () => (await sendTogether(database.reader, [sizes()]))[0]

describe('statements that are sent together', () => {
  it('each see what those before them did, and return their own rows', async () => {
    for (let round = 0; round < 4; round++) {
      const results = await database.transaction((tx) =>
        sendTogether(tx, [insert(1, 5), grow(1), sizes(), undefined, insert(2), sizes()]),
      )
      expect(results).toEqual([[1], 6, [6], undefined, [2], [6, 1]])
      await database.transaction((tx) => sql`delete from thing`.execute(tx))
    }
  })

  it('with the commit are stored', async () => {
    for (const id of [1, 2, 3, 4])
      expect(await database.transaction((tx) => sendLast(tx, [insert(id), grow(id)]))).toEqual([[id], 2])
    expect(await stored()).toEqual([2, 2, 2, 2])
  })

  it('store nothing if any of them fails, with the commit or without, whichever it is', async () => {
    for (const send of [sendTogether, sendLast])
      for (let bad = 0; bad < 3; bad++)
        for (let round = 0; round < 3; round++) {
          const statements = [1, 2, 3].map((id) => insert(id, id - 1 === bad ? null : id))
          const work = database.transaction((tx) => send(tx, statements))
          await expect(work).rejects.toMatchObject({ code: '23502' })
          expect(await stored()).toEqual([])
        }
    await database.transaction((tx) => sendLast(tx, [insert(1, 9)]))
    expect(await stored()).toEqual([9])
  })

  it('leave the transaction as a failed one leaves it, even if the error is caught', async () => {
    const work = database.transaction(async (tx) => {
      await insertAlone(tx, 7)
      await sendTogether(tx, [insert(8), insert(8)]).catch(() => undefined)
    })
    await expect(work).rejects.toThrow(/rolled back|abort/)
    expect(await stored()).toEqual([])
    await database.transaction((tx) => insertAlone(tx, 9))
    expect(await stored()).toEqual([1])
  })

  it('are not sent if one of them has a value that cannot be written', async () => {
    const circle: Record<string, unknown> = {}
    circle['itself'] = circle
    const bad = statement(sql<{ id: number }>`select ${circle}::json`, (rows) => rows)
    await expect(database.transaction((tx) => sendLast(tx, [insert(1), bad, insert(2)]))).rejects.toThrow(/circular/i)
    expect(await stored()).toEqual([])
  })

  it('read in the order of several callers at once', async () => {
    await database.transaction((tx) => sendLast(tx, [insert(1, 4)]))
    const results = await database.transaction((tx) =>
      Promise.all([sendTogether(tx, [grow(1), sizes()]), sendTogether(tx, [grow(1), sizes()]), insertAlone(tx, 2)]),
    )
    expect(results).toEqual([[5, [5]], [6, [6]], undefined])
  })
})

async function insertAlone(tx: Writer, id: number): Promise<void> {
  await sql`insert into thing values (${id}, 1)`.execute(tx)
}

describe('a clock that stops', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => vi.useRealTimers())

  /** Time is up at the check before the statement with this number, from 0. */
  function stopsBefore(number: number): Deadline {
    const deadline = startDeadline(60_000)
    const check = deadline.signal.throwIfAborted.bind(deadline.signal)
    let checks = 0
    deadline.signal.throwIfAborted = () => {
      if (checks++ === number) vi.advanceTimersByTime(60_000)
      check()
    }
    return deadline
  }

  it('between any two statements of a transaction leaves all of it or nothing', async () => {
    const work = () =>
      database.transaction(async (tx) => {
        await insertAlone(tx, 1)
        await sendTogether(tx, [insert(2), grow(1), sizes()])
        await sendLast(tx, [insert(3), grow(2), grow(3)])
      })
    for (let number = 0; number < 7; number++) {
      await expect(underDeadline(stopsBefore(number), work)).rejects.toThrow(/took too long/)
      expect({ number, sizes: await stored() }).toEqual({ number, sizes: [] })
    }
    await underDeadline(stopsBefore(7), work)
    expect(await stored()).toEqual([2, 2, 2])
  })
})

describe.skipIf(server === undefined)('messages to PostgreSQL', () => {
  /** Runs the work, and returns how many statements each message had. */
  async function messagesOf(work: () => Promise<unknown>): Promise<number[]> {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    try {
      await work()
      return sent.mock.calls.map(([message]) =>
        (message as unknown) instanceof PostgresMessage ? (message as unknown as PostgresMessage).statements.length : 1,
      )
    } finally {
      sent.mockRestore()
    }
  }

  it('have the start of the transaction with the first statements, and the commit with the last', async () => {
    const work = () =>
      database.transaction(async (tx) => {
        await sendTogether(tx, [insert(1), sizes()])
        await insertAlone(tx, 2)
        await sendLast(tx, [grow(1), grow(2)])
      })
    expect(await messagesOf(work)).toEqual([3, 1, 3])
    // A transaction of one message needs neither.
    expect(await messagesOf(() => database.transaction((tx) => sendLast(tx, [insert(3)])))).toEqual([1])
    expect(await messagesOf(() => database.transaction((tx) => insertAlone(tx, 4)))).toEqual([2, 1])
    expect(await messagesOf(() => database.transaction(() => Promise.resolve()))).toEqual([])
  })

  it('are not sent after the last one', async () => {
    const work = database.transaction(async (tx) => {
      await sendLast(tx, [insert(1)])
      await insertAlone(tx, 2)
    })
    await expect(work).rejects.toThrow(/last message/)
    expect(await stored()).toEqual([1])
  })

  it('roll back in a message of their own', async () => {
    const work = (send: typeof sendLast) => () =>
      database.transaction((tx) => send(tx, [insert(1), insert(1)])).catch(() => undefined)
    expect(await messagesOf(work(sendTogether))).toEqual([3, 1])
    // PostgreSQL has already rolled back a whole transaction.
    expect(await messagesOf(work(sendLast))).toEqual([2])
    expect(await stored()).toEqual([])
  })

  it('that are a whole transaction store all or nothing, and see what others have committed', async () => {
    const isolation = statement(
      sql<{ level: string }>`select current_setting('transaction_isolation') as level`,
      (rows) => rows,
    )
    const transactionOf = statement(sql<{ id: string }>`select pg_current_xact_id()::text as id`, ([row]) => row?.id)
    for (let round = 0; round < 4; round++) {
      const [, first, , second, [level]] = await database.transaction((tx) =>
        sendLast(tx, [insert(1), transactionOf, grow(1), transactionOf, isolation]),
      )
      expect([first === second, level?.level]).toEqual([true, 'read committed'])
      await expect(database.transaction((tx) => sendLast(tx, [insert(2), grow(2), insert(1)]))).rejects.toMatchObject({
        code: '23505',
      })
      expect(await stored()).toEqual([2])
      await database.transaction((tx) => sql`delete from thing`.execute(tx))
    }
  })

  it('that are a whole transaction and fail are not taken for stored, even if the error is caught', async () => {
    const work = (after: (tx: Writer) => Promise<unknown>) =>
      database.transaction(async (tx) => {
        await sendLast(tx, [insert(1), insert(1)]).catch(() => undefined)
        await after(tx)
      })
    await expect(work(() => Promise.resolve())).rejects.toThrow(/rolled back|abort/)
    await expect(work((tx) => insertAlone(tx, 2))).rejects.toThrow(/last message/)
    expect(await stored()).toEqual([])
  })

  it('that break a rule which is checked at the commit are refused as a whole', async () => {
    await database.transaction((tx) =>
      sql`alter table thing add constraint sizes_differ unique (size) deferrable initially deferred`.execute(tx),
    )
    try {
      for (let round = 0; round < 3; round++)
        await expect(database.transaction((tx) => sendLast(tx, [insert(1), insert(2)]))).rejects.toMatchObject({
          code: '23505',
        })
      expect(await stored()).toEqual([])
    } finally {
      await database.transaction((tx) => sql`alter table thing drop constraint sizes_differ`.execute(tx))
    }
  })

  it('that fail leave a connection on which prepared and new statements work', async () => {
    for (let round = 0; round < 5; round++) {
      // A text that is new in each round stands after the statement that fails.
      const fresh = statement(sql<{ one: number }>`select ${1}::int + ${sql.lit(round)} as one`, (rows) => rows[0]?.one)
      for (let use = 0; use < 4; use++) {
        const failing = database.transaction((tx) => sendTogether(tx, [insert(1), insert(1), fresh]))
        await expect(failing).rejects.toMatchObject({ code: '23505' })
      }
      for (let use = 0; use < 3; use++)
        expect(await database.transaction((tx) => sendTogether(tx, [fresh, fresh]))).toEqual([round + 1, round + 1])
    }
  })

  it('are repeated as a whole when a migration changed the columns of a statement', async () => {
    const things = () => statement(sql<object>`select * from thing order by id`, (rows) => rows)
    await database.transaction((tx) => sendLast(tx, [insert(1, 4)]))
    const read = () => database.transaction((tx) => sendLast(tx, [grow(1), things()]))
    for (let round = 0; round < 4; round++) await read()
    const other = openPostgres(url ?? '', { readers: 1, writers: 1 })
    await other.transaction((tx) => sql`alter table thing add column colour text`.execute(tx))
    expect(await read()).toEqual([9, [{ id: 1, size: 9, colour: null }]])
    for (let round = 0; round < 3; round++) await sendTogether(database.reader, [sizes(), things()])
    await other.transaction((tx) => sql`alter table thing drop column colour`.execute(tx))
    expect(await sendTogether(database.reader, [sizes(), things()])).toEqual([[9], [{ id: 1, size: 9 }]])
    await other.close()
  })

  it('whose connection is cut store nothing, or everything if it was the last one', async () => {
    const work = (cut: number) => {
      let sent = 0
      return database.transaction(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        const cutAfter = async () => {
          if (sent++ !== cut) return
          await sql`select pg_terminate_backend(${rows[0]?.pid}), pg_sleep(0.05)`.execute(database.reader)
        }
        await cutAfter()
        await sendTogether(tx, [insert(1), insert(2)])
        await cutAfter()
        await insertAlone(tx, 3)
        await cutAfter()
        await sendLast(tx, [grow(1), insert(4)])
        await cutAfter()
      })
    }
    for (const cut of [0, 1, 2]) {
      await expect(work(cut)).rejects.toThrow(/terminat|not queryable/)
      expect({ cut, sizes: await stored() }).toEqual({ cut, sizes: [] })
    }
    await work(3)
    expect(await stored()).toEqual([2, 1, 1, 1])
  })

  it('wait for the server to be ready, also after an error', async () => {
    const warned: string[] = []
    const note = (warning: Error) => warned.push(warning.message)
    process.on('warning', note)
    const states: unknown[] = []
    const query = pg.Client.prototype.query
    const sent = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...all: unknown[]
    ) {
      states.push((this as unknown as { readyForQuery: boolean }).readyForQuery)
      return (query as (...all: unknown[]) => unknown).apply(this, all) as never
    })
    try {
      const work = database.transaction((tx) =>
        Promise.all([insertAlone(tx, 1), sendTogether(tx, [insert(1), insert(2)])]),
      )
      await expect(work).rejects.toMatchObject({ code: '23505' })
      await stored()
    } finally {
      sent.mockRestore()
      process.off('warning', note)
    }
    expect(states.length).toBeGreaterThan(3)
    expect(states.every((isReady) => isReady === true)).toBe(true)
    expect(warned).toEqual([])
  })
})
