import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBackendDoor, type BackendDoor } from './backend-door.ts'
import { devices, expectSound, phone, visit } from './browser.ts'
import { findCategory, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-GB')
const title = 'Maintenance work is underway'
let door: BackendDoor
beforeAll(async () => {
  door = await openBackendDoor()
})
afterAll(() => door.close())
afterEach(() => {
  door.rule = () => undefined
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
  expect(await page.locator('a:visible').count()).toBe(1)
  expect(await page.locator('a:visible').getAttribute('href')).toBe('/eu/')
  await expectSound(page)
}

describe.each(devices)('the shop closes for a moment, on a %s', (_device, viewport) => {
  it('J10 NET-08 NET-11 NET-13 NET-14 SHELL-24 the whole page says so after the retries, reloads after 100 s and returns by itself', async () => {
    const { page } = await visit({ viewport, locale: 'en', baseURL: door.shop })
    await page.clock.install()
    await fillCart(page)
    const cart = await cartCookie(page)
    const category = await findCategory('eu')
    await page.goto(category.path)
    const asked = new Map<string, number[]>()
    door.rule = (operation) => {
      // What has no name is the storefront's own: it listens for news of changed pages.
      if (operation) asked.set(operation, [...(asked.get(operation) ?? []), Date.now()])
      return 503
    }
    const card = page.locator('main article a:visible').first()
    const target = door.shop + String(await card.getAttribute('href'))
    await card.click()
    await expectClosed(page)
    const [tries] = [...asked.values()].toSorted((a, b) => b.length - a.length)
    expect(tries, JSON.stringify([...asked])).toHaveLength(3)
    expect(tries![2]! - tries![0]!).toBeGreaterThan(3000)
    // What returns by itself is the page that was asked for.
    await page.waitForURL(target)

    const loaded = page.waitForEvent('domcontentloaded')
    await page.clock.fastForward(100_000)
    await loaded
    await expectClosed(page)
    expect(page.url()).toBe(target)

    door.rule = () => undefined
    await page.clock.fastForward(15_000)
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).waitFor()
    expect([page.url(), await page.title()]).not.toContain(title)
    expect(await cartCookie(page)).toBe(cart)
    await page.goto('/eu/cart')
    expect(await heading(page).innerText()).toContain('1')
  })

  it('J10 NET-11 AMB-47 comes back without a reload to what was typed before', async () => {
    const { page } = await visit({ viewport, locale: 'en', baseURL: door.shop })
    await page.clock.install()
    const product = await findProduct('ROLE-C1', 'eu')
    await page.goto(product.path)
    const sizes = page.locator('input[name="option_cdrl_size"]:not([disabled])')
    await sizes.first().check({ force: true })
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    door.rule = () => 502
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
    await expectClosed(page)
    door.rule = () => undefined
    await page.clock.fastForward(15_000)
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(await sizes.first().isChecked()).toBe(true)
    expect(await page.title()).not.toBe(title)
  })

  it('J10 NET-12 NET-15 500 closes nothing: the page says that it failed, with the error code of the log', async () => {
    const { page } = await visit({ viewport, locale: 'en', baseURL: door.shop })
    const category = await findCategory('eu')
    await page.goto(category.path)
    door.rule = () => 500
    await page.locator('main article a:visible').first().click()
    await page.getByRole('heading', { name: t('notices.trouble.title') }).waitFor()
    const toast = page.getByRole('alert').filter({ hasText: 'Sorry! An unexpected error occurred.' })
    await toast.waitFor()
    const code = /Error code: ([0-9a-f]{12})/.exec(await toast.innerText())?.[1]
    expect(await page.getByRole('main').innerText()).toContain(code)
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    expect(await page.getByRole('heading', { name: title }).count()).toBe(0)
    await expectSound(page)
  })

  it('J10 AMB-47 a call that the page does without closes nothing', async () => {
    const { page } = await visit({ viewport, locale: 'en', baseURL: door.shop })
    await page.clock.install()
    const category = await findCategory('eu')
    let asked = 0
    door.rule = (operation) => (/Menu/.test(operation) ? ((asked += 1), 503) : undefined)
    await page.goto(category.path)
    if (viewport.width < 1025)
      await page
        .getByRole('button', { name: t('layout.menu') })
        .first()
        .click()
    else await page.getByRole('navigation').first().getByRole('link').nth(1).hover()
    await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
    await page.waitForTimeout(500)
    expect(await page.getByRole('heading', { name: title }).count()).toBe(0)
    expect(await heading(page).count()).toBe(1)
  })
})

it('J10 NET-11 a page that the server cannot make is the maintenance screen too: 503, to be tried again', async () => {
  const { page } = await visit({ viewport: phone, locale: 'en', baseURL: door.shop })
  await page.clock.install()
  const product = await findProduct('ROLE-C1', 'eu')
  door.rule = () => 503
  const answer = await page.goto(`${product.path}?closed=1`)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()).toMatchObject({ 'retry-after': '100', 'cache-control': 'no-store' })
  expect(await answer?.text()).toMatch(/<meta name="robots" content="NOINDEX, NOFOLLOW"/)
  await expectClosed(page)
  door.rule = () => undefined
  await page.clock.fastForward(15_000)
  await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).waitFor()
  expect(await heading(page).innerText()).toBe(product.name)
})
