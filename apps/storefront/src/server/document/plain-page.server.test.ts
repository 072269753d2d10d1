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
  const answer = await app.inject('/cz/divky.html')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain('<html lang="cs">')
  expect(answer.body).toMatch(/<p>[0-9a-f]{12}<\/p>/)
  expect(answer.body).toContain('href="/cz/"')
  expect(answer.body).not.toContain('secret')
})

it('keeps the status of a client error', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/cart',
    headers: { 'content-type': 'text/weird' },
    payload: 'x',
  })
  expect(answer.statusCode).toBe(415)
  expect(answer.body).toContain('<h1>')
})
