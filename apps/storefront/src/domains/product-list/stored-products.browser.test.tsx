import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { eventually } from '#src/platform/testing/eventually.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { StoredProducts } from './stored-products.tsx'
import { ElementTree } from '../cms/elements/element-tree.tsx'
import { EmbedsProvider } from '../cms/embeds.tsx'

const money = { value: 39.9, currency: 'EUR' }
const productOf = (sku: string) =>
  ({
    __typename: 'SimpleProduct',
    uid: btoa(sku),
    sku,
    name: `Hat ${sku}`,
    url_key: `hat-${sku}`,
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    price_range: { minimum_price: { final_price: money, regular_price: money } },
  }) as unknown as ProductCardFragment
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const settings = {
  appearance: 'carousel',
  'autoplay-speed': '2000',
  'infinite-loop': 'true',
  'show-arrows': 'true',
  'show-dots': 'true',
  'list-name': 'Hats',
}

/** The markup of a product list as the backend renders it: links to its products. */
function listOf(skus: readonly string[], given: Readonly<Record<string, string>>): string {
  const data = Object.entries(given).map(([name, value]) => ` data-${name}="${value}"`)
  const links = skus.map((sku) => `<li><a href="/eu/hat-${sku}.html" data-product-sku="${sku}">Hat ${sku}</a></li>`)
  return `<div data-content-type="products"${data.join('')}><ul>${links.join('')}</ul></div>`
}

function Text({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <>
      <p>Before</p>
      <div ref={text} dangerouslySetInnerHTML={{ __html: html }} />
      <StoredProducts within={text} />
      <a href="/after">After</a>
    </>
  )
}

/** Renders a stored text. The shop does not sell the product `gone`. */
async function open(html: string) {
  const calls = fakeGraphql({
    ProductsBySku: ({ skus }) => ({
      products: { items: (skus as string[]).filter((sku) => sku !== 'gone').map(productOf) },
    }),
  })
  await renderInShop(<Text html={html} />)
  return calls
}
const skus = numbers(1, 9).map(String)
const list = page.getByRole('region', { name: 'Hats' })
const cards = () => list.getByRole('article').elements()
const button = (name: string | RegExp) => list.getByRole('button', { name })
const focus = (element: Element) => (element as HTMLElement).focus({ preventScroll: false })
const row = (region = list) => region.element().querySelector('ul') ?? document.body
/** The indexes of the fully visible products of the carousel. */
function seen(): number[] {
  const frame = row().getBoundingClientRect()
  return [...row().children].flatMap((slide, index) => {
    const { left, right } = slide.getBoundingClientRect()
    return left >= frame.left - 1 && right <= frame.right + 1 ? [index] : []
  })
}

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

describe.each([
  [320, 2],
  [820, 3],
  [1440, 4],
  [1920, 5],
])('a product carousel, %i px wide', (width, count) => {
  it('CMS-13 CMS-21 CMS-22 shows as many as fit, and moves by arrows, dots and keys, wrapping around', async () => {
    await page.viewport(width, 900)
    await open(listOf(skus, settings))
    await expect.element(list).toBeVisible()
    expect(cards()).toHaveLength(9)
    expect(seen()).toEqual(numbers(0, count))
    await button('Next products').click()
    await expect.poll(seen).toEqual(numbers(Math.min(count, 9 - count), count))
    const dots = button(/^Products \d/)
    expect(dots.elements()).toHaveLength(Math.ceil(9 / count))
    expect(dots.nth(1).element().getAttribute('aria-current')).toBe('true')
    // Two quick presses move two steps.
    focus(button('Previous products').element())
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(seen).toEqual(numbers(9 - count, count))
    focus(dots.first().element())
    await userEvent.keyboard(' ')
    await expect.poll(seen).toEqual(numbers(0, count))
  })
})

it('CMS-13 the focus moves from one card of a carousel to the next, and then out of it', async () => {
  await open(listOf(skus, settings))
  await expect.element(list).toBeVisible()
  const links = row().querySelectorAll('h3 a')
  focus(links[7] ?? document.body)
  for (let presses = 0; presses < 5 && document.activeElement !== links[8]; presses += 1)
    await userEvent.keyboard('{Tab}')
  await expect.poll(() => seen().at(-1)).toBe(8)
  const after = page.getByRole('link', { name: 'After' }).element()
  for (let presses = 0; presses < 12 && document.activeElement !== after; presses += 1)
    await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(after)
})

