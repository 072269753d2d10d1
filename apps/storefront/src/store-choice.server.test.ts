import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { chooseStore } from './store-choice.server.ts'

async function answer(url: string, headers: Record<string, string> = {}) {
  const app = fastify()
  await app.register(cookie)
  app.addHook('onRequest', (request, reply) => chooseStore(request, reply, () => Promise.resolve('/same.html')))
  app.get('/*', () => 'page')
  const response = await app.inject({ url, headers: { host: 'shop.example', ...headers } })
  await app.close()
  return {
    status: response.statusCode,
    location: response.headers.location,
    cookies: String(response.headers['set-cookie'] ?? ''),
  }
}

test('STORE-12 store_view_code overrides the remembered store and is taken out of the address by a redirect', async () => {
  const { status, location, cookies } = await answer('/same.html?store_view_code=cz&utm_source=x', {
    cookie: 'store=de',
  })
  expect(status).toBe(302)
  expect(location).toBe('/cz/same.html?utm_source=x')
  expect(cookies).toContain('store=cz')
})

test('STORE-12 nonsense in store_view_code leads to the store that is there, without a loop', async () => {
  const { status, location } = await answer('/same.html?store_view_code=%0d%0anonsense')
  expect(status).toBe(302)
  expect(location).toBe('/same.html')
})

test('STORE-09 a bare address opens the remembered store, else pl', async () => {
  expect(await answer('/', { cookie: 'store=cz' })).toMatchObject({ status: 302, location: '/cz/' })
  expect(await answer('/')).toMatchObject({ status: 200 })
  expect(await answer('/', { cookie: 'store=nonsense' })).toMatchObject({ status: 200 })
})
