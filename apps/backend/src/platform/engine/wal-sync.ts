import fs from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

interface WalSync {
  afterCommit(): Promise<void>
  checkpoint(): Promise<void>
}

/**
 * Makes commits of the embedded database durable. PGlite runs with fsync off, so that by itself a commit would survive a crash of
 * the process, but not one of the machine. Syncs the WAL segments written since the last commit; concurrent commits share one
 * sync.
 */
export function createWalSync(engine: PGlite, folder: string): WalSync {
  const wal = path.join(folder, 'pg_wal')
  let running: Promise<void> | undefined
  let waiting: Promise<void> | undefined
  let lastSegment: string | undefined

  async function syncSegments(): Promise<void> {
    const { rows } = await engine.query<{ name: string }>('select pg_walfile_name(pg_current_wal_insert_lsn()) as name')
    const current = rows[0]?.name ?? ''
    const names = (await fs.readdir(wal)).filter(
      (name) => /^[0-9A-F]{24}$/.test(name) && name >= (lastSegment ?? current) && name <= current,
    )
    for (const name of names) await syncFile(path.join(wal, name))
    lastSegment = current
  }

  function afterCommit(): Promise<void> {
    if (running === undefined) {
      running = syncSegments().finally(() => (running = undefined))
      return running
    }
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined
        return afterCommit()
      })
    return waiting
  }

  return {
    afterCommit,
    async checkpoint() {
      await afterCommit()
      await engine.query('checkpoint')
      await syncFolder(folder)
    },
  }
}

async function syncFolder(folder: string): Promise<void> {
  for (const entry of await fs.readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) await syncFile(path.join(entry.parentPath, entry.name))
}

async function syncFile(file: string): Promise<void> {
  const handle = await fs.open(file, 'r+').catch(() => undefined)
  if (handle === undefined) return
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}
