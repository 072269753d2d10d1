import pg from 'pg'

/** The server that keeps the shops that are compared; each gets a database of its own. */
export const serverUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Makes an empty database; what had the name before is gone. */
export async function createDatabase(name: string): Promise<string> {
  await dropDatabase(name)
  await onServer(`create database ${name}`)
  return databaseUrl(name)
}

export async function dropDatabase(name: string): Promise<void> {
  await onServer(`drop database if exists ${name} with (force)`)
}

/** Ends every statement of a database that takes longer, in milliseconds. */
export async function limitStatements(name: string, milliseconds: number): Promise<void> {
  await onServer(`alter database ${name} set statement_timeout = ${milliseconds}`)
}

/** Leaves a note in a database, to be read when it is used again. */
export async function leaveNote(name: string, note: object): Promise<void> {
  await within(name, async (client) => {
    await client.query('create table bench_note as select $1::json as note', [JSON.stringify(note)])
  })
}

/** The note that was left in a database; undefined when there is no such database or it was never finished. */
export async function readNote<T>(name: string): Promise<T | undefined> {
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

/** What a database weighs on disk, in bytes. */
export async function sizeOf(name: string): Promise<number> {
  return within(name, async (client) => {
    const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
    return Number(rows[0]?.size ?? 0)
  })
}
