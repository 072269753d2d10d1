import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { desktop, expectAccessible, phone, shop, visit } from './browser.ts'
import { expectFocusSeen, goTo, press } from './keyboard.ts'
import { callGraphql, findProduct, importRows } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-GB')
const [seaside, warm] = ['Packed for the sea', 'Warm for the way home']
const screens = [
  [320, 2],
  [390, 2],
  [820, 3],
  [1440, 4],
  [1920, 5],
] as const

const settings = (given: Record<string, string>): string =>
  Object.entries(given)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('')
const list = (skus: readonly string[], given: Record<string, string>): string =>
  `<div data-content-type="products"${settings(given)}>{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList" condition_option="sku" condition_option_value="${skus.join(',')}"}}</div>`

let skus: readonly string[] = []

/** Saves a content page of the English store. */
async function savePage(identifier: string, content: string): Promise<void> {
  const row = { identifier, store_view_code: 'eu', title: identifier, content, page_layout: 'cms-full-width' }
  await importRows([row], '--kind', 'pages')
}

beforeAll(async () => {
  const { products } = await callGraphql<{ products: { items: { sku: string }[] } }>(
    '{ products(filter: { in_stock: { eq: "1" } }, pageSize: 9) { items { sku } } }',
    {},
    'eu',
  )
  skus = products.items.map(({ sku }) => sku)
})

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function open(address: string, name: string, width: number, more: { reducedMotion?: 'reduce' } = {}) {
  const visitor = await visit({ viewport: { width, height: 900 }, ...more })
  await visitor.page.goto(address)
  await visitor.page.mouse.move(5, 5)
  await visitor.page.mouse.wheel(0, 10)
  const place = visitor.page.locator('[data-content-type="products"]').first()
  await place.scrollIntoViewIfNeeded()
  const shown = region(visitor.page, name)
  await shown.waitFor()
  await shown.scrollIntoViewIfNeeded()
  return { ...visitor, shown }
}

/** The indexes of the fully visible products of a carousel. */
const seen = (carousel: Locator): Promise<number[]> =>
  carousel
    .locator('ul[class]')
    .first()
    .evaluate((row) => {
      const frame = row.getBoundingClientRect()
      return [...row.children].flatMap((slide, index) => {
        const { left, right } = slide.getBoundingClientRect()
        return left >= frame.left - 1 && right <= frame.right + 1 ? [index] : []
      })
    })
const numbers = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index)

