import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, expectSound, phone, visit } from './browser.ts'
import { ask, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const text = textsOf('pl-PL')
const patient = { timeout: 15_000 }
/** The path of a category that a product stands in, and of a list of it in which the product comes first. */
async function listOf(sku: string): Promise<string> {
  const query =
    'query($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { categories { url_path level product_count } } } }'
  const { products } = await ask<{
    products: { items: { categories: { url_path: string; level: number; product_count: number }[] }[] }
  }>(query, { sku }, 'pl')
  const smallest = products.items[0]?.categories.toSorted((a, b) => a.product_count - b.product_count)[0]
  return `/${smallest?.url_path}.html`
}

const cardOf = (page: Page, path: string): Locator =>
  page.locator('[data-list] article', { has: page.locator(`h2 a[href="${path}"]`) })

async function openCard(page: Page, sku: string): Promise<Locator> {
  const { path } = await findProduct(sku, 'pl')
  await page.goto(await listOf(sku))
  const card = cardOf(page, path)
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  return card
}

const inCart = (page: Page): Promise<number> =>
  linesOf(page).then((lines) => lines.reduce((sum, line) => sum + line.quantity, 0))

async function linesOf(page: Page): Promise<{ quantity: number; product: { sku: string } }[]> {
  const cookies = await page.context().cookies()
  const id = cookies.find(({ name }) => name === 'cart_poland')?.value
  if (!id) return []
  const { cart } = await ask<{ cart: { items: { quantity: number; product: { sku: string } }[] } }>(
    'query($id: String!) { cart(cart_id: $id) { items { quantity product { sku } } } }',
    { id },
    'pl',
  )
  return cart.items
}

describe.each([
  ['phone', { viewport: phone, hasTouch: true, isMobile: true }],
  ['desktop', { viewport: desktop }],
] as const)('quick shop on a %s', (device, options) => {
  const open = () => visit({ ...options, locale: 'pl-PL', serviceWorkers: 'block' })

  it('QUICK-01 QUICK-07 CARD-13 a simple product is added at once, one piece, and the button says so for a second and a half', async () => {
    const { page, complaints } = await open()
    const card = await openCard(page, 'ROLE-S1')
    const button = card.locator('button[data-phase]')
    expect(await button.getAttribute('data-phase')).toBe('normal')
    expect(await button.textContent()).toContain(text('catalogue.addToCart'))
    await page.route('**/graphql**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await button.click()
    await card.locator('[data-phase="loading"]').waitFor()
    await card.locator('[data-phase="success"]').waitFor()
    const since = Date.now()
    await card.locator('[data-phase="normal"]').waitFor()
    expect(Date.now() - since).toBeGreaterThan(1200)
    expect(Date.now() - since).toBeLessThan(3000)
    await page.unroute('**/graphql**')
    expect(await linesOf(page)).toMatchObject([{ quantity: 1, product: { sku: 'ROLE-S1' } }])
    await expectSound(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('CARD-14 a refusal is said and the button is what it was', async () => {
    const { page } = await open()
    const card = await openCard(page, 'ROLE-S1')
    await page.route('**/graphql**', async (route) => {
      const isAdding = route.request().postData()?.includes('addProductsToCart') ?? false
      if (!isAdding) return route.continue()
      return route.fulfill({
        json: {
          data: {
            addProductsToCart: {
              cart: null,
              user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Nie ma tylu sztuk' }],
            },
          },
        },
      })
    })
    await card.locator('button[data-phase]').click()
    await page.getByText('Nie ma tylu sztuk').first().waitFor()
    await card.locator('[data-phase="normal"]').waitFor()
    expect(await inCart(page)).toBe(0)
    await page.context().close()
  })

  it('QUICK-02 QUICK-03 QUICK-04 QUICK-06 QUICK-10 AMB-35 asks for the size, closes and adds it', async () => {
    const { page, complaints } = await open()
    const card = await openCard(page, 'ROLE-C1')
    const button = card.locator('button[data-phase]')
    await button.click()
    const panel = device === 'desktop' ? card.locator('[role="dialog"]') : page.locator('dialog[open]')
    await panel.getByText(text('quickShop.title')).waitFor()
    expect(page.url()).not.toContain('wisla')
    expect(await panel.evaluate((element) => element instanceof HTMLDialogElement)).toBe(device === 'phone')
    const list = panel.locator('[data-quick-shop]')
    const { height } = (await list.boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThanOrEqual(50)
    expect(height).toBeLessThanOrEqual(250)
    expect(
      await list.evaluate((element) => [getComputedStyle(element).minHeight, getComputedStyle(element).maxHeight]),
    ).toEqual(['50px', '250px'])
    const sizes = await list.locator('button:enabled').allTextContents()
    expect(sizes[0]).toMatch(/^\d+ \(.+\)$/)
    await expectSound(page)
    await list.locator('button:enabled').first().click()
    await panel.waitFor({ state: 'detached' })
    await card.locator('[data-phase="success"]').waitFor()
    expect(await linesOf(page)).toMatchObject([{ quantity: 1, product: { sku: 'ROLE-C1' } }])
    await expect.poll(() => button.evaluate((element) => element === document.activeElement), patient).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('QUICK-05 what is sold out says so and cannot be pressed', async () => {
    const { page } = await open()
    const card = await openCard(page, 'ROLE-S0')
    const button = card.getByRole('button', { name: text('catalogue.outOfStock') })
    expect(await button.isDisabled()).toBe(true)
    await expectSound(page)
    await page.context().close()
  })
})

describe('a card', () => {
  it('CARD-04 CARD-11 has price, five swatches with the number of the rest, and its quick shop', async () => {
    const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
    const card = await openCard(page, 'BOC-BP-0211-RED')
    expect(await card.textContent()).toMatch(/\d+,\d{2}\s*zł/)
    expect(await card.locator('ul a').count()).toBe(5)
    expect(await card.locator('ul li').last().textContent()).toContain('+2')
    expect(await card.locator('button[data-phase]').isVisible()).toBe(true)
    await page.context().close()
  })

  it('CARD-10 of a gift card has neither price nor quick shop', async () => {
    const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
    const card = await openCard(page, 'ROLE-GV')
    expect(await card.textContent()).not.toContain('zł')
    expect(await card.locator('button').count()).toBe(0)
    await page.context().close()
  })
})

describe('quick shop by mouse and keyboard', () => {
  const open = () => visit({ viewport: desktop, locale: 'pl-PL', serviceWorkers: 'block' })

  it('QUICK-08 QUICK-09 one is open at a time, and a press elsewhere or Escape closes it', async () => {
    const { page, complaints } = await open()
    await page.goto(await listOf('ROLE-C1'))
    const buttons = page.locator('[data-list] button[aria-haspopup="dialog"]')
    await buttons.nth(0).press('Enter')
    await page.locator('[data-list] [role="dialog"]').waitFor()
    await buttons.nth(1).press('Enter')
    await expect.poll(() => buttons.nth(1).getAttribute('aria-expanded'), patient).toBe('true')
    await expect.poll(() => page.locator('[data-list] [role="dialog"]').count(), patient).toBe(1)
    expect(await buttons.nth(0).getAttribute('aria-expanded')).toBe('false')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null), patient)
      .toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('[data-list] [role="dialog"]').waitFor({ state: 'detached' })
    expect(await buttons.nth(1).evaluate((element) => element === document.activeElement)).toBe(true)
    await buttons.nth(1).press('Enter')
    await page.locator('[data-list] [role="dialog"]').waitFor()
    await page.locator('h1').click()
    await page.locator('[data-list] [role="dialog"]').waitFor({ state: 'detached' })
    expect(await inCart(page)).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('AMB-64 asks for the colour in the same panel when several are left for the size', async () => {
    const { page } = await open()
    const card = await openCard(page, 'ROLE-C2')
    await card.locator('button[data-phase]').click()
    const panel = card.locator('[role="dialog"]')
    await panel.getByRole('button', { name: '98' }).click()
    await panel.getByRole('button', { name: 'Czerwony' }).click()
    await card.locator('[data-phase="success"]').waitFor()
    expect(await linesOf(page)).toMatchObject([{ quantity: 1, product: { sku: 'ROLE-C2' } }])
    await page.context().close()
  })

  it('CARD-08 the colours of a card are asked for when a mouse first comes to it, once', async () => {
    const { page } = await open()
    const asked: string[] = []
    page.on('request', (request) => {
      if (decodeURIComponent(request.url() + (request.postData() ?? '')).includes('CardDetails'))
        asked.push(request.url())
    })
    await page.goto(await listOf('ROLE-C1'))
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(0)
    const card = page.locator('[data-list] article', { has: page.locator('ul a[aria-current]') }).first()
    await card.locator('h2 a').hover()
    await expect.poll(() => asked.length, patient).toBe(1)
    await page.mouse.move(0, 0)
    await card.locator('h2 a').hover()
    const other = card.locator('ul a:not([aria-current])').first()
    await other.hover()
    await expect.poll(() => card.locator('img').count(), patient).toBe(2)
    expect(asked).toHaveLength(1)
    await page.context().close()
  })

  it('QUICK-01 QUICK-02 without scripts a simple product goes into the cart, a configurable one leads to its page', async () => {
    const { page } = await visit({ viewport: desktop, locale: 'pl-PL', javaScriptEnabled: false })
    await page.goto(await listOf('ROLE-C1'))
    const dress = cardOf(page, (await findProduct('ROLE-C1', 'pl')).path)
    await dress.hover()
    await dress.locator('button').click()
    await page.waitForURL('**/zolte-spodnie-wisla-*.html*')
    await page.goto(await listOf('ROLE-S1'))
    const bag = cardOf(page, (await findProduct('ROLE-S1', 'pl')).path)
    await bag.hover()
    await bag.locator('button').click()
    await page.waitForURL('**/cart')
    expect(await linesOf(page)).toMatchObject([{ quantity: 1, product: { sku: 'ROLE-S1' } }])
    await page.context().close()
  })
})

describe.each([
  ['phone', { viewport: phone, hasTouch: true, isMobile: true }],
  ['desktop', { viewport: desktop }],
] as const)('J12 on a %s', (device, options) => {
  const open = () => visit({ ...options, locale: 'pl-PL', serviceWorkers: 'block' })

  it('LIST-07 LIST-08 CARD-02 another view is kept, stands at once after a reload and moves nothing', async () => {
    const { page, complaints } = await open()
    await page.goto('/dziewczynka.html')
    const columns = () =>
      page
        .locator('[data-list] ul[data-gallery]')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    expect(await columns()).toBe(device === 'desktop' ? 4 : 2)
    await page.getByRole('button', { name: text('catalogue.large') }).click()
    await expect.poll(columns, patient).toBe(device === 'desktop' ? 2 : 1)
    await page.getByRole('button', { name: text('catalogue.mosaic') }).click()
    const third = page.locator('[data-list] ul[data-gallery] > li').nth(2)
    const tile = () => third.evaluate((cell) => getComputedStyle(cell).gridColumnStart)
    await expect.poll(tile, patient).toBe('span 2')
    await expectSound(page)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await tile()).toBe('span 2')
    await page.mouse.move(5, 5)
    const mosaic = page.getByRole('button', { name: text('catalogue.mosaic') })
    await expect.poll(() => mosaic.getAttribute('aria-pressed'), patient).toBe('true')
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
    const card = page.locator('[data-list] article').first()
    await card.locator('h2 a').focus()
    await card.hover()
    await page.waitForLoadState('networkidle')
    expect(await card.locator('img').nth(1).isVisible()).toBe(false)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('AMB-44 more is added below in the same entry of the history, and Back finds it all where it was', async () => {
    const { page, complaints } = await open()
    await page.goto('/dziewczynka.html')
    const before = await page.evaluate(() => window.history.length)
    const cards = page.locator('[data-list] article')
    for (const pages of [2, 3]) {
      await page.locator('[data-more]').click()
      await expect.poll(() => cards.count(), patient).toBe(pages * 60)
      await page.waitForURL(`**/page:${pages}.html`)
    }
    expect(await page.evaluate(() => window.history.length)).toBe(before)
    const added = cards.nth(120).locator('h2 a')
    await expect.poll(() => added.evaluate((link) => link === document.activeElement), patient).toBe(true)
    const names = await cards.locator('h2').allTextContents()
    expect(
      new Set(await cards.locator('h2 a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))).size,
    ).toBe(180)
    const left = cards.nth(130).locator('h2 a')
    await left.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    const place = await page.evaluate(() => window.scrollY)
    await left.evaluate((link: HTMLElement) => link.click())
    await page.locator('#product-name').waitFor()
    await page.goBack()
    await expect.poll(() => cards.count(), patient).toBe(180)
    expect(await cards.locator('h2').allTextContents()).toEqual(names)
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place), patient)
      .toBeLessThan(5)
    await page.locator('[data-list] nav').getByRole('link', { name: '1', exact: false }).first().click()
    await expect.poll(() => cards.count(), patient).toBe(60)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
