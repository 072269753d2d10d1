import net from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { freeBlock, isFree } from './processes.ts'
import { isPostgresReady } from './test-servers.ts'

/** A server that accepts connections and then ends them, like a database that is still starting. */
const starting = net.createServer((socket) => socket.end())
const port = await new Promise<number>((resolve) => {
  starting.listen(0, '127.0.0.1', () => resolve((starting.address() as net.AddressInfo).port))
})
afterAll(() => starting.close())

const at = (place: number): string => `postgres://postgres@127.0.0.1:${place}/postgres`
const closed = await freeBlock(20_000, 1)

it('takes a block of ports after one that is in use', async () => {
  const first = await freeBlock(port, 3)
  expect(first).toBeGreaterThan(port)
  expect(await Promise.all([first, first + 1, first + 2].map((one) => isFree(one)))).toEqual([true, true, true])
})

it('does not wait for a PostgreSQL that is absent, unless there must be one', async () => {
  const began = Date.now()
  expect(await isPostgresReady(false, at(closed), 600_000)).toBe(false)
  expect(await isPostgresReady(true, at(closed), 2_000)).toBe(false)
  expect(Date.now() - began).toBeGreaterThan(2_000)
})

it('is not satisfied by a port that accepts connections', async () => {
  expect(await isPostgresReady(false, at(port), 0)).toBe(false)
})

it.skipIf(process.env['TEST_ON_POSTGRES'] === undefined)(
  'recognizes a PostgreSQL that executes statements',
  async () => {
    expect(await isPostgresReady(true, process.env['TEST_ON_POSTGRES'], 60_000)).toBe(true)
  },
)
