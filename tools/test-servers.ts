import net from 'node:net'

/** The servers that the tests use if they can be reached. */
export const postgresUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'

/** Whether a server accepts connections at the address. */
export function isReachable(address: string, fallbackPort: number): Promise<boolean> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    const socket = net.connect({ host: hostname, port: Number(port) || fallbackPort, timeout: 1_000 })
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
