import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { emptyServerDatabase, server } from '../testing.ts'
import { createStatementNames } from './named-statements.ts'
import { openPostgres } from './postgres.ts'

describe('names of statements', () => {
  it('are given at the third use, and stay', () => {
    const names = createStatementNames()
    const uses = [1, 2, 3, 4].map(() => names.nameOf('select $1::int'))
    expect(uses).toEqual([undefined, undefined, 'bocian_0', 'bocian_0'])
    expect([1, 2, 3].map(() => names.nameOf('select $1::text')).at(-1)).toBe('bocian_1')
  })

  it('are not given to what cannot be prepared', () => {
    const names = createStatementNames()
    for (const text of ['set local statement_timeout = 0', 'select 1; select 2', 'create table a ()'])
      expect([1, 2, 3, 4].map(() => names.nameOf(text))).toEqual([undefined, undefined, undefined, undefined])
  })

  it('are limited, so that statements of ever new texts cannot fill the memory of the server', () => {
    const names = createStatementNames()
    const given = Array.from({ length: 1_200 }, (_, index) =>
      [1, 2, 3].map(() => names.nameOf(`select ${index}`)).at(-1),
    )
    expect(given.filter((name) => name !== undefined)).toHaveLength(1_000)
    expect(names.nameOf('select 0')).toBe('bocian_0')
  })
})

describe.skipIf(server === undefined)('statements on PostgreSQL', () => {
  let url: string
  let drop: () => Promise<void>
  let database: Database
  let other: Database

  beforeAll(async () => {
    ;({ url, drop } = await emptyServerDatabase())
    database = openPostgres(url, { readers: 1, writers: 2 })
    other = openPostgres(url, { readers: 1, writers: 1, keepsPlans: false })
    await change('create table thing (id int primary key, size int)')
    await change('insert into thing values (1, 10), (2, 20)')
  })
  afterAll(async () => {
    await database.close()
    await other.close()
    await drop()
  })

  const change = (statement: string) => other.transaction((tx) => sql.raw(statement).execute(tx))
  const things = (db: Parameters<ReturnType<typeof sql>['execute']>[0], id: number) =>
    sql`select * from thing where id >= ${id} order by id`.execute(db).then(({ rows }) => rows)
  const prepared = (node: Database) =>
    sql<{ statement: string; generic: number; custom: number }>`
      select statement, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where statement like '%from thing%'`.execute(node.reader)

  it('keep one plan for all values, and give the rows of each execution', async () => {
    for (const id of [1, 2, 3, 2, 1])
      expect(await things(database.reader, id)).toEqual(
        [
          { id: 1, size: 10 },
          { id: 2, size: 20 },
        ].slice(id - 1),
      )
    expect((await prepared(database)).rows).toEqual([
      { statement: expect.stringContaining('$1') as unknown, generic: 3, custom: 0 },
    ])
  })

  it('are planned for their values where plans are not kept', async () => {
    for (const id of [1, 1, 1, 1]) await things(other.reader, id)
    expect((await prepared(other)).rows).toEqual([])
  })

  it('without columns report how many rows they changed, each time', async () => {
    const update = (id: number) =>
      database.transaction((tx) => sql`update thing set size = size where id >= ${id}`.execute(tx))
    const counts: (bigint | undefined)[] = []
    for (const id of [1, 2, 3, 2, 1]) counts.push((await update(id)).numAffectedRows)
    expect(counts).toEqual([2n, 1n, 0n, 1n, 2n])
  })

  it('survive an error of the same statement', async () => {
    const divide = (by: number) => sql<{ of: number }>`select 12 / ${by}::int as of`.execute(database.reader)
    for (const by of [1, 2, 3, 4]) await divide(by)
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect((await divide(6)).rows).toEqual([{ of: 2 }])
  })

  it('are repeated when a migration under the running process changed their columns', async () => {
    for (const id of [1, 1, 1]) await things(database.reader, id)
    const reads = (id: number) => database.transaction((tx) => things(tx, id))
    // Two connections that both know the statement by its name.
    for (const id of [1, 1, 1]) await Promise.all([reads(id), reads(id)])
    await change('alter table thing add column colour text')
    const changed = { id: 2, size: 20, colour: null }
    expect(await things(database.reader, 2)).toEqual([changed])
    expect(await Promise.all([reads(2), reads(2), reads(2)])).toEqual([[changed], [changed], [changed]])
    await change('alter table thing drop column colour')
    const before = { id: 2, size: 20 }
    expect(await Promise.all([reads(2), reads(2), reads(2)])).toEqual([[before], [before], [before]])
    expect(await things(database.reader, 2)).toEqual([{ id: 2, size: 20 }])
  })

  it('repeat the whole transaction, so that nothing is done twice or lost', async () => {
    const add = () =>
      database.transaction(async (tx) => {
        await sql`update thing set size = size + 1 where id = ${1}`.execute(tx)
        await things(tx, 1)
      })
    for (let round = 0; round < 3; round++) await add()
    await change('alter table thing add column weight int')
    await add()
    const [thing] = await things(database.reader, 1)
    expect(thing).toEqual({ id: 1, size: 14, weight: null })
  })

  it('are prepared again after a pooler has reset the connection', async () => {
    for (const id of [1, 1, 1]) await things(database.reader, id)
    await sql`deallocate all`.execute(database.reader)
    expect(await things(database.reader, 2)).toEqual([{ id: 2, size: 20, weight: null }])
  })
})
