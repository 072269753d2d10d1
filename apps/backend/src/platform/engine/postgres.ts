import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '../tables.gen.ts'
import { deadlinePlugin } from '../deadline.ts'
import { insideTransaction, withRetries, type Database } from '../database.ts'
import { isOutdatedStatement } from './named-statements.ts'
import { PostgresMessageDialect } from './postgres-connection.ts'

const int8 = 20

export interface PostgresOptions {
  /** How many connections the pool for reads may have. */
  readonly readers?: number
  /** How many connections the pool for transactions may have. */
  readonly writers?: number
  /** How long a query waits for a connection before it fails, in milliseconds. */
  readonly longestWait?: number
  /** Whether repeated statements are planned once per connection. If not, each execution has a plan for its own values. */
  readonly keepsPlans?: boolean
}

/**
 * Opens two pools on PostgreSQL 15 or newer: one for reads, one for transactions. A transaction may also read through the other
 * pool, for example expired settings. With a single pool, such transactions could deadlock on connections.
 */
export function openPostgres(
  url: string,
  { readers = 6, writers = 8, longestWait = 5_000, keepsPlans = true }: PostgresOptions = {},
): Database {
  const reader = openPool(url, readers, longestWait, keepsPlans)
  const writer = openPool(url, writers, longestWait, keepsPlans)
  return {
    reader,
    services: {},
    kind: 'postgres',
    transaction: (work) =>
      withRetries(() => writer.transaction().execute(insideTransaction(work)), isOutdatedStatement),
    // A transaction-level lock ends with its connection, so a process that dies leaves no lock behind.
    withLock: (lock, work) =>
      writer.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx)
        await sql`set local lock_timeout = 0`.execute(tx)
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
        await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
        return work()
      }),
    async close() {
      await reader.destroy()
      await writer.destroy()
    },
  }
}

/** A new connection plans every statement again, which costs more than a whole checkout, so a quiet shop keeps some for the next visitor. */
const longestIdle = 300_000

const limits =
  '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC ' +
  '-c default_transaction_isolation=read\\ committed'

function openPool(url: string, connections: number, longestWait: number, keepsPlans: boolean): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: longestWait,
    idleTimeoutMillis: longestIdle,
    // On its own, PostgreSQL would go on planning the dearest statements of a cart at every execution.
    options: keepsPlans ? `${limits} -c plan_cache_mode=force_generic_plan` : limits,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // The pool replaces an idle connection that the server has closed, but without a listener the error would end the process.
  pool.on('error', () => undefined)
  // A connection in use needs a listener too, although its query rejects anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresMessageDialect(pool, keepsPlans), plugins: [deadlinePlugin] })
}
