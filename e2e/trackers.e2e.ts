import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fs from 'node:fs'
import path from 'node:path'
import * as shopPaths from '../apps/storefront/src/platform/url/shop-paths.ts'
import {
  desktop,
  anyDevice,
  expectAccessible,
  movePointer,
  untilInteractive,
  untilNetworkIdle,
  visit,
} from './browser.ts'
import { isLong } from './is-long.ts'
import { goTo } from './keyboard.ts'
import { filledCart } from './shop.ts'
import { openSmallShop, type SmallShop } from './small-shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const settings: Readonly<Record<string, unknown>> = {
  'tracking/tag_manager/enabled': true,
  'tracking/tag_manager/container_ids': ['GTM-ABC123'],
  'tracking/pixel/enabled': true,
  'tracking/pixel/code': '123456789012345',
  'tracking/personalisation/enabled': true,
  'tracking/personalisation/custom_script': 'document.documentElement.dataset.known = "yes"',
  'tracking/reviews/enabled': true,
  'tracking/reviews/widget_ids': ['0b7c2c5e-7b42-4c8e-9d0a-5f3a1e2b4c6d'],
}
let shop: SmallShop

beforeAll(async () => {
  shop = await openSmallShop({}, async (database) => {
    await database.transaction(async (tx) => {
      for (const [path, value] of Object.entries(settings))
        await sql`insert into store_config (scope, scope_id, path, value)
          select 'view', id, ${path}, ${JSON.stringify(value)}::jsonb from store_view where code = 'pl'`.execute(tx)
    })
  })
})
afterAll(() => shop.close())

/** A visitor for whom third-party hosts are simulated, and the requests that these received, by host. */
async function visitTracked(viewport: { width: number; height: number }, javaScriptEnabled = true) {
  const options = {
    viewport,
    locale: 'pl-PL',
    baseURL: shop.address,
    javaScriptEnabled,
  } as const
  const { page, complaints } = await visit(options)
  const requests: string[] = []
  await page.context().route(/^https:/, async (route) => {
    requests.push(new URL(route.request().url()).host)
    await route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.loaded = "yes"' })
  })
  return { page, complaints, requests, leave: () => endVisit(page) }
}

const isKnown = (page: Page) => page.evaluate(() => document.documentElement.dataset['known'])
const press = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: t(text) }).press('Enter')
}
/** Withdraws consent, which reloads the page. */
const withdrawConsent = async (page: Page): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), press(page, 'consent.tracking.again')])
}
const hosts = ['connect.facebook.net', 'trustmate.io', 'www.googletagmanager.com']
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window)

