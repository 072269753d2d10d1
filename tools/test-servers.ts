import net from 'node:net'
import pg from 'pg'

/** The servers that the tests use if they can be reached. */
export const postgresUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'

/** How long a server that starts may take to respond, in milliseconds. */
const longestStart = 60_000

/**
 * Whether PostgreSQL executes a statement. Waits up to a minute for a server that accepts connections, or, if there must be one, for
 * any.
 */
export async function isPostgresReady(mustBe: boolean, url = postgresUrl, longest = longestStart): Promise<boolean> {
  const until = Date.now() + longest
  while (mustBe || (await isReachable(url, 5432))) {
    if (await respondsToSql(url)) return true
    if (Date.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  return false
}

async function respondsToSql(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether a server accepts connections at the address. */
export function isReachable(address: string, fallbackPort: number): Promise<boolean> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    const socket = net.connect({ host: hostname, port: Number(port) || fallbackPort, timeout: 5_000 })
    const finish = (isUp: boolean) => {
      socket.destroy()
      resolve(isUp)
    }
    socket
      .once('connect', () => finish(true))
      .once('error', () => finish(false))
      .once('timeout', () => finish(false))
  })
}
