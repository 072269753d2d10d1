import cookie from '@fastify/cookie'
import { signOpeningKey } from '@bocian/service/opening-key.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeOfUrl } from '#src/platform/i18n/store-view.ts'
import { closeUntilReady } from './opening-gate.server.ts'
import { openingSoonPage } from '../document/opening-soon-page.server.ts'

const secret = 'a-long-text-of-our-services'
const inOneHour = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 3_600_000)
const key = signOpeningKey(secret, inOneHour)
const oldKey = signOpeningKey(secret, new Date(Date.now() - 1_000))

let app: FastifyInstance
let closed: Map<string, { code: string; name: string }>
let isAllClosed: boolean
beforeEach(async () => {
  closed = new Map([['cz', { code: 'cz', name: 'Motýl & syn' }]])
  isAllClosed = false
  app = fastify()
  await app.register(cookie)
  closeUntilReady(app, {
    opening: { closedStore: async (code) => closed.get(code), isAllClosed: async () => isAllClosed },
    renderer: async () => ({ storeOfUrl, openingSoonPage }),
    secret,
  })
  app.get('/robots.txt', () => 'Sitemap: https://shop.example/sitemap.xml')
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('the shop'),
  })
})
afterEach(() => app.close())

const visit = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ url, method, headers: { host: 'shop.example', ...headers } })

describe('a store view that is not ready', () => {
  it.each([
    '/cz/',
    '/cz/divky.html',
    '/cz/cart',
    '/cz/no-such-page',
    '/cz/sitemap.xml',
    '/cz/manifest.webmanifest',
    '/page-state?of=%2Fcz%2Fdivky.html&v=1',
  ])('shows that it opens soon at %s, and lets nothing be indexed or cached', async (url) => {
    const response = await visit(url)
    expect(response.statusCode).toBe(503)
    expect(response.headers).toMatchObject({
      'retry-after': '3600',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'cs-CZ',
      'content-security-policy': expect.stringContaining("script-src 'none'"),
    })
    expect(response.body).toContain(
      '<h1 style="font-size:2rem;line-height:1.25;margin:0 0 1rem;overflow-wrap:anywhere">Motýl &amp; syn</h1>',
    )
    expect(response.body).toMatch(/<title>Motýl &amp; syn\s[–—]\sbrzy otevíráme<\/title>/)
    expect(response.body).toContain('<html lang="cs-CZ">')
    expect(response.body).not.toMatch(/bocian/i)
  })

  it('is called like its address if it has no name', async () => {
    closed.set('cz', { code: 'cz', name: '' })
    expect((await visit('/cz/')).body).toContain('>shop.example</h1>')
  })

  it('refuses forms too', async () => {
    expect((await visit('/cz/cart', {}, 'POST')).statusCode).toBe(503)
  })

  it('leaves the other store views and the files of all alone', async () => {
    for (const url of ['/', '/de/', '/assets/a.js', '/icons/any-192.png', '/favicon.svg', '/sw.js'])
      expect((await visit(url)).body, url).toBe('the shop')
  })

  it('opens as soon as it is ready', async () => {
    closed.clear()
    const response = await visit('/cz/')
    expect(response).toMatchObject({ statusCode: 200, body: 'the shop' })
    expect(response.headers).not.toHaveProperty('x-robots-tag')
  })

  it('keeps robots out of a shop without an open store view', async () => {
    expect((await visit('/robots.txt')).body).toContain('Sitemap')
    isAllClosed = true
    expect((await visit('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('a signed link', () => {
  it('gives a cookie that ends with it, and leads to the page without the key', async () => {
    const response = await visit(`/cz/divky.html?opening=${key}&p=2`)
    expect(response.statusCode).toBe(302)
    expect(response.headers).toMatchObject({ location: '/cz/divky.html?p=2', 'cache-control': 'no-store' })
    expect(response.cookies).toEqual([
      { name: 'opening', value: key, path: '/', httpOnly: true, sameSite: 'Lax', expires: inOneHour },
    ])
  })

  it('shows the shop to its makers only, without a trace in caches and search engines', async () => {
    const response = await visit('/cz/', { cookie: `opening=${key}` })
    expect(response).toMatchObject({ statusCode: 200, body: 'the shop' })
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    // An open store view is the same for everybody.
    expect((await visit('/de/', { cookie: `opening=${key}` })).headers['cache-control']).toBe('public, max-age=60')
  })

  it.each([oldKey, 'forged', `${key}x`])('is refused politely when it is %s', async (given) => {
    const response = await visit(`/cz/?opening=${given}`)
    expect(response.statusCode).toBe(503)
    expect(response.body).toMatch(/<p>Platnost tohoto odkazu vypršela\.\sPožádejte o\snový\.<\/p>/)
    expect(response.cookies).toEqual([])
    expect((await visit('/cz/', { cookie: `opening=${given}` })).statusCode).toBe(503)
  })

  it('leads to the open shop also when it has expired', async () => {
    closed.clear()
    expect((await visit(`/cz/?opening=${oldKey}`)).headers).toMatchObject({ location: '/cz/' })
  })
})

it.each([
  ['pl-PL', 'pl-PL', 'Motyl – wkrótce otwarcie'],
  ['cs-CZ', 'cs-CZ', 'Motyl – brzy otevíráme'],
  ['sk-SK', 'sk-SK', 'Motyl – čoskoro otvárame'],
  ['de-DE', 'de-DE', 'Motyl – wir eröffnen bald'],
  ['en-GB', 'en-GB', 'Motyl – opening soon'],
  ['ro-RO', 'ro-RO', 'Motyl – deschidem în curând'],
  ['uk-UA', 'uk-UA', 'Motyl – незабаром відкриття'],
  ['hy-AM', 'hy-AM', 'Motyl – շուտով կբացվենք'],
  ['hu-HU', 'hu-HU', 'Motyl – hamarosan nyitunk'],
  ['fi-FI', 'en-GB', 'Motyl – opening soon'],
])('speaks the language of the store view, or English: %s', async (locale, language, title) => {
  const { html } = await openingSoonPage(locale, 'Motyl', false)
  expect(html).toContain(`<html lang="${language}">`)
  // Which dash is right depends on the language.
  expect(html.replaceAll(/\s?[–—]\s?/g, ' – ')).toContain(`<title>${title}</title>`)
})
