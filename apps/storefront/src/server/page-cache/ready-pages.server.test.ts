import http from 'node:http'
import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitPages } from './page-limit.server.ts'
import { ReadyPages, sendReadyPages } from './ready-pages.server.ts'

let app: FastifyInstance
let ready: ReadyPages
let now: number
let isCurrent: boolean
let rendered: number
/** What the page does besides sending its body. */
let also: (reply: FastifyReply) => unknown

beforeEach(() => {
  now = 0
  rendered = 0
  isCurrent = true
  also = () => undefined
})

afterEach(() => app.close())

async function open(points = 0): Promise<void> {
  app = fastify({ trustProxy: 'loopback' })
  await app.register(cookie)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1 })
  const limit = limitPages({ pages: points, trustedProxies: 1, internalSecret: undefined })
  ready = sendReadyPages(app, limit, new ReadyPages(() => now))
  app.addHook('preHandler', (request, reply) => limit.count(request, reply, 'requested'))
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      rendered += 1
      ready.offer(request.raw, () => isCurrent)
      const { host, protocol, cookies } = request
      const encoding = request.headers['accept-encoding']
      void reply.headers({ etag: '"1"', 'cache-control': 'no-cache', 'content-type': 'text/html' })
      if (encoding === 'br') void reply.header('content-encoding', 'br')
      also(reply)
      return reply.send(
        Buffer.from([protocol, host, request.url, encoding, cookies['store'], cookies['tracking_consent']].join(' ')),
      )
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}

type Sent = { readonly status: number; readonly headers: http.IncomingHttpHeaders; readonly body: string }

function ask(url = '/a', headers: http.OutgoingHttpHeaders | readonly string[] = {}, method = 'GET'): Promise<Sent> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const given = Array.isArray(headers) ? headers : { host: 'shop.example', ...headers }
    const request = http.request({ port, host: '127.0.0.1', path: url, method, headers: given }, (response) => {
      let body = ''
      response.on('data', (data: Buffer) => (body += data.toString()))
      response.on('end', () => {
        const { date: _date, ...others } = response.headers
        resolve({ status: response.statusCode ?? 0, headers: others, body })
      })
    })
    request.on('error', reject)
    request.end()
  })
}

it('an equal request gets the same headers and body without the framework, for a second', async () => {
  await open()
  const first = await ask()
  expect(await ask()).toEqual(first)
  expect(rendered).toBe(1)
  now = 1_000
  await ask()
  expect(rendered).toBe(2)
})

it('a page that the cache has dropped or that has changed is not sent again', async () => {
  await open()
  await ask()
  isCurrent = false
  await ask()
  expect(rendered).toBe(2)
})

it.each([
  ['another address', '/b', {}],
  ['another query', '/a?x=1', {}],
  ['another host', '/a', { host: 'other.example' }],
  ['another encoding', '/a', { 'accept-encoding': 'br' }],
  ['a host that a proxy forwards', '/a', { 'x-forwarded-host': 'other.example' }],
  ['a protocol that a proxy forwards', '/a', { 'x-forwarded-proto': 'https' }],
  ['another remembered store view', '/a', { cookie: 'store=cz' }],
  ['another consent', '/a', { cookie: 'a=b; tracking_consent=said' }],
])('a request with %s gets a page of its own', async (_what, url, headers) => {
  await open()
  const { body } = await ask()
  const other = await ask(url, headers)
  expect(other.body).not.toBe(body)
  expect((await ask(url, headers)).body).toBe(other.body)
  expect((await ask()).body).toBe(body)
  expect(rendered).toBe(2)
})

it('cookies that do not change the page do not matter', async () => {
  await open()
  const page = await ask('/a', { cookie: 'store=pl' })
  expect(await ask('/a', { cookie: 'cart=17; store=pl; seen=1' })).toEqual(page)
  expect(rendered).toBe(1)
})

it('a preview and the key of a shop that opens soon never get or make a ready page', async () => {
  await open()
  await ask()
  for (const key of ['preview=a.b', 'opening=a.b']) await ask('/a', { cookie: `x=1; ${key}` })
  expect(rendered).toBe(3)
  for (const key of ['preview=a.b', 'opening=a.b']) await ask('/b', { cookie: key })
  await ask('/b')
  expect(rendered).toBe(6)
})

it('a known page is confirmed with 304 and no body; HEAD gets the headers alone', async () => {
  await open()
  const page = await ask()
  const { 'content-type': type, 'content-length': length, ...others } = page.headers
  expect(await ask('/a', { 'if-none-match': 'W/"1"' })).toEqual({ status: 304, headers: others, body: '' })
  expect(await ask('/a', { 'if-none-match': '"2"' })).toEqual(page)
  expect(await ask('/a', {}, 'HEAD')).toEqual({ ...page, body: '' })
  expect([type, Number(length)]).toEqual(['text/html', page.body.length])
  expect(rendered).toBe(1)
})

it.each([
  ['sets a cookie', (reply: FastifyReply) => reply.header('set-cookie', 'store=cz')],
  ['may not be stored', (reply: FastifyReply) => reply.header('cache-control', 'private, no-store')],
  ['is not 200', (reply: FastifyReply) => reply.status(404)],
])('a response that %s is not kept', async (_what, act) => {
  await open()
  also = act
  await ask()
  await ask()
  expect(rendered).toBe(2)
})

it('a response that the framework compressed on its way is not kept', async () => {
  await open()
  await ask('/a', { 'accept-encoding': 'gzip' })
  await ask('/a', { 'accept-encoding': 'gzip' })
  expect(rendered).toBe(2)
})

it('forms and requests with a body or two hosts are left to the framework', async () => {
  await open()
  await ask()
  await ask('/a', {}, 'POST')
  await ask('/a', { 'content-length': '0' })
  await ask('/a', ['Host', 'shop.example', 'Host', 'shop.example'])
  expect(rendered).toBe(4)
})

it('ready pages count towards the page limit of the visitor', async () => {
  await open(3)
  const visitor = { 'x-forwarded-for': '198.51.100.4' }
  for (let page = 0; page < 3; page += 1) expect((await ask('/a', visitor)).status).toBe(200)
  const refused = await ask('/a', visitor)
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await ask('/a', { 'x-forwarded-for': '198.51.100.5' })).status).toBe(200)
  expect(rendered).toBe(1)
})

it('responses that are over are forgotten, and at most a thousand are kept', async () => {
  await open()
  for (const url of ['/1', '/2', '/3']) await ask(url)
  now = 1_000
  await ask('/4')
  expect(ready.size).toBe(1)
  const offered = (page: number) => ({
    method: 'GET',
    url: `/${page}`,
    headers: { host: 'a' },
    rawHeaders: [],
    socket: {},
  })
  for (let page = 0; page < 1_100; page += 1) {
    const request = offered(page) as unknown as http.IncomingMessage
    ready.offer(request, () => true)
    ready.keep(request, 200, { 'content-length': 1 }, Buffer.from('a'))
  }
  expect(ready.size).toBe(1_000)
})
