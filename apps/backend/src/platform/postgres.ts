import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.gen.ts'
import { withRetries, type Database } from './database.ts'

const int8 = 20

/** Opens a pool on a PostgreSQL server (15 or newer). */
export function openPostgres(url: string, options: { connections?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 12,
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
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    reader: kysely,
    kind: 'postgres',
    transaction: (work) => withRetries(() => kysely.transaction().setIsolationLevel('read committed').execute(work)),
    close: () => kysely.destroy(),
  }
}
