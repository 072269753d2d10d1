import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '@bocian/service/log.ts'
import { followPageChanges } from './page-changes.server.ts'

let backend: Server
let changes: { listing: number; content: number; tags: string[] | null }
let drops: (readonly string[] | null)[]
let following: { stop(): void }
let polls: number
const settings = 600_000
/** Moves the clock, which every attempt of `expect.poll` moves too, by 50 ms. */
const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

beforeEach(async () => {
  changes = { listing: 1, content: 1, tags: [] }
  drops = []
  polls = 0
  backend = createServer((_request, response) => {
    polls += 1
    response.end(JSON.stringify(changes))
  })
  await new Promise<void>((listening) => void backend.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const cache = { drop: (tags: ReadonlySet<string> | null) => void drops.push(tags && [...tags]) }
  vi.useFakeTimers({ toFake: ['Date'] })
  following = followPageChanges(address, cache, createLog('test'), { poll: 5, settings })
  // The first poll removes everything, and does so once more.
  await expect.poll(() => drops).toEqual([null])
  pass(settings)
  await expect.poll(() => drops).toEqual([null, null])
})
afterEach(() => {
  following.stop()
  backend.closeAllConnections()
  backend.close()
  vi.useRealTimers()
})

it('removes all pages at once after a change of content, and once more when every backend process uses the new settings', async () => {
  changes = { ...changes, content: 2 }
  await expect.poll(() => drops).toEqual([null, null, null])
  pass(settings / 2)
  const before = polls
  await expect.poll(() => polls).toBeGreaterThan(before + 2)
  expect(drops).toHaveLength(3)
  pass(settings / 2)
  await expect.poll(() => drops).toEqual([null, null, null, null])
})

it('removes only the pages of changed products', async () => {
  changes = { listing: 2, content: 1, tags: ['p1', 'l'] }
  await expect.poll(() => drops[2]).toEqual(['p1', 'l'])
  expect(drops.filter((drop) => drop === null)).toHaveLength(2)
})
