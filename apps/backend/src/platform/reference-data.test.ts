import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run, type Database, type Reader } from './database.ts'
import { referenceData, referenceState } from './reference-data.ts'
import { testDatabase } from './testing.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase({ name: 'rates', sources: [], load: () => Promise.resolve() })
})
afterAll(() => database.close())

const state = (db: Reader = database.reader) => run(db, referenceState)
const countRates = (db: Reader) =>
  sql<{ rates: number }>`select count(*)::int as rates from pricing_tax_rate`
    .execute(db)
    .then(({ rows }) => rows[0]?.rates ?? 0)

let added = 0
const addRate = (db: Parameters<ReturnType<typeof sql>['execute']>[0]) =>
  sql`insert into pricing_tax_rate (country, tax_class, rate, label) values ('XX', ${`class ${added++}`}, 1000, 'x')`.execute(
    db,
  )

/** Reads the number of rates as a cart reads what it is calculated with, and counts how often it is loaded. */
let loads = 0
const rates = (now: string, db: Reader = database.reader) =>
  referenceData(database.reader, now, 'rates', () => {
    loads++
    return countRates(db)
  })

describe('the tables of which processes keep rows', () => {
  it('are exactly those with a trigger that counts their changes, also when they are emptied', async () => {
    const { rows: triggers } = await sql<{ name: string; type: number }>`
      select c.relname as name, t.tgtype::int as type from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where p.proname = 'platform_count_reference_change' order by 1`.execute(database.reader)
    const { rows: tables } = await sql<{ name: string }>`
      select name from platform_reference_table order by name`.execute(database.reader)
    expect(triggers.map(({ name }) => name)).toEqual(tables.map(({ name }) => name))
    // After insert, delete, update and truncate, once for each statement.
    expect(new Set(triggers.map(({ type }) => type))).toEqual(new Set([4 + 8 + 16 + 32]))
    expect(tables).toHaveLength(6)
  })

  it('have another state after every change, and after a change that was rolled back the old one', async () => {
    const states = [await state()]
    await database.transaction((tx) => addRate(tx))
    states.push(await state())
    const taken: string[] = []
    const work = database.transaction(async (tx) => {
      await addRate(tx)
      taken.push(await state(tx))
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await state()).toBe(states[1])
    await database.transaction((tx) => addRate(tx))
    states.push(await state())
    await database.transaction((tx) => sql`delete from pricing_tax_rate where country = 'XX'`.execute(tx))
    states.push(await state())
    expect(new Set([...states, ...taken]).size).toBe(5)
  })
})

describe('rows that a process keeps', () => {
  it('are loaded once for each state', async () => {
    loads = 0
    const now = await state()
    const before = await rates(now)
    expect(await Promise.all([rates(now), rates(now), rates(now)])).toEqual([before, before, before])
    expect(loads).toBe(1)
    await database.transaction((tx) => addRate(tx))
    const changed = await state()
    expect(await Promise.all([rates(changed), rates(changed)])).toEqual([before + 1, before + 1])
    expect(await rates(changed)).toBe(before + 1)
    expect(loads).toBe(2)
  })

  it('are loaded again if that failed', async () => {
    const broken = () => Promise.reject(new Error('gone'))
    await expect(referenceData(database.reader, 'a state', 'key', broken)).rejects.toThrow('gone')
    expect(await referenceData(database.reader, 'a state', 'key', () => Promise.resolve(3))).toBe(3)
  })

  it('that another caller is loading are not waited for in a transaction, which that one may wait for', async () => {
    await database.transaction((tx) => addRate(tx))
    const now = await state()
    let waiting: Promise<number> | undefined
    const inside = await database.transaction(async (tx) => {
      await sql`select 1`.execute(tx)
      waiting = rates(now)
      return rates(now, tx)
    })
    expect(await waiting).toBe(inside)
  })
})