describe.each(screens)('a product carousel in a stored text, %i px wide', (width, count) => {
  it('CMS-13 CMS-21 CMS-22 shows as many as fit, and moves by arrows, dots and keys, wrapping around', async () => {
    const { page, complaints, shown } = await open('/eu/lookbook', seaside, width, { reducedMotion: 'reduce' })
    const total = await shown.getByRole('article').count()
    expect(total).toBe(9)
    expect(await shown.getByRole('article').first().getByRole('link').first().innerText()).toContain(
      (await findProduct('ROLE-C2', 'eu')).name,
    )
    await expect.poll(() => seen(shown)).toEqual(numbers(0, count))
    await expectAccessible(page)

    const [previous, next] = ['previous', 'next'].map((name) =>
      shown.getByRole('button', { name: t(`cms.carousel.${name}`) }),
    ) as [Locator, Locator]
    await next.click()
    await expect.poll(() => seen(shown)).toEqual(numbers(Math.min(count, total - count), count))
    const dots = shown.getByRole('button', { name: /^Products \d/ })
    expect(await dots.count()).toBe(Math.ceil(total / count))
    expect(await dots.nth(1).getAttribute('aria-current')).toBe('true')
    // Two quick presses move two steps.
    await previous.focus()
    await press(page, 'Enter')
    await press(page, 'Enter')
    await expect.poll(() => seen(shown)).toEqual(numbers(total - count, count))
    await dots.first().focus()
    await press(page, 'Space')
    await expect.poll(() => seen(shown)).toEqual(numbers(0, count))

    // Tab moves from one card to the next, and then out of the carousel.
    await goTo(page, shown.getByRole('article').last().getByRole('link').first(), 'Shift+Tab')
    await expect.poll(async () => (await seen(shown)).at(-1)).toBe(total - 1)
    await goTo(page, region(page, warm).getByRole('link').first())
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe.each([390, 820, 1440])('a product list in a stored text, %i px wide', (width) => {
  it('LIST-24 CMS-13 shows six products, and the others when the button is pressed', async () => {
    const visitor = await visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const { page, complaints } = visitor
    const requests: number[] = []
    page.on('request', (request) => {
      const address = decodeURIComponent(request.url().replaceAll('+', ' '))
      if (address.includes('ProductsBySku')) requests.push(Number(/"pageSize":(\d+)/.exec(address)?.[1]))
    })
    await page.goto('/eu/lookbook')
    await page.mouse.move(5, 5)
    await page.locator('[data-content-type="products"]').last().scrollIntoViewIfNeeded()
    const shown = region(page, warm)
    await shown.waitFor()
    expect(await shown.getByRole('article').count()).toBe(6)
    await shown.getByText('Showing 6 of 8').waitFor()
    await expectAccessible(page)
    const more = shown.getByRole('button', { name: t('catalogue.showMore') })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => shown.getByRole('article').count()).toBe(8)
    await shown.getByText('Showing 8 of 8').waitFor()
    expect(await more.count()).toBe(0)
    const seventh = shown.getByRole('article').nth(6).getByRole('link').first()
    expect(await seventh.evaluate((link) => link === document.activeElement)).toBe(true)
    await expectFocusSeen(page, 'more')
    expect(requests.filter((size) => size !== 9)).toEqual([6, 2])
    const address = await seventh.getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${address}`)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

it('CMS-13 without scripts a list consists of links to its products', async () => {
  const { page } = await visit({ viewport: phone, javaScriptEnabled: false })
  await page.goto('/eu/lookbook')
  const { name, path: address } = await findProduct('ROLE-C2', 'eu')
  const links = page.locator('[data-content-type="products"]').first().getByRole('link')
  expect(await links.count()).toBe(9)
  await links.filter({ hasText: name }).click()
  await page.waitForURL(shop + address)
  await page.context().close()
})

it('CMS-13 unavailable products are omitted, an empty list renders nothing, and a page without a list sends no request', async () => {
  await savePage(
    'list-gone',
    `<h2>Before</h2>${list(['GONE'], {})}${list(['GONE', skus[0] ?? ''], { 'list-name': 'One' })}`,
  )
  const { page, shown, complaints } = await open('/eu/list-gone', 'One', 1440)
  expect(await shown.getByRole('article').count()).toBe(1)
  const empty = page.locator('[data-content-type="products"]').first()
  expect(await empty.evaluate((element) => element.childNodes.length)).toBe(0)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/eu/delivery')
  await page.mouse.move(9, 9)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => url.includes('ProductsBySku'))).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

const turning = {
  appearance: 'carousel',
  autoplay: 'true',
  'autoplay-speed': '2000',
  'infinite-loop': 'true',
  'show-arrows': 'false',
  'show-dots': 'true',
  'carousel-mode': 'continuous',
  'center-padding': '60px',
  'list-name': 'Turning',
}
const longTimeout = { timeout: 8000 }

describe('an autoplaying carousel', () => {
  it('CMS-13 CMS-22 pauses on hover and focus, and stops permanently when the button is pressed', async () => {
    await savePage('list-turning', list(skus, turning))
    const { page, shown, complaints } = await open('/eu/list-turning', 'Turning', desktop.width)
    const current = () => shown.locator('button[aria-current]').getAttribute('aria-label')
    const first = await current()
    await expect.poll(current, longTimeout).not.toBe(first)
    expect(await shown.getByRole('button', { name: t('cms.carousel.next') }).count()).toBe(0)

    // Moves the mouse directly, because hovering over a locator scrolls it into view and ends the animation.
    const box = await shown.getByRole('list').first().boundingBox()
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100)
    const held = await current()
    await page.waitForTimeout(3000)
    expect(await current()).toBe(held)
    await page.mouse.move(5, 5)
    await expect.poll(current, longTimeout).not.toBe(held)

    await shown.getByRole('button', { name: t('cms.carousel.stop') }).click()
    const stopped = await current()
    await page.mouse.move(5, 5)
    await page.waitForTimeout(3000)
    expect(await current()).toBe(stopped)
    await expectAccessible(page)
    await shown.getByRole('button', { name: t('cms.carousel.start') }).click()
    await page.mouse.move(5, 5)
    await expect.poll(current, longTimeout).not.toBe(stopped)
    await shown.getByRole('article').nth(1).getByRole('link').first().focus()
    await page.waitForTimeout(600)
    const focused = await current()
    await page.waitForTimeout(3000)
    expect(await current()).toBe(focused)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('CMS-13 does not autoplay with reduced motion', async () => {
    await savePage('list-turning', list(skus, turning))
    const { page, shown } = await open('/eu/list-turning', 'Turning', desktop.width, { reducedMotion: 'reduce' })
    const before = await seen(shown)
    expect(await shown.getByRole('button', { name: t('cms.carousel.stop') }).count()).toBe(0)
    await page.waitForTimeout(3000)
    expect(await seen(shown)).toEqual(before)
    await page.context().close()
  })

  it('CMS-22 shows part of the next product on a phone in the centred mode, unless there is only one', async () => {
    const still = { ...turning, autoplay: 'false' }
    await savePage('list-centred', list(skus, still) + list(skus.slice(0, 1), { ...still, 'list-name': 'Single' }))
    const { page, shown } = await open('/eu/list-centred', 'Turning', phone.width)
    expect(await seen(shown)).toEqual([0, 1])
    const edges = (one: Locator) =>
      one
        .locator('ul[class]')
        .first()
        .evaluate((row) => Number.parseFloat(getComputedStyle(row).paddingLeft))
    expect(await edges(shown)).toBeGreaterThan(30)
    await shown.getByRole('button', { name: /^Products 3/ }).click()
    await expect.poll(() => seen(shown)).toEqual([2, 3])
    const single = region(page, 'Single')
    await single.waitFor()
    expect(await edges(single)).toBeLessThan(5)
    await expectAccessible(page)
    await page.context().close()
  })
})