describe.each(anyDevice)('third-party scripts on a %s', (_device, viewport) => {
  it.runIf(isLong)(
    'ANALYT-06 ANALYT-07 ANALYT-08 SHELL-17 load without a reload after consent, not before, reviews into the footer, and can be stopped again',
    async () => {
      const { page, complaints, requests, leave } = await visitTracked(viewport)
      await page.goto('/contact?utm_source=newsletter')
      await page.getByRole('region', { name: t('consent.tracking.title') }).waitFor()
      await expectAccessible(page)
      await goTo(page, page.getByRole('button', { name: t('consent.tracking.none') }), 'Shift+Tab')
      // Trackers load some time after the page. Nobody has agreed yet, so none may load then.
      await untilNetworkIdle(page)
      expect([requests, await isKnown(page)]).toEqual([[], undefined])
      await mark(page)
      await press(page, 'consent.tracking.none')
      await page.getByRole('button', { name: t('consent.tracking.again') }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/contact')
      await expectAccessible(page)
      expect(await isMarked(page)).toBe(true)
      await page.reload()
      await untilNetworkIdle(page)
      expect([requests, await isKnown(page)]).toEqual([[], undefined])
      await withdrawConsent(page)
      await page.locator('main [name="name"]').first().fill('Typed')
      await mark(page)
      await press(page, 'consent.tracking.all')
      await expect.poll(() => requests.toSorted()).toEqual(hosts)
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['loaded'])).toBe('yes')
      expect([await isKnown(page), await isMarked(page), new URL(page.url()).search]).toEqual(['yes', true, ''])
      expect(await page.locator('main [name="name"]').first().inputValue()).toBe('Typed')
      await page.reload()
      await expect.poll(() => requests.length).toBe(6)
      const reviews = page.locator(`footer [id="${String(settings['tracking/reviews/widget_ids'])}"]`)
      await reviews.waitFor({ state: 'attached' })
      await movePointer(page, 20, 20)
      await untilInteractive(page.locator('footer form'))
      expect(await reviews.count()).toBe(1)
      await withdrawConsent(page)
      await page.goto('/')
      await untilNetworkIdle(page)
      expect([requests.length, await isKnown(page)]).toEqual([6, undefined])
      expect(complaints).toEqual([])
      await leave()
    },
  )

  it('ANALYT-06 are in no document with a password or a secret, whatever way leads to it', async () => {
    const { page, complaints, requests, leave } = await visitTracked(viewport)
    await page.goto('/contact')
    await press(page, 'consent.tracking.all')
    await expect.poll(() => requests.length).toBe(3)
    await mark(page)
    // Navigates within the document, like every link of the shop, also from a drawer.
    const follow = async (path: string) => {
      await page.locator(`a[href="${path}"]`).first().waitFor({ state: 'attached' })
      await page.evaluate((to) => {
        const link = [...document.querySelectorAll('a')].find((one) => one.getAttribute('href') === to)
        if (!link) throw new Error(`No link to ${to}`)
        link.click()
      }, path)
    }
    const home = (url: URL): boolean => url.pathname === '/'
    await follow('/')
    await page.waitForURL(home)
    expect([await isMarked(page), requests.length]).toEqual([true, 3])
    await follow('/sign-in?from=%2Fwishlist')
    await page.waitForURL('**/sign-in**')
    await page.locator('#field-password').waitFor()
    expect([await isMarked(page), await isKnown(page), requests.length]).toEqual([false, undefined, 3])
    await page.goBack()
    await page.waitForURL(home)
    await expect.poll(() => isKnown(page)).toBe('yes')
    expect(complaints).toEqual([])
    await leave()
  })

  it.runIf(isLong)('ANALYT-06 get the path of a page, but neither its query string nor the previous page', async () => {
    const { page, complaints, leave } = await visitTracked(viewport)
    await page.goto('/contact')
    await press(page, 'consent.tracking.all')
    await expect.poll(() => isKnown(page)).toBe('yes')
    await page.goto('/order/track/secret-token')
    await page.evaluate(() => window.location.assign('/contact?utm_source=newsletter&gclid=secret'))
    await page.waitForURL('**/contact')
    const seen = await page.evaluate(() => [
      window.location.href,
      document.referrer,
      JSON.stringify(Reflect.get(window, 'dataLayer')),
    ])
    expect(seen.join(' ')).not.toMatch(/secret|utm_/)
    expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([])
    await leave()
  })

  it.runIf(isLong)(
    'ANALYT-01 ANALYT-02 get the events of a checkout, in which they do not run, on the next page where they do',
    async () => {
      const { page, complaints, leave } = await visitTracked(viewport)
      await page.goto('/contact')
      await press(page, 'consent.tracking.all')
      await expect.poll(() => isKnown(page)).toBe('yes')
      await page.goto('/contact')
      const cart = await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }], 'pl', shop.address)
      await page.context().addCookies([{ name: 'cart_poland', value: cart, url: shop.address }])
      await page.goto('/checkout')
      const waiting = () => page.evaluate(() => sessionStorage.getItem('shop:events_waiting') ?? '')
      await expect.poll(waiting).toMatch(/begin_checkout.*InitiateCheckout/)
      await page.goto('/contact')
      await expect.poll(waiting).toBe('')
      const received = () =>
        page.evaluate(() => JSON.stringify([Reflect.get(window, 'dataLayer'), Reflect.get(window, 'fbq').queue]))
      expect(await received()).toMatch(/begin_checkout.*InitiateCheckout/)
      expect(complaints).toEqual([])
      await leave()
    },
  )

  it.runIf(isLong)(
    'ANALYT-06 may add inline scripts as a tag manager does, but an inline script in markup is blocked',
    async () => {
      const { page, complaints, leave } = await visitTracked(viewport)
      const body = `const script = document.createElement('script')
      script.text = 'document.documentElement.dataset.tag = "yes"'
      document.body.append(script)
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.documentElement.dataset.foreign = 1">')`
      await page.context().route(/gtm\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
      const seen = () =>
        page.evaluate(() => [document.documentElement.dataset['tag'], document.documentElement.dataset['foreign']])
      await page.goto('/contact')
      await press(page, 'consent.tracking.all')
      await expect.poll(seen).toEqual(['yes', undefined])
      await page.reload()
      await expect.poll(seen).toEqual(['yes', undefined])
      await expect.poll(() => complaints.some((text) => /inline event handler/.test(text))).toBe(true)
      expect(complaints.filter((text) => !/inline event handler/.test(text))).toEqual([])
      await leave()
    },
  )

  it.runIf(isLong)(
    'ANALYT-06 ANALYT-07 ANALYT-08 load nothing and show no consent banner in a store without any',
    async () => {
      const { page, requests, leave } = await visitTracked(viewport)
      await page.goto('/cz/contact')
      expect(await page.locator('form[action="/tracking-consent"]').count()).toBe(0)
      expect(requests).toEqual([])
      await leave()
    },
  )
})

