import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { Admission } from '@bocian/service/admission/admission.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openGateways } from './gateway.server.ts'

const arrived: string[] = []
const backend = http.createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
  request.on('end', () => {
    arrived.push(text || decodeURIComponent(request.url ?? ''))
    if (!text.includes('never')) response.end('{"data":{}}')
  })
})
let backendUrl = ''
let app: FastifyInstance
let admission: Admission

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
})
afterAll(() => void backend.close())
beforeEach(async () => {
  arrived.length = 0
  admission = new Admission({
    usual: 1,
    targetTime: Infinity,
    targetDelay: 100,
    mostDelay: 1_000,
    now: () => 0,
    random: () => 0,
  })
  app = fastify()
  const limits = { trustedProxies: 0, internalSecret: undefined, pages: 0 }
  await openGateways(app, { backendUrl, imagesUrl: backendUrl, isDemo: false, limits }, admission)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return () => app.close()
})

const listing = '{ products(search: "body") { total_count } }'
const createCart = 'mutation { createEmptyCart }'
const call = async (query: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...headers },
    body: JSON.stringify({ query }),
  })

it('P13 an overloaded storefront refuses calls before they reach the backend, with 503 and Retry-After', async () => {
  admission.tick(1_001)
  const response = await call(listing)
  expect([response.status, response.headers.get('retry-after'), arrived]).toEqual([503, '2', []])
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { category: 'graphql-too-many-requests', code: 'TRY_AGAIN' } }],
    data: null,
  })
  // A buyer's call is read only so far as to recognise it, and arrives as it was.
  expect((await call(createCart)).status).toBe(200)
  expect(arrived).toEqual([JSON.stringify({ query: createCart })])
})

it('P13 calls that wait are forwarded by priority: carts, listings, crawlers', async () => {
  const place = admission.tryEnter('checkout', null)
  const waits = vi.spyOn(admission, 'enter')
  const calls = [call(listing, { 'user-agent': 'Googlebot/2.1' }), call(listing), call(createCart)]
  await expect.poll(() => waits.mock.calls).toHaveLength(3)
  place?.leave()
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(arrived[0]).toContain('createEmptyCart')
  await expect.poll(() => admission.tryEnter('checkout', null)?.isAdmitted).toBe(true)
})

it('P13 a call whose body has not arrived takes no place from the others', async () => {
  const slow = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  slow.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 32\r\n\r\n{')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await call(createCart)).status).toBe(200)
  slow.write('"query":"mutation{createCart}"}')
  await expect.poll(() => arrived).toContain('{"query":"mutation{createCart}"}')
  slow.destroy()
})

it.each([1, 70_000])('a call of %i characters in chunks is forwarded as it was', async (length) => {
  const query = `query { ${'a'.repeat(length)} }`
  const body = new ReadableStream({
    start(stream) {
      const bytes = new TextEncoder().encode(JSON.stringify({ query }))
      for (let at = 0; at < bytes.length; at += 30_000) stream.enqueue(bytes.subarray(at, at + 30_000))
      stream.close()
    },
  })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  expect([response.status, arrived]).toEqual([200, [JSON.stringify({ query })]])
})

it('a call in chunks that is too large is refused', async () => {
  const body = new Blob([`{"query":"${'a'.repeat(1_100_000)}"}`]).stream()
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  expect([response.status, arrived]).toEqual([413, []])
})

it('P13 a client that leaves gives its place to the next one', async () => {
  const client = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.write(
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 17\r\n\r\n{"query":"never"}',
  )
  await expect.poll(() => admission.isCalm).toBe(false)
  client.destroy()
  await expect.poll(() => admission.isCalm).toBe(true)
})
