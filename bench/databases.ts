import pg from 'pg'

/** The PostgreSQL server of the compared shops; each gets its own database. */
export const serverUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Creates an empty database and drops an existing one with that name. */
export async function createDatabase(name: string): Promise<string> {
  await dropDatabase(name)
  await onServer(`create database ${name}`)
  return databaseUrl(name)
}

/** Copies a database that nobody uses, so that a measurement can fill the copy. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  await dropDatabase(to)
  await onServer(`create database ${to} template ${from}`)
}

export async function dropDatabase(name: string): Promise<void> {
  await onServer(`drop database if exists ${name} with (force)`)
}

/** Sets the statement timeout of a database, in milliseconds. */
export async function limitStatements(name: string, milliseconds: number): Promise<void> {
  await onServer(`alter database ${name} set statement_timeout = ${milliseconds}`)
}

/** Stores metadata about a database for later runs. */
export async function saveMetadata(name: string, note: object): Promise<void> {
  await within(name, async (client) => {
    await client.query('create table bench_note as select $1::json as note', [JSON.stringify(note)])
  })
}

/** The stored metadata of a database; undefined if the database does not exist or was not filled completely. */
export async function readMetadata<T>(name: string): Promise<T | undefined> {
  try {
    return await within(
      name,
      async (client) => (await client.query<{ note: T }>('select note from bench_note')).rows[0]?.note,
    )
  } catch (error) {
    if (error instanceof pg.DatabaseError && ['3D000', '42P01'].includes(error.code ?? '')) return undefined
    throw error
  }
}

/** The rows of one query. */
export async function queryRows<T>(name: string, query: string, values: unknown[] = []): Promise<T[]> {
  return within(name, async (client) => (await client.query(query, values)).rows as T[])
}

/** How many times a second one Node process can ask for `select 1`: a measure of the machine. */
export async function roundTripsOf(name: string): Promise<number> {
  return within(name, async (client) => {
    const end = performance.now() + 1_000
    let count = 0
    for (; performance.now() < end; count++) await client.query('select 1')
    return count
  })
}

async function within<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(name) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The size of a database on disk, in bytes. */
export async function sizeOf(name: string): Promise<number> {
  return within(name, async (client) => {
    const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
    return Number(rows[0]?.size ?? 0)
  })
}