/** The paths in the route table that third-party scripts must not run on. */
function closedPaths(): string[] {
  const source = fs.readFileSync(path.join(import.meta.dirname, '../apps/storefront/src/boot/routes.ts'), 'utf8')
  const table = Object.entries(shopPaths).reduce(
    (text, [name, written]) => text.replaceAll(new RegExp(String.raw`\b${name}\b(?!:)`, 'g'), `'${written}'`),
    source,
  )
  const written = [...table.matchAll(/^ +(?:page|\w+Page)\(\s*['`]([^'`$]+)/gm)].map(([, one = '']) => one)
  const listed = [...table.matchAll(/\.\.\.\[(.+)\]\.map\(\(path\) =>\s*(?:page|\w+Page)\(/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, one = '']) => one),
  )
  return [...written, ...listed].map(
    (one) =>
      `/${one
        .replace(/^\//, '')
        .replaceAll(/:\w+\??/g, 'a1b2')
        .replace('/*', '')}`,
  )
}

it('ANALYT-06 third-party scripts are in no response of a route that is closed to them, even with full consent', async () => {
  const paths = closedPaths()
  for (const needed of [
    '/sign-in',
    '/cart',
    '/checkout/card',
    '/order/track/a1b2',
    '/customer/account/createPassword',
    '/gift-card',
  ])
    expect(paths).toContain(needed)
  expect(paths.length).toBeGreaterThan(35)
  const cookie = 'tracking_consent=said.statistics.marketing.reviews; __Host-s=x'
  for (const closed of paths) {
    const response = await fetch(shop.address + closed, {
      redirect: 'manual',
      headers: { cookie, accept: 'text/html' },
    })
    const html = await response.text()
    expect(html, closed).not.toMatch(/googletagmanager|facebook|trustmate|dataset\.known/)
    const policy = response.headers.get('content-security-policy') ?? ''
    if (response.status === 200) expect(policy, closed).toContain("require-trusted-types-for 'script'")
    expect(response.headers.get('referrer-policy'), closed).not.toBe(
      html === '' ? 'unsafe-url' : 'strict-origin-when-cross-origin',
    )
  }
  const open = await fetch(`${shop.address}/contact`, { headers: { cookie } })
  expect(await open.text()).toContain('googletagmanager')
})

it.each(['', 'tracking_consent=said', 'tracking_consent=said.statistics', 'tracking_consent=said.marketing.reviews'])(
  'ANALYT-06 inline third-party scripts have their hashes in the policy, and pages that depend on consent are not shared: %s',
  async (cookie) => {
    const ask = async () => {
      const answer = await fetch(`${shop.address}/contact`, { headers: { cookie } })
      return { html: await answer.text(), headers: answer.headers }
    }
    const [{ html, headers }, again] = [await ask(), await ask()]
    expect(again.html).toBe(html)
    const hashes = [...html.matchAll(/<script\b(?![^>]* type=)[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(hashes.length).toBe(cookie === 'tracking_consent=said' ? 1 : 2)
    for (const hash of hashes) expect(headers.get('content-security-policy')).toContain(hash)
    expect([headers.get('cache-control'), headers.get('vary'), headers.get('etag')]).toEqual([
      'no-cache',
      'accept-encoding, cookie',
      null,
    ])
  },
)

it.runIf(isLong)(
  'ANALYT-06 third-party scripts can be allowed and refused even if the shop’s own scripts do not run',
  async () => {
    const { page, leave } = await visitTracked(desktop, false)
    await page.goto('/contact')
    await page.getByRole('button', { name: t('consent.tracking.all') }).click()
    await page.getByRole('button', { name: t('consent.tracking.again') }).waitFor()
    expect(await page.content()).toContain('googletagmanager')
    expect(new URL(page.url()).pathname).toBe('/contact')
    await page.getByRole('button', { name: t('consent.tracking.again') }).click()
    await page.getByRole('button', { name: t('consent.tracking.none') }).click()
    await page.getByRole('button', { name: t('consent.tracking.again') }).waitFor()
    expect(await page.content()).not.toContain('googletagmanager')
    await leave()
  },
)
