import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fs from 'node:fs'
import path from 'node:path'
import { desktop, devices, expectSound, visit } from './browser.ts'
import { goTo } from './keyboard.ts'
import { filledCart } from './shop.ts'
import { openSmallShop, type SmallShop } from './small-shop.ts'
import { textsOf } from './texts.ts'

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

/** A visitor for whom the hosts of others answer; what was asked of them, by host. */
async function visitTracked(viewport: { width: number; height: number }, javaScriptEnabled = true) {
  const options = {
    viewport,
    locale: 'pl-PL',
    baseURL: shop.address,
    javaScriptEnabled,
    serviceWorkers: 'block',
  } as const
  const { page, complaints } = await visit(options)
  const asked: string[] = []
  await page.context().route(/^https:/, async (route) => {
    asked.push(new URL(route.request().url()).host)
    await route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.loaded = "yes"' })
  })
  return { page, complaints, asked, leave: () => page.context().close() }
}

const patient = { timeout: 15_000 }
const isKnown = (page: Page) => page.evaluate(() => document.documentElement.dataset['known'])
const press = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: t(text) }).press('Enter')
}
/** Withdraws consent, which reloads the page. */
const askAgain = async (page: Page): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), press(page, 'consent.tracking.again')])
}
const hosts = ['connect.facebook.net', 'trustmate.io', 'www.googletagmanager.com']
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window)

describe.each(devices)('scripts of others on a %s', (_device, viewport) => {
  it('ANALYT-06 ANALYT-07 ANALYT-08 load without a reload after consent, not before, and can be stopped again', async () => {
    const { page, complaints, asked, leave } = await visitTracked(viewport)
    await page.goto('/contact?utm_source=letter')
    await page.getByRole('region', { name: t('consent.tracking.title') }).waitFor()
    await expectSound(page)
    await goTo(page, page.getByRole('button', { name: t('consent.tracking.none') }), 'Shift+Tab')
    await mark(page)
    await press(page, 'consent.tracking.none')
    await page.getByRole('button', { name: t('consent.tracking.again') }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/contact')
    await expectSound(page)
    expect([asked, await isKnown(page), await isMarked(page)]).toEqual([[], undefined, true])
    await askAgain(page)
    await page.locator('main [name="name"]').first().fill('Typed')
    await mark(page)
    await press(page, 'consent.tracking.all')
    await expect.poll(() => asked.toSorted(), patient).toEqual(hosts)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['loaded']), patient).toBe('yes')
    expect([await isKnown(page), await isMarked(page), new URL(page.url()).search]).toEqual(['yes', true, ''])
    expect(await page.locator('main [name="name"]').first().inputValue()).toBe('Typed')
    await page.reload()
    await expect.poll(() => asked.length, patient).toBe(6)
    await askAgain(page)
    await page.goto('/')
    expect([asked.length, await isKnown(page)]).toEqual([6, undefined])
    expect(complaints).toEqual([])
    await leave()
  })

  it('ANALYT-06 are in no document with a password or a secret, however it is reached', async () => {
    const { page, complaints, asked, leave } = await visitTracked(viewport)
    await page.goto('/contact')
    await press(page, 'consent.tracking.all')
    await expect.poll(() => asked.length, patient).toBe(3)
    await mark(page)
    // Within the document, like any link of the shop.
    const follow = async (path: string) => {
      await page.locator(`a[href="${path}"]`).first().waitFor({ state: 'attached' })
      await page.evaluate((to) => {
        const link = [...document.querySelectorAll('a')].find((one) => one.getAttribute('href') === to)
        if (!link) throw new Error(`No link to ${to}`)
        link.click()
      }, path)
    }
    await follow('/dziewczynka.html')
    await page.waitForURL('**/dziewczynka.html')
    expect([await isMarked(page), asked.length]).toEqual([true, 3])
    await follow('/sign-in?from=%2Fwishlist')
    await page.waitForURL('**/sign-in**')
    await page.locator('#field-password').waitFor()
    expect([await isMarked(page), await isKnown(page), asked.length]).toEqual([false, undefined, 3])
    await page.goBack()
    await page.waitForURL('**/dziewczynka.html')
    await expect.poll(() => isKnown(page), patient).toBe('yes')
    expect(complaints).toEqual([])
    await leave()
  })

  it('ANALYT-06 learn the path of a page, but neither its query nor the previous page', async () => {
    const { page, leave } = await visitTracked(viewport)
    await page.goto('/contact')
    await press(page, 'consent.tracking.all')
    await expect.poll(() => isKnown(page), patient).toBe('yes')
    await page.goto('/order/track/secret-token')
    await page.evaluate(() => window.location.assign('/contact?utm_source=letter&gclid=secret'))
    await page.waitForURL('**/contact')
    const seen = await page.evaluate(() => [
      window.location.href,
      document.referrer,
      JSON.stringify(Reflect.get(window, 'dataLayer')),
    ])
    expect(seen.join(' ')).not.toMatch(/secret|utm_/)
    await leave()
  })

  it('ANALYT-01 ANALYT-02 hear on the next open page of a checkout that they were not in', async () => {
    const { page, leave } = await visitTracked(viewport)
    await page.goto('/contact')
    await press(page, 'consent.tracking.all')
    await expect.poll(() => isKnown(page), patient).toBe('yes')
    await page.goto('/contact')
    const cart = await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }], 'pl', shop.address)
    await page.context().addCookies([{ name: 'cart_poland', value: cart, url: shop.address }])
    await page.goto('/checkout')
    const waiting = () => page.evaluate(() => sessionStorage.getItem('bocian:events_waiting') ?? '')
    await expect.poll(waiting, patient).toMatch(/begin_checkout.*InitiateCheckout/)
    await page.goto('/contact')
    await expect.poll(waiting, patient).toBe('')
    const heard = () =>
      page.evaluate(() => JSON.stringify([Reflect.get(window, 'dataLayer'), Reflect.get(window, 'fbq').queue]))
    expect(await heard()).toMatch(/begin_checkout.*InitiateCheckout/)
    await leave()
  })

  it('ANALYT-06 ANALYT-07 ANALYT-08 load nothing and ask nothing in a store that has none', async () => {
    const { page, asked, leave } = await visitTracked(viewport)
    await page.goto('/cz/contact')
    expect(await page.locator('form[action="/tracking-consent"]').count()).toBe(0)
    expect(asked).toEqual([])
    await leave()
  })
})

