import type { Database } from './platform/database.ts'
import { migrate } from './platform/migrate.ts'
import { openPglite } from './platform/pglite.ts'
import { openPostgres } from './platform/postgres.ts'
import type { Env } from './env.ts'

/** Opens the database that the settings name and brings its schema up to date. */
export async function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const database = env.databaseUrl === undefined ? await openPglite(env.dataDir) : openPostgres(env.databaseUrl)
  try {
    await migrate(database)
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
  return database
}
