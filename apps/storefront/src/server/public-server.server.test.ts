import net from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { serveConsent } from './trackers/serve-consent.server.ts'
import { createPublicServer } from './public-server.server.ts'

const elsewhere = '203.0.113.7'
const proxied = {
  host: 'shop.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '198.51.100.4',
} as const

let app: FastifyInstance
afterEach(() => app.close())

function open(trustedProxies: number | undefined, origin?: string): FastifyInstance {
  app = createPublicServer({ trustedProxies, origin })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/', async ({ ip }) => ({ ip }))
  serveConsent(app, { allowed: async () => [], origin })
  return app
}

const consent = (headers: Record<string, string>, remoteAddress = elsewhere) =>
  app.inject({
    method: 'POST',
    url: '/tracking-consent',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'answer=none',
    remoteAddress,
  })

describe('behind a TLS proxy on another machine', () => {
  it('sends HSTS, reads the visitor’s address and accepts the consent form', async () => {
    open(1)
    const page = await app.inject({ url: '/', headers: proxied, remoteAddress: elsewhere })
    expect(page.headers['strict-transport-security']).toContain('max-age=31536000')
    expect(page.json()).toEqual({ ip: '198.51.100.4' })
    const stored = await consent({
      ...proxied,
      origin: 'https://shop.example',
      referer: 'https://shop.example/coat.html?size=98',
    })
    expect(stored.statusCode).toBe(303)
    expect(stored.headers.location).toBe('/coat.html?size=98')
    expect(stored.headers['set-cookie']).toContain('; Secure')
  })

  it('accepts the consent form when the proxy forwards neither protocol nor host', async () => {
    open(1, 'https://shop.example')
    expect((await consent({ host: 'shop.example', origin: 'https://shop.example' })).statusCode).toBe(303)
    expect((await consent({ host: '10.0.0.5:3000', origin: 'https://shop.example' })).statusCode).toBe(303)
    const page = await app.inject({ url: '/', headers: { host: '10.0.0.5:3000' }, remoteAddress: elsewhere })
    expect(page.headers['strict-transport-security']).toContain('max-age=31536000')
  })

  it('rejects the consent form from another site', async () => {
    open(1, 'https://shop.example')
    for (const origin of ['https://evil.example', 'null', 'https://shop.example.evil.example', 'nonsense'])
      expect((await consent({ ...proxied, origin })).statusCode, origin).toBe(403)
  })
})

describe('forwarded headers', () => {
  it('are ignored without proxies', async () => {
    open(0)
    const page = await app.inject({ url: '/', headers: proxied, remoteAddress: elsewhere })
    expect(page.headers['strict-transport-security']).toBeUndefined()
    expect(page.json()).toEqual({ ip: elsewhere })
  })

  it('are trusted from the declared proxies only, not from the visitor', async () => {
    open(2)
    const headers = { ...proxied, 'x-forwarded-for': '1.2.3.4, 198.51.100.4, 10.0.0.1' }
    const page = await app.inject({ url: '/', headers, remoteAddress: elsewhere })
    expect(page.json()).toEqual({ ip: '198.51.100.4' })
  })
})

describe('a Host header', () => {
  it.each(['evil host', 'a b:80', 'shop.example:port', 'shop.example:99999', 'shop/../x', '<b>', '[::1', 'a;b', 'ąę'])(
    'is rejected with 400 unless it is a valid host: %s',
    async (host) => {
      open(0)
      expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(400)
      await app.close()
      const forwarded = { host: 'shop.example', 'x-forwarded-host': host }
      open(1)
      expect((await app.inject({ url: '/', headers: forwarded, remoteAddress: elsewhere })).statusCode).toBe(400)
    },
  )

  it.each(['shop.example', 'shop.example:8443', '127.0.0.1:3000', '[::1]:3000', 'my_shop', 'xn--bcian-mta.example'])(
    'is accepted when it is a valid host: %s',
    async (host) => {
      open(0)
      expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200)
    },
  )
})

/** Sends the beginning of a request only; resolves with the response once the connection is closed. */
async function sendSlowly(beginning: string): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as net.AddressInfo
  const socket = net.connect(port, '127.0.0.1', () => socket.write(beginning))
  let received = ''
  socket.on('data', (data) => (received += data.toString()))
  return new Promise((resolve) => socket.on('close', () => resolve(received)))
}

describe('a slow client', () => {
  it('has 10 s for its headers and 30 s for its body, and is disconnected when they do not end', async () => {
    const { server } = open(0)
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 })
    // Connections are checked every two seconds.
    Object.assign(server, { headersTimeout: 100, requestTimeout: 300 })
    const head = 'POST /tracking-consent HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 100\r\n'
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n\r\n'
    const [withoutHeaders, withoutBody] = await Promise.all([
      sendSlowly('GET / HTTP/1.1\r\nHost: shop.example\r\nX-'),
      sendSlowly(`${head}${type}a`),
    ])
    expect(withoutHeaders).toMatch(/^HTTP\/1.1 408/)
    expect(withoutBody).toMatch(/^HTTP\/1.1 408/)
  })

  it('cannot exhaust file descriptors: the number of connections is limited', () => {
    expect(open(0).server.maxConnections).toBe(4_000)
  })
})
