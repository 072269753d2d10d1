import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.gen.ts'
import { deadlinePlugin } from './deadline.ts'
import { insideTransaction, withRetries, type Database } from './database.ts'

const int8 = 20

/**
 * Opens pools on a PostgreSQL server (15 or newer): one for reading and one for transactions. A transaction that has to
 * read outside of itself, such as settings that grew old, would else wait for ever for connections that all wait like it.
 */
export function openPostgres(url: string, options: { readers?: number; writers?: number } = {}): Database {
  const reader = openPool(url, options.readers ?? 6)
  const writer = openPool(url, options.writers ?? 8)
  return {
    reader,
    kind: 'postgres',
    transaction: (work) =>
      withRetries(() => writer.transaction().setIsolationLevel('read committed').execute(insideTransaction(work))),
    // The lock goes with its connection, so that a process that dies leaves none behind.
    alone: (lock, work) =>
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

function openPool(url: string, connections: number): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    options:
      '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC',
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that the server ended while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same holds for one that is in use: whoever uses it hears of its end by the query.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [deadlinePlugin] })
}
