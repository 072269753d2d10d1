import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'

// Vitest's global setup: test databases are dropped when the whole run has ended. ext4 does not reuse the file of a database that was
// dropped within the last minute, and looks at each of these files before it creates one. So a database took 0.9 s of a core to create
// among dropped ones, and 0.04 s without them.

const server = process.env['TEST_ON_POSTGRES']
/** The prefix of the databases of this run; the workers inherit it. */
const ownPrefix = (process.env['TEST_DATABASE_PREFIX'] ??= `bocian_run_${randomBytes(4).toString('hex')}_`)
let count = 0
/** Open until the run ends, so that a run on any machine can see that this one is not over. */
let connection: pg.Client | undefined

/** A name for a database that exists until this run has ended. */
export function databaseOfRun(): string {
  count += 1
  return `${ownPrefix}${process.pid}_${count}`
}

export async function setup(): Promise<void> {
  removeOldFolders()
  if (server === undefined) return
  connection = new pg.Client({ connectionString: server, application_name: ownPrefix })
  await connection.connect()
  await dropDatabases(server)
}

/** Drops the databases in a process of its own, because that takes 20 s for a whole run, and nothing has to wait for it. */
export async function teardown(): Promise<void> {
  if (server === undefined) return
  await connection?.end()
  spawn(process.execPath, [import.meta.filename], { detached: true, stdio: 'ignore' }).unref()
}

/** Drops the databases of this run, which has none at its start, and those of runs that were killed. */
async function dropDatabases(url: string): Promise<void> {
  // Each drop waits for a checkpoint, and concurrent drops share one.
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  const { rows } = await pool.query<{ datname: string }>(
    `select datname from (
       select datname, substring(datname from '^bocian_run_[0-9a-f]+_') as prefix from pg_database
     ) as databases
     where prefix = $1
       or (prefix is not null and prefix not in (select application_name from pg_stat_activity where application_name <> ''))`,
    [ownPrefix],
  )
  const leftovers = await leftoversOf(pool)
  await Promise.all(
    [...rows, ...leftovers].map(({ datname }) => pool.query(`drop database if exists ${datname} with (force)`)),
  )
  await pool.end()
}

/**
 * Databases of journeys that were killed hours ago, and templates that are a week old: they are made again when they are needed.
 * `after` is the time from now on at which they are old, such as `1 day`.
 */
export async function leftoversOf(pool: pg.Pool, after = '0'): Promise<{ datname: string }[]> {
  const query = `select datname from pg_database
    where datname ~ '^bocian_(e2e|empty|test|saved)_'
      and (pg_stat_file('base/' || oid || '/PG_VERSION', true)).modification < now() + $1::interval
        - case when datname ~ '^bocian_(e2e|empty)_' then interval '12 hours' else interval '7 days' end`
  // Only a superuser may read when a database was created; others keep their leftovers.
  return pool.query<{ datname: string }>(query, [after]).then(
    ({ rows }) => rows,
    () => [],
  )
}

/** In milliseconds. */
const longestRun = 12 * 3_600_000

/** Removes the temporary folders of tests that were killed hours ago. */
export function removeOldFolders(parent = os.tmpdir()): void {
  // By the clock of the file system: tests may run on another date.
  const newest = fs.mkdtempSync(path.join(parent, 'bocian-now-'))
  const now = fs.statSync(newest).mtimeMs
  fs.rmdirSync(newest)
  for (const name of fs.readdirSync(parent)) {
    if (!name.startsWith('bocian-')) continue
    const folder = path.join(parent, name)
    const state = fs.statSync(folder, { throwIfNoEntry: false })
    const isOwn = state !== undefined && state.uid === process.getuid?.()
    if (isOwn && now - state.mtimeMs > longestRun) fs.rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main && server !== undefined) await dropDatabases(server)
