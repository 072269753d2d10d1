import cookie from '@fastify/cookie'
import { signPreviewKey } from '@bocian/service/preview-key.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeOfUrl } from '#src/platform/i18n/store-view.ts'
import { openPreviews, previewOf } from './preview-gate.server.ts'
import { previewBar, refusedPreview } from './preview-parts.server.ts'

const secret = 'a-long-text-of-our-services'
const inOneHour = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 3_600_000)
const preview = { expires: inOneHour, at: new Date('2026-12-24T07:00:00Z'), offset: 60 }
const key = signPreviewKey(secret, preview)
const oldKey = signPreviewKey(secret, { ...preview, expires: new Date(Date.now() - 1_000) })

let app: FastifyInstance
beforeEach(async () => {
  app = fastify()
  await app.register(cookie)
  openPreviews(app, { renderer: async () => ({ storeOfUrl, refusedPreview }), secret })
  app.get('/*', async (request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send({ at: previewOf(request)?.at ?? null }),
  )
})
afterEach(() => app.close())

const visit = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'shop.example', ...headers } })

describe('a preview link', () => {
  it('gives a cookie that ends with it, and leads to the page without the key', async () => {
    const response = await visit(`/wiosna?preview=${key}&p=2`)
    expect(response.statusCode).toBe(302)
    expect(response.headers).toMatchObject({ location: '/wiosna?p=2', 'cache-control': 'no-store' })
    expect(response.cookies).toEqual([
      { name: 'preview', value: key, path: '/', httpOnly: true, sameSite: 'Lax', expires: inOneHour },
    ])
  })

  it('shows the moment to anybody who has the cookie, without a trace in caches and search engines', async () => {
    const response = await visit('/wiosna', { cookie: `preview=${key}` })
    expect(response.json()).toEqual({ at: '2026-12-24T07:00:00.000Z' })
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  it.each(['', 'preview=forged', `preview=${oldKey}`])('leaves everybody else alone: %j', async (given) => {
    const response = await visit('/wiosna', { cookie: given })
    expect(response.json()).toEqual({ at: null })
    expect(response.headers).toMatchObject({ 'cache-control': 'public, max-age=60' })
    expect(response.headers).not.toHaveProperty('x-robots-tag')
  })

  it.each(['forged', oldKey])('is refused politely when it is %s', async (given) => {
    const response = await visit(`/cz/jaro?preview=${given}`)
    expect(response.statusCode).toBe(403)
    expect(response.cookies).toEqual([])
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'cs-CZ' })
    expect(response.body).toContain('<a href="/cz/jaro">Zobrazit stránku tak, jak ji vidí všichni</a>')
  })

  it('ends on demand', async () => {
    const response = await visit('/wiosna?preview=end', { cookie: `preview=${key}` })
    expect(response.headers).toMatchObject({ location: '/wiosna' })
    expect(response.cookies).toMatchObject([{ name: 'preview', value: '', expires: new Date(0) }])
  })

  it('never leads to another host', async () => {
    expect((await visit('//evil.example/?preview=end')).headers).toMatchObject({ location: '/' })
  })
})

describe('the bar of a preview', () => {
  it.each([
    ['pl-PL', 'Podgląd na dzień: 24 grudnia 2026 08:00', 'Zakończ podgląd'],
    ['cs-CZ', 'Náhled k datu 24. prosince 2026 v 8:00', 'Ukončit náhled'],
    ['sk-SK', 'Náhľad k dátumu 24. decembra 2026 o 8:00', 'Ukončiť náhľad'],
    ['de-DE', 'Vorschau für: 24. Dezember 2026 um 08:00', 'Vorschau beenden'],
    ['en-GB', 'Preview of 24 December 2026 at 08:00', 'End preview'],
    ['ro-RO', 'Previzualizare pentru 24 decembrie 2026 la 08:00', 'Încheie previzualizarea'],
    ['uk-UA', 'Попередній перегляд на дату: 24 грудня 2026 р. о 08:00', 'Завершити перегляд'],
    ['hy-AM', 'Նախադիտում՝ 2026 թ. դեկտեմբերի 24, 08:00', 'Ավարտել նախադիտումը'],
    ['hu-HU', 'Előnézet: 2026. december 24. 8:00', 'Előnézet befejezése'],
    ['fi-FI', 'Preview of 24. joulukuuta 2026 klo 8.00', 'End preview'],
  ])('says in the language of the store view what is shown: %s', async (locale, text, end) => {
    const bar = await previewBar(locale, preview)
    expect(bar.replaceAll(/\s/g, ' ')).toContain(text.replaceAll(/\s/g, ' '))
    expect(bar).toContain(`<a href="?preview=end"`)
    expect(bar).toContain(end)
  })

  it('says that drafts are shown if there is no moment', async () => {
    expect(await previewBar('en-GB', { at: undefined, offset: 0 })).toContain('<span>Preview with drafts</span>')
  })
})
