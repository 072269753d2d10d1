import { sql } from 'kysely'
import pg from 'pg'
import { createMemo, type Context } from '#src/platform/context.ts'
import type { Database } from '#src/platform/database.ts'
import { migrate } from '#src/platform/migrate.ts'
import { openPglite } from '#src/platform/pglite.ts'
import { openPostgres } from '#src/platform/postgres.ts'

const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** A migrated database in memory, closed by the caller. */
export async function racePglite(): Promise<Database> {
  const database = await openPglite(undefined)
  await migrate(database)
  return database
}

export async function answersPostgres(): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 1_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** A migrated database of its own on the server, dropped when it is closed. */
export async function racePostgres(): Promise<Database> {
  const name = `bocian_race_${process.pid}_${Date.now().toString(36)}`
  await onServer(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = openPostgres(url.href)
  await migrate(database)
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(`drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A guest's request to the Polish store. */
export function guestContext(database: Database): Context {
  return {
    store: {
      id: 1,
      code: 'pl',
      name: 'Polska',
      groupId: 1,
      groupCode: 'poland',
      websiteId: 1,
      locale: 'pl_PL',
      currency: 'PLN',
      country: 'PL',
      theme: 'bocian',
    },
    customerId: null,
    now: new Date(),
    db: database.reader,
    transaction: database.transaction,
    idempotencyKey: null,
    memo: createMemo(),
  }
}

/** A simple product in the Polish store, with so many pieces on the shelf. */
export async function seedProduct(database: Database, sku: string, price: number, onHand: number): Promise<number> {
  return database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into catalogue_product (sku, type, is_visible) values (${sku}, 'simple', true) returning id`.execute(tx)
    const id = Number(rows[0]?.id)
    await sql`insert into catalogue_product_text (product_id, store_id, name, url_key)
      values (${id}, 1, ${sku}, ${sku.toLowerCase()})`.execute(tx)
    await sql`insert into pricing_price (product_id, store_id, regular) values (${id}, 1, ${price})`.execute(tx)
    await sql`insert into inventory_stock values (${id}, ${onHand})`.execute(tx)
    await sql`insert into inventory_movement (product_id, kind, quantity) values (${id}, 'delivered', ${onHand})`.execute(
      tx,
    )
    return id
  })
}
