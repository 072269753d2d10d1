import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { followOpening, type ClosedStore, type Opening } from './follow-opening.server.ts'

let backend: Server
let closed: readonly ClosedStore[]
/** The number of store views. */
let known: number
let status: number
let polls: number
let opening: Opening
const warnings: unknown[] = []
const motyl = { code: 'cz', name: 'Motyl' }

beforeEach(async () => {
  closed = [motyl]
  known = 1
  status = 200
  polls = 0
  warnings.length = 0
  backend = createServer((_request, response) => {
    polls += 1
    response.statusCode = status
    response.end(JSON.stringify({ closed, isAllClosed: closed.length === known }))
  })
  await new Promise<void>((listening) => void backend.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  opening = followOpening(address, { warn: (...line: unknown[]) => void warnings.push(line) }, 5)
})
afterEach(() => {
  opening.stop()
  backend.closeAllConnections()
  backend.close()
})

it('waits for the first answer, and follows later ones without a request for each page', async () => {
  expect(await opening.closedStore('cz')).toEqual(motyl)
  expect(await opening.closedStore('pl')).toBeUndefined()
  expect(await opening.isAllClosed()).toBe(true)
  closed = []
  await expect.poll(() => opening.closedStore('cz')).toBeUndefined()
  expect(await opening.isAllClosed()).toBe(false)
  closed = [motyl]
  await expect.poll(() => opening.closedStore('cz')).toEqual(motyl)
})

it('counts a shop without store views as closed, without a name', async () => {
  closed = []
  known = 0
  await expect.poll(() => opening.closedStore('default')).toEqual({ code: 'default', name: '' })
  expect(await opening.isAllClosed()).toBe(true)
})

it('keeps what it knows while the backend is down, and warns once', async () => {
  expect(await opening.closedStore('cz')).toEqual(motyl)
  status = 503
  const before = polls
  await expect.poll(() => polls).toBeGreaterThan(before + 3)
  expect(await opening.closedStore('cz')).toEqual(motyl)
  expect(warnings).toHaveLength(1)
})
