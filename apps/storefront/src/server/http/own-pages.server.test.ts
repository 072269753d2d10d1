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
  ['a name that begins like ours', { origin: 'https://shop.example.evil.example' }],
  ['another port of ours', { origin: 'https://shop.example:8443' }],
  ['what is no address', { origin: 'shop.example' }],
  ['a frame of another site without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('a form of %s is refused', async (_what, headers) => {
  expect(await statusOf(headers)).toBe(403)
  expect(await statusOf(headers, 'GET')).toBe(200)
})

test.each([
  ['the host that is asked', { origin: 'http://shop.example' }],
  ['the declared origin, where a proxy keeps the host to itself', { origin: 'https://shop.example', host: '10.0.0.5' }],
  ['a page of ours that names no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a program', {}],
])('a form of %s is taken', async (_what, headers) => {
  expect(await statusOf(headers)).toBe(200)
})
