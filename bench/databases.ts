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
  const client = new pg.Client({ connectionString: databaseUrl(name) })
  await client.connect()
  try {
    const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
    return Number(rows[0]?.size ?? 0)
  } finally {
    await client.end()
  }
}
