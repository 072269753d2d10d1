import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseForeignForms } from './own-pages.server.ts'

const app = fastify()
beforeAll(async () => {
  app.addHook('onRequest', refuseForeignForms('https://shop.example'))
  app.all('/contact', async () => 'sent')
  await app.ready()
})
afterAll(() => app.close())

const statusOf = async (headers: Record<string, string>, method: 'GET' | 'POST' = 'POST') =>
  (await app.inject({ method, url: '/contact', headers: { host: 'shop.example', ...headers } })).statusCode

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a host that begins with our name', { origin: 'https://shop.example.evil.example' }],
  ['another port of our host', { origin: 'https://shop.example:8443' }],
  ['an invalid origin', { origin: 'shop.example' }],
  ['a frame of another site without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('refuses a form from %s', async (_what, headers) => {
  expect(await statusOf(headers)).toBe(403)
  expect(await statusOf(headers, 'GET')).toBe(200)
})

test.each([
  ['the requested host', { origin: 'http://shop.example' }],
  ['the declared origin, if a proxy does not forward the host', { origin: 'https://shop.example', host: '10.0.0.5' }],
  ['a page of ours without referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a client without an Origin header', {}],
])('accepts a form from %s', async (_what, headers) => {
  expect(await statusOf(headers)).toBe(200)
})
