import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBackendProxy, type BackendProxy } from './backend-proxy.ts'
import { devices, expectAccessible, movePointer, phone, untilInteractive, visit } from './browser.ts'
import { findCategory, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-GB')
const title = 'Maintenance work is underway'
let proxy: BackendProxy
beforeAll(async () => {
  proxy = await openBackendProxy()
})
afterAll(() => proxy.close())
afterEach(() => {
  proxy.rule = () => undefined
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function fillCart(page: Page): Promise<void> {
  const product = await findProduct('ROLE-C1', 'eu')
  await page.goto(product.path)
  await page
    .locator('label:not([data-sold-out="true"])')
    .filter({ has: page.locator('input[name="option_cdrl_size"]') })
    .first()
    .click()
  await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
  await page.getByRole('status').filter({ hasText: 'You have added' }).waitFor()
}

const cartCookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name.startsWith('cart_'))?.value

async function expectClosed(page: Page): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor()
  expect(await page.title()).toBe(title)
  const status = page.getByRole('status').filter({ hasText: title })
  expect(await status.innerText()).toMatch(
    /^Maintenance work is underway\s+We'll be back in a few moments\.\s+The page will refresh automatically$/,
  )
  expect(await page.getByRole('contentinfo').count(), 'the shop is put aside').toBe(0)
  const links = await page.locator('a:visible').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links, 'the law asks for the way to withdraw at any time').toEqual(['/eu/', '/eu/withdrawal'])
  await expectAccessible(page)
}

describe.each(devices)('maintenance of the shop on a %s', (_device, viewport) => {
  it('J10 NET-08 NET-11 NET-13 NET-14 SHELL-24 shows a full-page message after the retries, reloads after 100 s and recovers by itself', async () => {
    const { page } = await visit({ viewport, locale: 'en', baseURL: proxy.shop })
    await page.clock.install()
    await fillCart(page)
    const cart = await cartCookie(page)
    const category = await findCategory('eu')
    await page.goto(category.path)
    const requests = new Map<string, number[]>()
    proxy.rule = (operation) => {
      // Requests without an operation name belong to the storefront's own polling of changed pages.
      if (operation) requests.set(operation, [...(requests.get(operation) ?? []), Date.now()])
      return 503
    }
    const card = page.locator('main article a:visible').first()
    const target = proxy.shop + String(await card.getAttribute('href'))
    await card.click()
    await expectClosed(page)
    // Cards that come into view may also ask for their labels, so only the request of the page itself is counted.
    const tries = requests.get('ResolveUrl')
    expect(tries, JSON.stringify([...requests])).toHaveLength(3)
    expect(tries![2]! - tries![0]!).toBeGreaterThan(3000)
    // The page that recovers is the one that was requested.
    await page.waitForURL(target)

    const loaded = page.waitForEvent('domcontentloaded')
    await page.clock.fastForward(100_000)
    await loaded
    await expectClosed(page)
    expect(page.url()).toBe(target)

    proxy.rule = () => undefined
    await page.clock.fastForward(15_000)
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).waitFor()
    expect([page.url(), await page.title()]).not.toContain(title)
    expect(await cartCookie(page)).toBe(cart)
    await page.goto('/eu/cart')
    expect(await heading(page).innerText()).toContain('1')
  })

  it('J10 NET-11 AMB-47 recovers without a reload and keeps what was typed', async () => {
    const { page } = await visit({ viewport, locale: 'en', baseURL: proxy.shop })
    await page.clock.install()
    const product = await findProduct('ROLE-C1', 'eu')
    await page.goto(product.path)
    const sizes = page.locator('input[name="option_cdrl_size"]:not([disabled])')
    await sizes.first().check({ force: true })
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    proxy.rule = () => 502
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
    await expectClosed(page)
    proxy.rule = () => undefined
    await page.clock.fastForward(15_000)
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(await sizes.first().isChecked()).toBe(true)
    expect(await page.title()).not.toBe(title)
  })

  it('J10 NET-12 NET-15 is not triggered by a 500: the page shows an error with the code that is in the log', async () => {
    const { page } = await visit({ viewport, locale: 'en', baseURL: proxy.shop })
    const category = await findCategory('eu')
    await page.goto(category.path)
    proxy.rule = () => 500
    await page.locator('main article a:visible').first().click()
    await page.getByRole('heading', { name: t('notices.trouble.title') }).waitFor()
    const toast = page.getByRole('alert').filter({ hasText: 'Sorry! An unexpected error occurred.' })
    await toast.waitFor()
    const code = /Error code: ([0-9a-f]{12})/.exec(await toast.innerText())?.[1]
    expect(await page.getByRole('main').innerText()).toContain(code)
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    expect(await page.getByRole('heading', { name: title }).count()).toBe(0)
    await expectAccessible(page)
  })

  it('J10 AMB-47 is not triggered by a failed optional request', async () => {
    const { page } = await visit({ viewport, locale: 'en', baseURL: proxy.shop })
    await page.clock.install()
    const category = await findCategory('eu')
    let requests = 0
    proxy.rule = (operation) => (/Menu/.test(operation) ? ((requests += 1), 503) : undefined)
    await page.goto(category.path)
    if (viewport.width < 1025)
      await page
        .getByRole('button', { name: t('layout.menu') })
        .first()
        .click()
    else {
      const top = page.locator('[data-entry] [data-top]').first()
      await movePointer(page, 5, 800)
      await untilInteractive(top)
      await top.hover()
    }
    await expect.poll(() => requests).toBeGreaterThanOrEqual(3)
    await page.waitForTimeout(500)
    expect(await page.getByRole('heading', { name: title }).count()).toBe(0)
    expect(await heading(page).count()).toBe(1)
  })
})

it('J10 NET-11 the maintenance page is also sent when the server cannot render a page, with a 503 to be retried', async () => {
  const { page } = await visit({ viewport: phone, locale: 'en', baseURL: proxy.shop })
  await page.clock.install()
  const product = await findProduct('ROLE-C1', 'eu')
  proxy.rule = () => 503
  const response = await page.goto(`${product.path}?closed=1`)
  expect(response?.status()).toBe(503)
  expect(response?.headers()).toMatchObject({ 'retry-after': '100', 'cache-control': 'no-store' })
  expect(await response?.text()).toMatch(/<meta name="robots" content="NOINDEX, NOFOLLOW"/)
  await expectClosed(page)
  proxy.rule = () => undefined
  await page.clock.fastForward(15_000)
  await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).waitFor()
  expect(await heading(page).innerText()).toBe(product.name)
})