describe('an autoplaying carousel', () => {
  const turning = { ...settings, autoplay: 'true', 'show-arrows': 'false' }
  const current = () => list.element().querySelector('button[aria-current]')?.getAttribute('aria-label')
  const pass = (time: number) => void vi.advanceTimersByTime(time)

  /** Lets the carousel's interval pass, and expects that it moves or does not move. */
  async function expectMove(moves: boolean): Promise<void> {
    const before = current()
    // Timers start after the render that follows an event.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    pass(2000)
    if (moves) await eventually(() => expect(current()).not.toBe(before))
    else {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      expect(current()).toBe(before)
    }
  }

  async function openTurning(): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await open(listOf(skus, turning))
    await eventually(() => expect(list.elements()).toHaveLength(1))
    row().style.scrollBehavior = 'auto'
    await page.getByText('Before').hover()
  }

  it('CMS-13 CMS-22 pauses on hover and focus, and stops permanently when the button is pressed', async () => {
    await openTurning()
    expect(button('Next products').elements()).toEqual([])
    await expectMove(true)
    await page.elementLocator(row()).hover()
    await expectMove(false)
    await page.getByText('Before').hover()
    await expectMove(true)
    await button('Pause scrolling').click()
    await page.getByText('Before').hover()
    await expectMove(false)
    await button('Resume scrolling').click()
    await page.getByText('Before').hover()
    await expectMove(true)
    focus(row().querySelectorAll('h3 a')[1] ?? document.body)
    pass(1000)
    await expectMove(false)
  })

  it('CMS-13 does not move with reduced motion', async () => {
    const real = window.matchMedia.bind(window)
    const calm = (query: string) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? calm(query) : real(query),
    )
    await openTurning()
    expect(button('Pause scrolling').elements()).toEqual([])
    await expectMove(false)
  })
})

it('CMS-22 a centred carousel shows part of the next product on a phone, unless there is only one', async () => {
  await page.viewport(390, 844)
  const centred = { ...settings, 'carousel-mode': 'continuous', 'center-padding': '60px' }
  await open(listOf(skus, centred) + listOf(['1'], { ...centred, 'list-name': 'Single' }))
  await expect.element(list).toBeVisible()
  const edgeOf = (region: typeof list) => Number.parseFloat(getComputedStyle(row(region)).paddingLeft)
  expect(seen()).toEqual([0, 1])
  expect(edgeOf(list)).toBeGreaterThan(30)
  await button(/^Products 3/).click()
  await expect.poll(seen).toEqual([2, 3])
  expect(edgeOf(page.getByRole('region', { name: 'Single' }))).toBeLessThan(5)
})

describe('a product list', () => {
  it('LIST-24 CMS-13 shows six products, and the others when the button is pressed', async () => {
    const calls = await open(listOf(skus.slice(0, 8), { 'list-name': 'Hats' }))
    await expect.element(list.getByText('Showing 6 of 8')).toBeVisible()
    expect(cards()).toHaveLength(6)
    focus(button('Show more').element())
    await userEvent.keyboard('{Enter}')
    await expect.element(list.getByText('Showing 8 of 8')).toBeVisible()
    expect(cards()).toHaveLength(8)
    expect(button('Show more').elements()).toEqual([])
    await expect.poll(() => document.activeElement?.getAttribute('href')).toBe('/eu/hat-7.html')
    expect(calls.map(({ variables }) => variables['pageSize'])).toEqual([6, 2])
  })

  it.each([
    ['six products', undefined, 6],
    ['as many products as its author chose', 4, 4],
    ['all products of a large page, without a button', 12, 8],
  ])('LIST-24 CMS-13 of a page in elements shows %s', async (_name, pageSize, shown) => {
    const products = skus.slice(0, 8).map((sku) => ({ sku, name: `Hat ${sku}`, href: `/hat-${sku}.html` }))
    fakeGraphql({ ProductsBySku: ({ skus: asked }) => ({ products: { items: (asked as string[]).map(productOf) } }) })
    await renderInShop(
      <EmbedsProvider embeds={{ products: StoredProducts }}>
        <ElementTree
          elements={[
            { type: 'products', appearance: 'grid', products, listName: 'Hats', ...(pageSize && { pageSize }) },
          ]}
        />
      </EmbedsProvider>,
    )
    await expect.element(list).toBeVisible()
    expect(cards()).toHaveLength(shown)
    expect(button('Show more').elements()).toHaveLength(shown < 8 ? 1 : 0)
    // The links that the cards replace keep the place of as many cards.
    expect(document.querySelectorAll('[data-content-type="products"] li[data-later]')).toHaveLength(8 - shown)
  })

  it('CMS-13 omits unavailable products, and keeps an empty list empty', async () => {
    await open(listOf([], {}) + listOf(['gone', '1'], { 'list-name': 'Hats' }))
    await expect.element(list).toBeVisible()
    expect(cards()).toHaveLength(1)
    expect(document.querySelector('[data-content-type="products"]')?.querySelector('article')).toBeNull()
  })

  it('CMS-13 sends no request for a text without a list', async () => {
    expect(await open('<p>Hello</p>')).toEqual([])
  })
})
