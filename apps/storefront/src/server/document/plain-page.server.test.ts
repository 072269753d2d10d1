import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendPlainErrorPage } from './plain-page.server.ts'

let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  app.setErrorHandler(sendPlainErrorPage)
  app.get('/*', () => {
    throw new Error('secret cause')
  })
  app.post('/*', async () => 'never')
})
afterAll(() => app.close())

it('shows an error in the store’s language, with an id and without the cause', async () => {
  const response = await app.inject('/cz/divky.html')
  expect(response.statusCode).toBe(500)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toContain('<html lang="cs">')
  expect(response.body).toMatch(/<p>[0-9a-f]{12}<\/p>/)
  expect(response.body).toContain('href="/cz/"')
  expect(response.body).not.toContain('secret')
})

it('keeps the status of a client error', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/cart',
    headers: { 'content-type': 'text/weird' },
    payload: 'x',
  })
  expect(response.statusCode).toBe(415)
  expect(response.body).toContain('<h1>')
})
