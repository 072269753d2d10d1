import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

const folder = path.join(import.meta.dirname, '../../../migrations')
const lockKey = 7_220_417

/** Applies the missing migrations in numerical order, each in its own transaction. */
export async function migrate(database: Database, onApplied?: (name: string) => void): Promise<void> {
  // Locks, because several processes may start at the same time.
  await database.withLock(lockKey, () => applyMissing(database, onApplied))
}

async function applyMissing(database: Database, onApplied?: (name: string) => void): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`create table if not exists platform_migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      tx,
    )
  })
  for (const name of migrationNames()) {
    const applied = await database.transaction(async (tx) => {
      const { rows } = await sql`select 1 from platform_migration where name = ${name}`.execute(tx)
      if (rows.length > 0) return false
      await sql`set local statement_timeout = 0`.execute(tx)
      for (const statement of splitStatements(fs.readFileSync(path.join(folder, name), 'utf8')))
        await sql.raw(statement).execute(tx)
      await sql`insert into platform_migration (name) values (${name})`.execute(tx)
      return true
    })
    if (applied) onApplied?.(name)
  }
}

export function migrationNames(): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
}

/** Splits a script at semicolons outside of quotes, comments and dollar-quoted bodies. */
export function splitStatements(script: string): string[] {
  const tokens = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|;/g
  const statements: string[] = []
  let start = 0
  for (const match of script.matchAll(tokens)) {
    if (match[0] !== ';') continue
    statements.push(script.slice(start, match.index))
    start = match.index + 1
  }
  statements.push(script.slice(start))
  return statements.filter((statement) => statement.replace(/--[^\n]*/g, '').trim() !== '')
}
