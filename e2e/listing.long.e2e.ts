import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { devices, phone, untilInteractive, visit, movePointer } from './browser.ts'
import { callGraphql, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const text = textsOf('pl-PL')

/** The path of the smallest category of a product. */
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

describe.each(devices)('lists on a %s', (device, viewport) => {
  const isPhone = device === 'phone'
  const open = () => visit({ viewport, locale: 'pl-PL', ...(isPhone ? { hasTouch: true, isMobile: true } : {}) })

  it('QUICK-02 QUICK-03 QUICK-07 QUICK-10 AMB-35 the quick shop lets the shopper choose a size, then closes and adds it to the cart', async () => {
    const { page, complaints } = await open()
    const card = await openCard(page, 'ROLE-C1')
    const button = card.locator('button[data-phase]')
    await button.click()
    const panel = isPhone ? page.locator('dialog[open]') : card.locator('[role="dialog"]')
    await panel.getByText(text('quickShop.title')).waitFor()
    expect(page.url()).not.toContain('wisla')
    const list = panel.locator('[data-quick-shop]')
    const size = list.locator('button:enabled').first()
    expect(await size.textContent()).toMatch(/^\d+ \(.+\)$/)
    await size.click()
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => linesOf(page)).toMatchObject([{ quantity: 1, product: { sku: 'ROLE-C1' } }])
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it('LIST-07 LIST-08 AMB-44 the chosen view is applied on reload without a layout shift, more products are added without a history entry, and Back restores the position', async () => {
    const { page, complaints } = await open()
    await page.goto('/dziewczynka.html')
    const mosaic = page.getByRole('button', { name: text('catalogue.mosaic') })
    await mosaic.click()
    const third = page.locator('[data-list] ul[data-gallery] > li').nth(2)
    const tile = () => third.evaluate((cell) => getComputedStyle(cell).gridColumnStart)
    await expect.poll(tile).toBe('span 2')
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    expect(await tile()).toBe('span 2')
    await movePointer(page, 5, 5)
    await expect.poll(() => mosaic.getAttribute('aria-pressed')).toBe('true')
    const more = page.locator('[data-more]')
    await untilInteractive(more)
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)

    const small = page.getByRole('button', { name: text('catalogue.small') })
    await small.click()
    await expect.poll(() => small.getAttribute('aria-pressed')).toBe('true')
    const before = await page.evaluate(() => window.history.length)
    const cards = page.locator('[data-list] article')
    for (const pages of [2, 3]) {
      await more.click()
      // A busy shop may refuse a request, which the page reports; then a visitor presses again.
      const shown = async () => {
        if (complaints.some((text) => text.includes('503'))) {
          complaints.length = 0
          await more.click({ timeout: 1000 }).catch(() => undefined)
        }
        return [await cards.count(), ...complaints]
      }
      await expect.poll(shown, { interval: 500 }).toEqual([pages * 60])
      await page.waitForURL(`**/page:${pages}.html`)
    }
    expect(await page.evaluate(() => window.history.length)).toBe(before)
    const added = cards.nth(120).locator('h2 a')
    await expect.poll(() => added.evaluate((link) => link === document.activeElement)).toBe(true)
    const names = await cards.locator('h2').allTextContents()
    const links = await cards.locator('h2 a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    expect(new Set(links).size).toBe(180)
    const left = cards.nth(130).locator('h2 a')
    await left.scrollIntoViewIfNeeded()
    await untilInteractive(left)
    const top = () => left.evaluate((link) => link.getBoundingClientRect().top)
    const place = await left.evaluate((link: HTMLElement) => {
      const before = link.getBoundingClientRect().top
      link.click()
      return before
    })
    await page.locator('#product-name').waitFor()
    await page.goBack()
    await expect.poll(() => cards.count()).toBe(180)
    expect(await cards.locator('h2').allTextContents()).toEqual(names)
    const distance = async () => Math.abs((await top()) - place)
    await expect.poll(distance).toBeLessThan(5)
    await page.locator('[data-list] nav').getByRole('link', { name: '1', exact: false }).first().click()
    await expect.poll(() => cards.count()).toBe(60)
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

it('QUICK-01 QUICK-02 without scripts adds a simple product to the cart, and links to the page of a configurable one', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL', javaScriptEnabled: false })
  const dress = await openCard(page, 'ROLE-C1')
  await dress.locator('button').click()
  await page.waitForURL('**/zolte-spodnie-wisla-*.html*')
  const bag = await openCard(page, 'ROLE-S1')
  await bag.locator('button').click()
  await page.waitForURL('**/cart')
  expect(await linesOf(page)).toMatchObject([{ quantity: 1, product: { sku: 'ROLE-S1' } }])
  await endVisit(page)
})
