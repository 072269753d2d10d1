import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import { makePrivate } from '@bocian/service/private-files.ts'
import type { Tables } from '../tables.gen.ts'
import { deadlinePlugin } from '../deadline.ts'
import { lockFolder } from './folder-lock.ts'
import { createWalSync } from './wal-sync.ts'
import { insideTransaction, withRetries, type Database } from '../database.ts'

const int8 = 20
const checkpointEvery = 2_000
/** Without its own limit the engine fills 128 MB of the process, although the system caches the files as well. */
const buffers = ['-c', 'shared_buffers=16MB']

export interface EmbeddedDatabase extends Database {
  /** The whole database as a tar archive, for backups and test snapshots. */
  dump(): Promise<Blob>
}

/**
 * Opens the embedded PostgreSQL, in memory if `folder` is undefined. Locks the folder against a second process. Transactions
 * resolve after their write-ahead log is synced to disk, which PGlite does not do itself.
 */
export async function openPglite(folder: string | undefined, snapshot?: Blob): Promise<EmbeddedDatabase> {
  const unlock = folder === undefined ? undefined : await lockFolder(folder)
  const data = folder === undefined ? undefined : path.join(folder, 'pg')
  if (data !== undefined) fs.mkdirSync(data, { recursive: true })
  const engine = await PGlite.create({
    ...(data === undefined ? {} : { dataDir: data }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    extensions: { unaccent, pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...buffers],
    parsers: { [int8]: Number },
  })
  // PGlite makes the first files that it creates writable for all users.
  if (data !== undefined) makePrivate(data)
  await engine.exec(`set timezone to 'UTC'`)
  const kysely = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: yieldingEngine(engine) }),
    plugins: [deadlinePlugin],
  })
  const sync = data === undefined ? undefined : createWalSync(engine, data)
  let commits = 0
  return {
    reader: kysely,
    services: {},
    kind: 'pglite',
    async transaction(work) {
      const result = await withRetries(() => kysely.transaction().execute(insideTransaction(work)))
      await sync?.afterCommit()
      if (sync !== undefined && ++commits % checkpointEvery === 0) await sync.checkpoint()
      return result
    },
    // The folder lock already excludes other processes.
    withLock: (_lock, work) => work(),
    dump: () => engine.dumpDataDir('none'),
    async close() {
      await sync?.checkpoint()
      await kysely.destroy()
      await unlock?.()
    },
  }
}

const yieldEveryMilliseconds = 20

/**
 * PGlite runs queries in the current turn of the event loop, so a long queue of queries would block timers and sockets. To avoid
 * that, yields to the event loop every 20 ms.
 */
function yieldingEngine(engine: PGlite): ConstructorParameters<typeof PGliteDialect>[0]['pglite'] {
  let last = performance.now()
  const yieldIfDue = async (): Promise<void> => {
    if (performance.now() - last < yieldEveryMilliseconds) return
    await new Promise((resolve) => setImmediate(resolve))
    last = performance.now()
  }
  return {
    get closed() {
      return engine.closed
    },
    get ready() {
      return engine.ready
    },
    get waitReady() {
      return engine.waitReady
    },
    close: () => engine.close(),
    async query(...query) {
      await yieldIfDue()
      return engine.query(...query)
    },
    async transaction(work) {
      await yieldIfDue()
      return engine.transaction(work)
    },
  }
}
