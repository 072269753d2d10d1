import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, expectAccessible, phone, visit } from './browser.ts'
import { callGraphql, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const text = textsOf('pl-PL')
const longTimeout = { timeout: 15_000 }
/** The path of a product's category, and of a sorted list of it in which the product comes first. */
async function listOf(sku: string): Promise<string> {
  const query =
    'query($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { categories { url_path level product_count } } } }'
  const { products } = await callGraphql<{
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

async function linesOf(page: Page): Promise<{ quantity: number; product: { sku: string } }[]> {
  const cookies = await page.context().cookies()
  const id = cookies.find(({ name }) => name === 'cart_poland')?.value
  if (!id) return []
  const { cart } = await callGraphql<{ cart: { items: { quantity: number; product: { sku: string } }[] } }>(
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
  const open = () => visit({ ...options, locale: 'pl-PL' })

  it('QUICK-01 QUICK-07 CARD-13 adds one item of a simple product at once, and the button confirms it for 1.5 seconds', async () => {
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
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('QUICK-02 QUICK-03 QUICK-04 QUICK-06 QUICK-10 AMB-35 lets the shopper choose a size, then closes and adds it to the cart', async () => {
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
    await expectAccessible(page)
    await list.locator('button:enabled').first().click()
    await panel.waitFor({ state: 'detached' })
    await card.locator('[data-phase="success"]').waitFor()
    expect(await linesOf(page)).toMatchObject([{ quantity: 1, product: { sku: 'ROLE-C1' } }])
    await expect.poll(() => button.evaluate((element) => element === document.activeElement), longTimeout).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('a product card', () => {
  it('CARD-04 CARD-11 has a price, five swatches with the number of further ones, and the quick shop', async () => {
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
    // The heart appears once its code has loaded.
    expect(await card.locator('button:not([data-heart])').count()).toBe(0)
    await page.context().close()
  })
})

describe('quick shop by mouse and keyboard', () => {
  const open = () => visit({ viewport: desktop, locale: 'pl-PL' })

  it('CARD-08 the colours of a card are requested once, when the mouse first hovers over it', async () => {
    const { page } = await open()
    const requests: string[] = []
    page.on('request', (request) => {
      if (decodeURIComponent(request.url() + (request.postData() ?? '')).includes('CardDetails'))
        requests.push(request.url())
    })
    await page.goto(await listOf('ROLE-C1'))
    await page.waitForLoadState('networkidle')
    expect(requests).toHaveLength(0)
    const card = page.locator('[data-list] article', { has: page.locator('ul a[aria-current]') }).first()
    await card.locator('h2 a').hover()
    await expect.poll(() => requests.length, longTimeout).toBe(1)
    await page.mouse.move(0, 0)
    await card.locator('h2 a').hover()
    const other = card.locator('ul a:not([aria-current])').first()
    await other.hover()
    await expect.poll(() => card.locator('img').count(), longTimeout).toBe(2)
    expect(requests).toHaveLength(1)
    await page.context().close()
  })

  it('QUICK-01 QUICK-02 without scripts adds a simple product to the cart, and links to the page of a configurable one', async () => {
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
  const open = () => visit({ ...options, locale: 'pl-PL' })

  it('LIST-07 LIST-08 CARD-02 the chosen view is stored and applied on reload without a layout shift', async () => {
    const { page, complaints } = await open()
    await page.goto('/dziewczynka.html')
    const columns = () =>
      page
        .locator('[data-list] ul[data-gallery]')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    expect(await columns()).toBe(device === 'desktop' ? 4 : 2)
    await page.getByRole('button', { name: text('catalogue.large') }).click()
    await expect.poll(columns, longTimeout).toBe(device === 'desktop' ? 2 : 1)
    await page.getByRole('button', { name: text('catalogue.mosaic') }).click()
    const third = page.locator('[data-list] ul[data-gallery] > li').nth(2)
    const tile = () => third.evaluate((cell) => getComputedStyle(cell).gridColumnStart)
    await expect.poll(tile, longTimeout).toBe('span 2')
    await expectAccessible(page)
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
    await expect.poll(() => mosaic.getAttribute('aria-pressed'), longTimeout).toBe('true')
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

  it('AMB-44 adds more products below without a new history entry, and Back restores the position', async () => {
    const { page, complaints } = await open()
    await page.goto('/dziewczynka.html')
    const before = await page.evaluate(() => window.history.length)
    const cards = page.locator('[data-list] article')
    for (const pages of [2, 3]) {
      await page.locator('[data-more]').click()
      await expect.poll(() => cards.count(), longTimeout).toBe(pages * 60)
      await page.waitForURL(`**/page:${pages}.html`)
    }
    expect(await page.evaluate(() => window.history.length)).toBe(before)
    const added = cards.nth(120).locator('h2 a')
    await expect.poll(() => added.evaluate((link) => link === document.activeElement), longTimeout).toBe(true)
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
    await expect.poll(() => cards.count(), longTimeout).toBe(180)
    expect(await cards.locator('h2').allTextContents()).toEqual(names)
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place), longTimeout)
      .toBeLessThan(5)
    await page.locator('[data-list] nav').getByRole('link', { name: '1', exact: false }).first().click()
    await expect.poll(() => cards.count(), longTimeout).toBe(60)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
