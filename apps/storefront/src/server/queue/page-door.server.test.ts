import { Admission } from '@bocian/service/admission/admission.ts'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { storeOfUrl } from '#src/platform/i18n/store-view.ts'
import { PageDoor } from './page-door.server.ts'
import { queuePage } from './queue-page.server.ts'
import { WaitingLine } from './waiting-line.server.ts'

let app: FastifyInstance
let time = 1_000_000
afterEach(() => app.close())

/** A shop with room for one page, or with a number of visitors per minute. */
async function shop(perMinute: number, room = 1) {
  app = fastify()
  await app.register(cookie)
  const now = () => time
  const admission = new Admission({
    usual: room,
    targetTime: 500,
    targetDelay: 100,
    mostDelay: 1_000,
    now,
    random: () => 0,
  })
  const line = new WaitingLine(perMinute, now)
  const secret = 'a-long-text-of-our-services'
  const renderer = async () => ({ queuePage })
  const door = new PageDoor(app, { admission, line, renderer, secret, visitorOf: () => 'visitor', now })
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const address = new URL(request.url, 'http://shop.example')
      const asked = { request, store: storeOfUrl(address), path: address.pathname }
      if (await door.keepsWaiting(asked, reply)) return reply
      const slot = await door.enter(asked, reply)
      if (!slot) return reply
      slot.leave()
      return reply.header('cache-control', 'public, max-age=60').send('page')
    },
  })
  const visit = async (url: string, cookies = '', headers: Record<string, string> = {}) => {
    const response = await app.inject({ url, headers: { host: 'shop.example', cookie: cookies, ...headers } })
    const set = response.cookies.find(({ name }) => name === 'queue_ticket')?.value
    return {
      status: response.statusCode,
      body: response.body,
      headers: response.headers,
      ticket: `queue_ticket=${set}`,
    }
  }
  return { admission, line, visit }
}

const placeIn = (body: string): string | undefined => /Twoje miejsce w\u00A0kolejce: (\d+)/.exec(body)?.[1]

describe('the queue of a flash sale', () => {
  it('keeps the place of each visitor, and lets them in one after the other', async () => {
    const { visit } = await shop(60)
    const first = await visit('/wiosna')
    expect([first.status, first.body, first.headers['cache-control']]).toEqual([200, 'page', 'private, no-store'])
    time += 10
    const second = await visit('/wiosna')
    time += 10
    const third = await visit('/wiosna')
    expect([second.status, placeIn(second.body), placeIn(third.body)]).toEqual([503, '1', '2'])
    expect(second.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    time += 1_000
    expect((await visit('/wiosna', third.ticket)).status).toBe(503)
    const inside = await visit('/wiosna', second.ticket)
    expect(inside.status).toBe(200)
    // A visitor who is in stays in.
    for (const url of ['/a', '/b']) expect((await visit(url, inside.ticket)).status).toBe(200)
    expect(placeIn((await visit('/wiosna', third.ticket)).body)).toBe('1')
  })

  it('believes no forged or changed ticket', async () => {
    const { visit } = await shop(60)
    const { ticket } = await visit('/')
    expect((await visit('/', ticket)).status).toBe(200)
    expect((await visit('/', ticket.replace(/=./, '=0'))).status).toBe(503)
    expect((await visit('/', 'queue_ticket=1_aaaaaaaaaaaa_zzzzzzzz.x')).status).toBe(503)
  })

  it('never holds up the cart, the checkout, forms or crawlers', async () => {
    const { visit } = await shop(1)
    await visit('/')
    expect((await visit('/')).status).toBe(503)
    for (const url of ['/cart', '/checkout/payment', '/bluepayment/processing/back'])
      expect((await visit(url)).status).toBe(200)
    expect((await app.inject({ method: 'POST', url: '/', headers: { host: 'shop.example' } })).statusCode).toBe(200)
    expect((await visit('/', '', { 'user-agent': 'Googlebot/2.1' })).status).toBe(200)
  })

  it.each([
    ['/', 'pl-PL', 'Jesteś w\u00A0kolejce'],
    ['/cz/', 'cs-CZ', 'Jste ve frontě'],
    ['/de/', 'de-DE', 'Sie sind in der Warteschlange'],
    ['/am/', 'hy-AM', 'Դուք հերթում եք'],
  ])(
    'shows a page without scripts that loads itself again, in the language of the store view: %s',
    async (url, language, title) => {
      const { visit } = await shop(1)
      await visit('/')
      const { body, headers } = await visit(url)
      expect(body).toContain(`<html lang="${language}"`)
      expect(body).toContain(`<title>${title}</title>`)
      expect(body).toContain(`>${title}</h1>`)
      expect(headers['refresh']).toBe('20')
      expect(body).not.toContain('<script')
      expect(headers['content-security-policy']).toContain("script-src 'none'")
      expect(Buffer.byteLength(body)).toBeLessThan(2_000)
    },
  )
})

describe('P13 an overloaded storefront', () => {
  it('sends a visitor for whose page there is no room to the queue, and a crawler away', async () => {
    const { admission, visit } = await shop(0)
    expect((await visit('/wiosna')).headers['set-cookie']).toBeUndefined()
    admission.tick(1_001)
    const person = await visit('/wiosna')
    expect([person.status, placeIn(person.body)]).toEqual([503, '1'])
    const robot = await visit('/wiosna', '', { 'user-agent': 'Googlebot/2.1' })
    expect([robot.status, robot.headers['retry-after'], placeIn(robot.body)]).toEqual([503, '30', undefined])
    expect(robot.headers['set-cookie']).toBeUndefined()
    expect((await visit('/checkout')).status).toBe(200)
    admission.tick(0)
    time += 2_000
    expect((await visit('/wiosna', person.ticket)).status).toBe(200)
  })
})
