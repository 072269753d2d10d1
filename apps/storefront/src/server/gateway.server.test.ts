import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { signPreviewKey } from '@bocian/service/preview-key.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openGateways } from './gateway.server.ts'

const secret = 'between-our-own-services-only'
const body = '{"query":"{__typename}"}'
const logged: { level: number; msg: string }[] = []
const arrived: http.IncomingHttpHeaders[] = []
const backend = http.createServer((request, response) => {
  arrived.push(request.headers)
  request.on('error', () => undefined).on('end', () => response.end('{"data":{}}'))
  request.resume()
})
let app: FastifyInstance
let port = 0
let backendUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } } })
  const limits = { trustedProxies: 0, internalSecret: secret, pages: 0 }
  await openGateways(app, { backendUrl, imagesUrl: backendUrl, isDemo: false, limits })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  backend.close()
})
beforeEach(() => {
  logged.length = 0
  arrived.length = 0
})

const statusOf = (headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const to = { port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers, agent: false }
    const request = http.request(to, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', reject).end(body)
  })

describe('the proxy to the backend', () => {
  const json = { 'content-type': 'application/json', 'content-length': String(body.length) }

  it('serves clients that send `Expect: 100-continue`, such as PHP', async () => {
    expect(await statusOf({ ...json, expect: '100-continue' })).toBe(200)
    expect(arrived[0]).not.toHaveProperty('expect')
  })

  it('names the preview of a browser with its cookie, but not a forged or expired one', async () => {
    const key = signPreviewKey(secret, { expires: new Date(Date.now() + 60_000), at: undefined, offset: 0 })
    const old = signPreviewKey(secret, { expires: new Date(Date.now() - 60_000), at: undefined, offset: 0 })
    await statusOf({ ...json, cookie: `a=b; preview=${key}` })
    for (const cookie of ['a=b', 'preview=forged', `preview=${old}`, `x-preview=${key}`])
      await statusOf({ ...json, cookie })
    expect(arrived.map((headers) => headers['x-shop-preview'])).toEqual([key, ...Array(4).fill(undefined)])
  })

  it.each(['x-bocian-client', 'close, X-Bocian-Client', 'x-bocian-internal'])(
    'sends the visitor’s address even if the client’s Connection header lists %s',
    async (connection) => {
      expect(await statusOf({ ...json, connection, 'x-bocian-client': '7.7.7.7' })).toBe(200)
      expect(arrived[0]).toMatchObject({ 'x-bocian-client': '127.0.0.1', 'x-bocian-internal': secret })
    },
  )

  it('does not log a client that disconnects as a fault of the backend', async () => {
    const client = net.connect(port, '127.0.0.1')
    const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
    client.write(head)
    await expect.poll(() => arrived.length).toBe(1)
    client.destroy()
    await expect.poll(() => logged.map(({ msg }) => msg)).toContain('response errored')
    await new Promise(setImmediate)
    expect(logged.filter(({ level }) => level >= 50)).toEqual([])
  })
})
