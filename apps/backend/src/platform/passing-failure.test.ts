import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { passingFailure } from './passing-failure.ts'
import { openPostgres } from './postgres.ts'
import { emptyServerDatabase, server } from './testing.ts'

const failure = (code: string) => Object.assign(new Error('no'), { code })

describe('failures that pass', () => {
  it.each([
    ['too many connections', failure('53300'), 'crowded'],
    ['a deadlock after the last try', failure('40P01'), 'crowded'],
    ['a server that is stopped', failure('57P01'), 'unreachable'],
    ['a server that starts', failure('57P03'), 'unreachable'],
    ['a transaction that lay idle', failure('25P03'), 'unreachable'],
    ['a broken connection', failure('08006'), 'unreachable'],
    ['a reset connection', failure('ECONNRESET'), 'unreachable'],
    ['a connection that took too long', new Error('Connection terminated due to connection timeout'), 'unreachable'],
    ['a duplicate key', failure('23505'), undefined],
    ['a full disk', failure('53100'), undefined],
    ['a bug', new TypeError('x is not a function'), undefined],
    ['what is no error', 'no', undefined],
  ])('P15 %s', (_what, error, kind) => {
    expect(passingFailure(error)).toBe(kind)
  })
})

describe.skipIf(server === undefined)('what the server and its driver throw', () => {
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
      (error: unknown) => passingFailure(error),
    )

  it('P15 a session that the server ends, in a transaction and outside of one; soon it answers again', async () => {
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

  it('P13 a lock that others hold and a statement that takes too long', async () => {
    const lock = (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) =>
      sql`select 1 from thing where id = 1 for update`.execute(tx)
    let waited: string | undefined
    await database.transaction(async (tx) => {
      await lock(tx)
      waited = await thrown(database.transaction(lock))
    })
    expect(waited).toBe('crowded')
    const slow = database.transaction(async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx)
      await sql`select pg_sleep(5)`.execute(tx)
    })
    expect(await thrown(slow)).toBe('crowded')
  })

  it('P13 a pool whose connections are all taken', async () => {
    const narrow = openPostgres(url, { readers: 1, writers: 1 })
    await narrow.transaction(async () => {
      expect(await thrown(narrow.transaction((tx) => sql`select 1`.execute(tx)))).toBe('crowded')
    })
    await narrow.close()
  })

  it('P15 a server that does not answer, and a pool that is closed', async () => {
    const nobody = openPostgres('postgres://postgres@127.0.0.1:9/nothing')
    expect(await thrown(sql`select 1`.execute(nobody.reader))).toBe('unreachable')
    await nobody.close()
    expect(await thrown(sql`select 1`.execute(nobody.reader))).toBe('unreachable')
  })
})
