import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openPglite } from './pglite.ts'

// All tests use one folder, because creating a database takes seconds.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-pglite-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const writer = `
import { sql } from 'kysely'
import { openPglite } from ${JSON.stringify(path.join(import.meta.dirname, 'pglite.ts'))}
const database = await openPglite(process.argv[1])
await database.transaction((tx) => sql\`create table if not exists money (id bigint generated always as identity primary key, note text)\`.execute(tx))
process.stdout.write('OPEN\\n')
for (;;) {
  const id = await database.transaction(async (tx) => {
    const { rows } = await sql\`insert into money (note) values (\${'x'.repeat(500)}) returning id\`.execute(tx)
    return rows[0].id
  })
  process.stdout.write('ACK ' + id + '\\n')
}`

const many = 10

interface Writer {
  acknowledged: number[]
  /** Resolves while the writing process is still committing. */
  acknowledgedMany: Promise<void>
  opened: Promise<void>
  errorOutput: () => string
  end: Promise<number | null>
  kill: () => void
}

function startWriter(folder: string): Writer {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', writer, folder], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const acknowledged: number[] = []
  let output = ''
  let failure = ''
  let rest = ''
  const hasWrittenMany = Promise.withResolvers<void>()
  const opened = new Promise<void>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const lines = `${rest}${data.toString()}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('ACK ')) acknowledged.push(Number(line.slice(4)))
      if (acknowledged.length >= many) hasWrittenMany.resolve()
      if (output.includes('OPEN')) resolve()
    })
    child.on('exit', () => {
      hasWrittenMany.resolve()
      resolve()
    })
  })
  child.stderr.on('data', (data: Buffer) => (failure += data.toString()))
  const end = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  return {
    acknowledged,
    acknowledgedMany: hasWrittenMany.promise,
    opened,
    errorOutput: () => failure,
    end,
    kill: () => child.kill('SIGKILL'),
  }
}

describe('the embedded database', () => {
  it('keeps every confirmed commit when its process is killed while writing', async () => {
    const confirmed = new Set<number>()
    for (let round = 0; round < 3; round++) {
      const process_ = startWriter(folder)
      await process_.acknowledgedMany
      process_.kill()
      await process_.end
      for (const id of process_.acknowledged) confirmed.add(id)
    }
    expect(confirmed.size).toBeGreaterThanOrEqual(3 * many)
    const database = await openPglite(folder)
    const { rows } = await sql<{ id: number }>`select id from money`.execute(database.reader)
    const stored = new Set(rows.map((row) => row.id))
    expect([...confirmed].filter((id) => !stored.has(id))).toEqual([])
    await database.close()
  })

  it('caches little of the files in the memory of the process', async () => {
    const database = await openPglite(folder)
    const { rows } = await sql<{ size: string }>`select current_setting('shared_buffers') as size`.execute(
      database.reader,
    )
    expect(rows).toEqual([{ size: '16MB' }])
    await database.close()
  })

  it('refuses a second process and reports the pid of the first', async () => {
    const database = await openPglite(folder)
    const second = startWriter(folder)
    expect(await second.end).not.toBe(0)
    expect(second.errorOutput()).toContain(`in use by process ${process.pid}`)
    await database.close()
    const third = await openPglite(folder)
    await third.close()
  })

  it('takes over the lock of a dead process', async () => {
    const first = startWriter(folder)
    await first.opened
    first.kill()
    await first.end
    expect(fs.existsSync(path.join(folder, 'lock'))).toBe(true)
    const database = await openPglite(folder)
    await database.close()
    expect(fs.existsSync(path.join(folder, 'lock'))).toBe(false)
  })

  it('reads eight-byte integers as numbers and times as UTC instants', async () => {
    const database = await openPglite(folder)
    const { rows } = await sql`select 5000000000::bigint as big, '2026-03-29 01:30:00+00'::timestamptz as at`.execute(
      database.reader,
    )
    expect(rows[0]).toEqual({ big: 5_000_000_000, at: new Date('2026-03-29T01:30:00Z') })
    await database.close()
  })
})