/** The paths of the route table that are closed to third-party scripts. */
function closedPaths(): string[] {
  const table = fs.readFileSync(path.join(import.meta.dirname, '../apps/storefront/src/routes.ts'), 'utf8')
  const written = [...table.matchAll(/^ +(?:own|page)\(\s*['`]([^'`$]+)/gm)].map(([, one = '']) => one)
  const listed = [...table.matchAll(/\.\.\.\[(.+)\]\.map\(\(path\) =>\s*(?:own|page)\(/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, one = '']) => one),
  )
  return [...written, ...listed].map((one) => `/${one.replaceAll(/:\w+\??/g, 'a1b2').replace('/*', '')}`)
}

it('ANALYT-06 are in no response of a closed route, even with full consent', async () => {
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
    const answer = await fetch(shop.address + closed, { redirect: 'manual', headers: { cookie, accept: 'text/html' } })
    const html = await answer.text()
    expect(html, closed).not.toMatch(/googletagmanager|facebook|trustmate|dataset\.known/)
    const policy = answer.headers.get('content-security-policy') ?? ''
    if (answer.status === 200) expect(policy, closed).toContain("require-trusted-types-for 'script'")
    expect(answer.headers.get('referrer-policy'), closed).not.toBe(
      html === '' ? 'unsafe-url' : 'strict-origin-when-cross-origin',
    )
  }
  const open = await fetch(`${shop.address}/contact`, { headers: { cookie } })
  expect(await open.text()).toContain('googletagmanager')
})

it('ANALYT-06 can be allowed and refused without the shop’s scripts', async () => {
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
})
