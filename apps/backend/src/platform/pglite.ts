import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import { makePrivate } from '@bocian/service/private-files.ts'
import type { Tables } from './tables.gen.ts'
import { deadlinePlugin } from './deadline.ts'
import { lockFolder } from './folder-lock.ts'
import { createWalSync } from './wal-sync.ts'
import { insideTransaction, withRetries, type Database } from './database.ts'

const int8 = 20
const checkpointEvery = 2_000

export interface EmbeddedDatabase extends Database {
  /** The whole database as one archive, for back-ups and for test snapshots. */
  dump(): Promise<Blob>
}

/**
 * Opens the embedded PostgreSQL. `folder` undefined keeps it in memory. The folder is locked against a second process,
 * and a transaction returns only when its write-ahead log is on disk: PGlite itself never asks the disk to sync.
 */
export async function openPglite(folder: string | undefined, snapshot?: Blob): Promise<EmbeddedDatabase> {
  const unlock = folder === undefined ? undefined : await lockFolder(folder)
  const data = folder === undefined ? undefined : path.join(folder, 'pg')
  if (data !== undefined) fs.mkdirSync(data, { recursive: true })
  const engine = await PGlite.create({
    ...(data === undefined ? {} : { dataDir: data }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    extensions: { unaccent, pg_trgm },
    parsers: { [int8]: Number },
  })
  // PGlite creates its first files writable for everybody.
  if (data !== undefined) makePrivate(data)
  await engine.exec(`set timezone to 'UTC'`)
  const kysely = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: breathing(engine) }),
    plugins: [deadlinePlugin],
  })
  const sync = data === undefined ? undefined : createWalSync(engine, data)
  let commits = 0
  return {
    reader: kysely,
    kind: 'pglite',
    async transaction(work) {
      const result = await withRetries(() => kysely.transaction().execute(insideTransaction(work)))
      await sync?.afterCommit()
      if (sync !== undefined && ++commits % checkpointEvery === 0) await sync.checkpoint()
      return result
    },
    // Its folder belongs to one process.
    alone: (_lock, work) => work(),
    dump: () => engine.dumpDataDir('none'),
    async close() {
      await sync?.checkpoint()
      await kysely.destroy()
      await unlock?.()
    },
  }
}

const longestBreath = 20

/**
 * PGlite answers within the turn of the event loop it is asked in, so a queue of queries would keep timers and sockets
 * waiting until it is empty. Every twenty milliseconds the next query lets them go first.
 */
function breathing(engine: PGlite): ConstructorParameters<typeof PGliteDialect>[0]['pglite'] {
  let last = performance.now()
  const breathe = async (): Promise<void> => {
    if (performance.now() - last < longestBreath) return
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
      await breathe()
      return engine.query(...query)
    },
    async transaction(work) {
      await breathe()
      return engine.transaction(work)
    },
  }
}
