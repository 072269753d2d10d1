import net from 'node:net'

/** A free port. */
export async function freePort(): Promise<number> {
  const server = net.createServer()
  const port = await openPort(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Makes a server listen on any free local port. */
export function openPort(server: net.Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port))
  })
}
