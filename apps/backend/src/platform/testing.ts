import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Database } from './database.ts'
import { migrate, migrationNames } from './engine/migrate.ts'
import { openPglite } from './engine/pglite.ts'
import { openPostgres } from './engine/postgres.ts'
import { databaseOfRun } from './testing-run.ts'

/** The content of a test database. A change in one of the `sources` invalidates its snapshot. */
export interface Fixture {
  name: string
  sources: string[]
  load(database: Database): Promise<void>
}

const snapshots = path.join(import.meta.dirname, '../../../../.cache/snapshots')

/** The URL of the PostgreSQL server for tests; undefined when they run on the embedded database. */
export const server = process.env['TEST_ON_POSTGRES']

/** Creates a separate database with the fixture's content, copied from a cached snapshot. */
export async function testDatabase(fixture: Fixture): Promise<Database> {
  return server === undefined ? testPglite(fixture) : testPostgres(fixture, server)
}

function fingerprint(fixture: Fixture): string {
  const hash = createHash('sha256')
  const migrations = path.join(import.meta.dirname, '../../migrations')
  for (const name of migrationNames()) hash.update(fs.readFileSync(path.join(migrations, name)))
  for (const source of fixture.sources) hash.update(fs.readFileSync(source))
  return `${fixture.name}-${hash.digest('hex').slice(0, 16)}`
}

const testPglite = async (fixture: Fixture): Promise<Database> => openPglite(undefined, await snapshotOf(fixture))

/** Creates the fixture's database in an empty folder, for tests that open it from several processes in sequence. */
export async function copyToFolder(fixture: Fixture, folder: string): Promise<void> {
  await (await openPglite(folder, await snapshotOf(fixture))).close()
}

async function snapshotOf(fixture: Fixture): Promise<Blob> {
  const file = path.join(snapshots, `${fingerprint(fixture)}.tar`)
  if (!fs.existsSync(file)) {
    const database = await openPglite(undefined)
    await migrate(database)
    await fixture.load(database)
    fs.mkdirSync(snapshots, { recursive: true })
    fs.writeFileSync(`${file}.${process.pid}`, Buffer.from(await (await database.dump()).arrayBuffer()))
    fs.renameSync(`${file}.${process.pid}`, file)
    await database.close()
  }
  return new Blob([fs.readFileSync(file)])
}

/** A temporary database on the server. */
export interface ServerDatabase {
  name: string
  url: string
  drop(): Promise<void>
}

// 200 concurrent buyers of a race may wait long on a busy machine. Several test files share the server's connections.
const testPostgres = async (fixture: Fixture, url: string): Promise<Database> =>
  openPostgres(await copyOnServer(fixture, url), { readers: 4, writers: 6, longestWait: 60_000 })

/** Creates an empty database that several processes can use. */
export async function emptyServerDatabase(url = server ?? ''): Promise<ServerDatabase> {
  const name = `bocian_empty_${process.pid}_${Date.now().toString(36)}`
  await createDatabase(url, name)
  return serverDatabase(url, name)
}

/** Creates a database whose transactions do not wait for the disk, because no test kills PostgreSQL itself. */
export async function createDatabase(url: string, name: string, options = ''): Promise<void> {
  await onServer(url, `create database ${name} ${options}`)
  await onServer(url, `alter database ${name} set synchronous_commit = off`)
}

/** Creates a copy of the fixture's database that several processes can use until this run of tests has ended; returns its URL. */
export async function copyOnServer(fixture: Fixture, url = server ?? ''): Promise<string> {
  const template = `bocian_test_${fingerprint(fixture).replaceAll('-', '_')}`
  const name = databaseOfRun()
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('select pg_advisory_lock(7220418)')
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 0) await fillTemplate(admin, url, template, fixture)
    await createDatabase(url, name, `template ${template}`)
  } finally {
    await admin.query('select pg_advisory_unlock(7220418)')
    await admin.end()
  }
  return withDatabase(url, name)
}

/** A database with this name on the server of `url`, whether it exists or not. */
export function serverDatabase(url: string, name: string): ServerDatabase {
  return {
    name,
    url: withDatabase(url, name),
    async drop() {
      await onServer(url, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Executes a statement on the server, and returns the number of its rows. */
export async function onServer(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(statement).finally(async () => client.end())
  return rowCount ?? 0
}

async function fillTemplate(admin: pg.Client, url: string, template: string, fixture: Fixture): Promise<void> {
  const draft = `${template.slice(0, 50)}_draft`
  await admin.query(`drop database if exists ${draft} with (force)`)
  await admin.query(`create database ${draft}`)
  const database = openPostgres(withDatabase(url, draft))
  await migrate(database)
  await fixture.load(database)
  await database.close()
  await admin.query(`alter database ${draft} rename to ${template}`)
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
