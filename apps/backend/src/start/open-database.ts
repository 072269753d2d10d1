import fs from 'node:fs'
import { makePrivate } from '@bocian/service/private-files.ts'
import type { Database } from '../platform/database.ts'
import { migrate } from '../platform/engine/migrate.ts'
import { openPglite } from '../platform/engine/pglite.ts'
import { openPostgres } from '../platform/engine/postgres.ts'
import type { Env } from './env.ts'

/** The shop's own entries in its data folder, which may contain other files too. */
const ownEntries = ['pg', 'media', 'cache', 'logs', 'lock', 'admin.secret', 'demo-password']

/** Opens the configured database for a process with these services, and migrates its schema. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'> & { readonly keepsPlans?: boolean },
  services: Database['services'] = {},
): Promise<Database> {
  fs.mkdirSync(env.dataDir, { recursive: true, mode: 0o700 })
  makePrivate(env.dataDir, ownEntries)
  const opened =
    env.databaseUrl === undefined
      ? await openPglite(env.dataDir)
      : openPostgres(env.databaseUrl, { keepsPlans: env.keepsPlans ?? true })
  const database = { ...opened, services }
  try {
    await migrate(database)
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
  return database
}
