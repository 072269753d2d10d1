import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseForeignForms } from './own-pages.server.ts'

const app = fastify()
beforeAll(async () => {
  app.addHook('onRequest', refuseForeignForms('https://shop.example'))
  app.all('/*', async () => 'sent')
  await app.ready()
})
afterAll(() => app.close())

const statusOf = async (headers: Record<string, string>, method: 'GET' | 'POST' = 'POST', url = '/contact') =>
  (await app.inject({ method, url, headers: { host: 'shop.example', ...headers } })).statusCode

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

test('accepts Apple’s response to a sign-in, and nothing like it', async () => {
  const apple = { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' }
  expect(await statusOf(apple, 'POST', '/cz/social-sign-in/apple')).toBe(200)
  for (const url of ['/social-sign-in/google', '/contact?/social-sign-in/apple', '/social-sign-in/apple/contact'])
    expect(await statusOf(apple, 'POST', url), url).toBe(403)
})
