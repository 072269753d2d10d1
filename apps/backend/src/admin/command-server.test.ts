import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { runOnBackend, BackendUnreachable } from './command-client.ts'
import { adminRoutes } from './command-server.ts'
import { readEndpoint, writeEndpoint, type AdminEndpoint } from './secret.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-admin-'))
let shop: TestShop
let server: FastifyInstance
let endpoint: AdminEndpoint

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  const secret = 'known-to-the-test-alone'
  server = Fastify()
  await server.register(adminRoutes({ database: shop.database, secret, mediaDir: folder }))
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  endpoint = { port: Number(new URL(address).port), secret }
})
afterAll(async () => {
  await server.close()
  await shop.close()
  fs.rmSync(folder, { recursive: true })
})

async function ask(args: string[], to: AdminEndpoint = endpoint): Promise<{ exit: number; out: string; err: string }> {
  const output = { out: '', err: '' }
  const exit = await runOnBackend(
    to,
    { args, folder, isTerminal: false },
    {
      out: (text) => void (output.out += text),
      err: (text) => void (output.err += text),
      signal: new AbortController().signal,
    },
  )
  return { exit, ...output }
}

it('runs a command line inside the running backend', async () => {
  expect(await ask(['stock', 'ROLE-L2', '5'])).toEqual({ exit: 0, out: 'ROLE-L2: 5\n', err: '' })
  expect(await ask(['stock', 'NOBODY'])).toMatchObject({ exit: 1, err: 'There is no product with the sku "NOBODY".\n' })
  expect(await ask(['order', 'show', '1'])).toMatchObject({ exit: 1 })
  expect(await ask(['fly'])).toMatchObject({ exit: 2, err: expect.stringContaining('no command "fly"') })
})

it('lists, adds and removes rewrites', async () => {
  expect(await ask(['rewrite', 'add', 'pl', '/stary', 'https://example.com/', '302'])).toMatchObject({
    exit: 0,
    out: 'Saved.\n',
  })
  expect(await ask(['rewrite', 'add', 'pl', '/inny', '/stary', '303'])).toMatchObject({
    out: 'warning: the code 303 is kept but not followed\nSaved.\n',
  })
  expect((await ask(['rewrite', 'list', 'stary'])).out).toBe(
    'pl  303  /inny → /stary  (not followed)\npl  302  /stary → https://example.com/\n',
  )
  expect(await ask(['rewrite', 'remove', 'pl', 'stary'])).toMatchObject({ exit: 0, out: 'Removed.\n' })
  expect(await ask(['rewrite', 'remove', 'pl', 'stary'])).toMatchObject({ exit: 1 })
  expect(await ask(['rewrite', 'add', 'nowhere', 'a', 'b'])).toMatchObject({
    exit: 1,
    err: 'There is no store view "nowhere".\n',
  })
  for (const target of ['ftp://b', 'http://example.com/'])
    expect(await ask(['rewrite', 'add', 'pl', 'a', target])).toMatchObject({
      exit: 1,
      err: `refused: "${target}" is neither a path nor an https address\n`,
    })
})

it('imports a file by a path relative to the operator’s own folder', async () => {
  fs.writeFileSync(
    path.join(folder, 'few.csv'),
    'sku,product_type,name,price,qty\nF-1,simple,Few,5,1\nF-2,simple,,5,1\n',
  )
  const { exit, out, err } = await ask(['import', 'few.csv', '--store', 'eu'])
  expect(exit).toBe(0)
  expect(out).toMatch(/^2 rows in .*: 1 created, 0 changed, 0 unchanged, 1 refused, 0 warnings\.\n$/)
  expect(err).toBe('refused: line 3, F-2: the name is missing\n')
  const dry = await ask(['import', 'few.csv', '--store', 'eu', '--dry-run'])
  expect(dry.out).toMatch(/^SKU +STORE VIEW +PRICE +LISTS\nF-1 +eu +5\.00 EUR +search\n2 rows/)
  const { out: json } = await ask(['import', 'few.csv', '--store', 'eu', '--dry-run', '--json'])
  expect(JSON.parse(json)).toMatchObject({
    unchanged: 1,
    complaints: [{ line: 3, key: 'F-2', reason: 'the name is missing' }],
    products: [{ sku: 'F-1', soldIn: [{ store: 'eu', price: 5, currency: 'EUR' }], lists: [], unsold: null }],
  })
  expect(await ask(['import', 'none.csv'])).toMatchObject({ exit: 1, err: expect.stringContaining('does not exist') })
  expect(await ask(['import', 'few.csv', '--store', 'mars'])).toMatchObject({
    exit: 1,
    err: 'There is no store view "mars".\n',
  })
})

it('rejects requests without the secret', async () => {
  await expect(ask(['order', 'list'], { ...endpoint, secret: 'another' })).rejects.toThrow(BackendUnreachable)
  const response = await server.inject({ method: 'POST', url: '/admin/command', payload: { args: ['order', 'list'] } })
  expect(response.statusCode).toBe(401)
})

it('rejects unknown commands', async () => {
  const response = await server.inject({
    method: 'POST',
    url: '/admin/command',
    headers: { authorization: `Bearer ${endpoint.secret}` },
    payload: { args: 'order list' },
  })
  expect(response.statusCode).toBe(400)
})

it('stores the secret in a file that only its owner can read', () => {
  const written = writeEndpoint(folder, 4321)
  expect(readEndpoint(folder)).toEqual(written)
  expect(fs.statSync(path.join(folder, 'admin.secret')).mode & 0o077).toBe(0)
  expect(readEndpoint(path.join(folder, 'elsewhere'))).toBeUndefined()
})
