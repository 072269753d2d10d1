import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Database } from '../platform/database.ts'
import { openPglite } from '../platform/engine/pglite.ts'
import { openPostgres } from '../platform/engine/postgres.ts'
import { copyOnServer, copyToFolder, server, type Fixture } from '../platform/testing.ts'

/** A database shared by backend processes that run one after the other. */
export interface NodeDatabase {
  /** Environment variables for a backend on this database. */
  env: Record<string, string>
  /** Opens the database for some work while no backend runs. */
  look<T>(work: (database: Database) => Promise<T>): Promise<T>
  /** Removes the folder. The test run drops its databases on the server itself. */
  removeFolder(): void
}

/** Creates the database on the engine of this test run and loads the fixture. */
export async function openNodeDatabase(fixture: Fixture): Promise<NodeDatabase> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-ground-'))
  const removeFolder = () => fs.rmSync(folder, { recursive: true, force: true })
  if (server === undefined) {
    await copyToFolder(fixture, folder)
    return {
      env: { DATA_DIR: folder },
      look: (work) => closing(() => openPglite(folder), work),
      removeFolder,
    }
  }
  const url = await copyOnServer(fixture)
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url },
    look: (work) => closing(() => Promise.resolve(openPostgres(url, { readers: 1, writers: 1 })), work),
    removeFolder,
  }
}

async function closing<T>(open: () => Promise<Database>, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
