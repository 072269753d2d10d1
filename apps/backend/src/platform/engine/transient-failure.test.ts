import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { transientFailure } from './transient-failure.ts'
import { openPostgres } from './postgres.ts'
import { emptyServerDatabase, server } from '../testing.ts'

const failure = (code: string) => Object.assign(new Error('no'), { code })

describe('transient failures', () => {
  it.each([
    ['too many connections', failure('53300'), 'overloaded'],
    ['a deadlock after the last retry', failure('40P01'), 'overloaded'],
    ['a server that is shutting down', failure('57P01'), 'unreachable'],
    ['a server that is starting', failure('57P03'), 'unreachable'],
    ['an idle transaction timeout', failure('25P03'), 'unreachable'],
    ['a broken connection', failure('08006'), 'unreachable'],
    ['a reset connection', failure('ECONNRESET'), 'unreachable'],
    ['a connection timeout', new Error('Connection terminated due to connection timeout'), 'unreachable'],
    ['a duplicate key', failure('23505'), undefined],
    ['a full disk', failure('53100'), undefined],
    ['a bug', new TypeError('x is not a function'), undefined],
    ['a value that is no error', 'no', undefined],
  ])('P15 %s', (_what, error, kind) => {
    expect(transientFailure(error)).toBe(kind)
  })
})

describe.skipIf(server === undefined)('errors of PostgreSQL and its driver', () => {
  let url: string
  let drop: () => Promise<void>
  let database: Database

  beforeAll(async () => {
    ;({ url, drop } = await emptyServerDatabase())
    database = openPostgres(url, { readers: 1, writers: 2 })
    await database.transaction((tx) => sql`create table thing (id int primary key)`.execute(tx))
    await database.transaction((tx) => sql`insert into thing values (1)`.execute(tx))
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  const thrown = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => transientFailure(error),
    )

  it('P15 recognizes a session ended by the server, in a transaction and outside of one, and reconnects', async () => {
    const lose = database.transaction(async (tx) => {
      await sql`insert into thing values (2)`.execute(tx)
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    })
    expect(await thrown(lose)).toBe('unreachable')
    const reading = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.reader)
    expect(await thrown(reading)).toBe('unreachable')
    const left = () => sql<{ id: number }>`select id from thing`.execute(database.reader).catch(() => undefined)
    await expect.poll(async () => (await left())?.rows).toEqual([{ id: 1 }])
    await database.transaction((tx) => sql`update thing set id = id`.execute(tx))
  })

  it('P13 recognizes lock timeouts and statement timeouts', async () => {
    const lock = (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) =>
      sql`select 1 from thing where id = 1 for update`.execute(tx)
    let waited: string | undefined
    await database.transaction(async (tx) => {
      await lock(tx)
      waited = await thrown(database.transaction(lock))
    })
    expect(waited).toBe('overloaded')
    const slow = database.transaction(async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx)
      await sql`select pg_sleep(5)`.execute(tx)
    })
    expect(await thrown(slow)).toBe('overloaded')
  })

  it('P13 recognizes an exhausted connection pool', async () => {
    const narrow = openPostgres(url, { readers: 1, writers: 1 })
    await narrow.transaction(async () => {
      expect(await thrown(narrow.transaction((tx) => sql`select 1`.execute(tx)))).toBe('overloaded')
    })
    await narrow.close()
  })

  it('P15 recognizes an unreachable server and a closed pool', async () => {
    const unreachable = openPostgres('postgres://postgres@127.0.0.1:9/nothing')
    expect(await thrown(sql`select 1`.execute(unreachable.reader))).toBe('unreachable')
    await unreachable.close()
    expect(await thrown(sql`select 1`.execute(unreachable.reader))).toBe('unreachable')
  })
})
