import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql, type GraphqlCall } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { GridBanner } from './banners/grid-banner.tsx'
import { ProductGrid } from '../product-card/grid/product-grid.tsx'
import { ViewSwitch } from './view/view-switch.tsx'

/** Chrome's commands that this file uses. */
type Chrome = { send(command: string, parameters?: object): Promise<unknown> }

const money = { value: 39.9, currency: 'EUR' as const }
const pictureOf = (name: string) => ({ url: `https://shop.example/media/${name}.jpg`, label: null })
const colourOf = (name: string) => ({
  __typename: 'SimpleProduct' as const,
  uid: btoa(name),
  url_key: name,
  url_suffix: '.html',
  color_option: { label: name, swatch_data: { __typename: 'ColorSwatchData', value: '#cc0000' } },
  small_image: pictureOf(name),
})
const hat = {
  __typename: 'SimpleProduct',
  uid: btoa('red'),
  sku: 'HAT',
  name: 'Hat',
  url_key: 'hat',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  small_image: pictureOf('red'),
  secondary_image: pictureOf('worn'),
  price_range: { minimum_price: { final_price: money, regular_price: money } },
  color_siblings: ['red', 'blue', 'green', 'black', 'white', 'pink', 'grey'].map(colourOf),
} as unknown as ProductCardFragment
const coatOf = (index: number) => ({ ...hat, uid: btoa(`coat ${index}`), name: `Coat ${index}`, color_siblings: null })
const banner = {
  title: 'Dresses',
  url: '/dresses',
  image_desktop: 'https://shop.example/media/desktop.jpg',
  image_tablet: 'https://shop.example/media/tablet.jpg',
  image_mobile: 'https://shop.example/media/mobile.jpg',
}
let calls: readonly GraphqlCall[] = []

async function open(count = 12): Promise<void> {
  calls = fakeGraphql({ CardDetails: { products: { items: [{ color_siblings: hat.color_siblings }] } } })
  const products = [hat, ...Array.from({ length: count - 1 }, (_, index) => coatOf(index))]
  await renderInShop(
    <ToastProvider>
      <section data-list>
        <ViewSwitch />
        <ProductGrid
          products={products}
          before={(index) =>
            index === 6 ? (
              <li key="banner">
                <GridBanner banner={banner as unknown as Parameters<typeof GridBanner>[0]['banner']} />
              </li>
            ) : null
          }
        />
      </section>
    </ToastProvider>,
    { layout: { storeConfig: { magento_wishlist_general_is_enabled: '1' } } },
  )
}

const card = page.getByRole('article').first()
const link = card.getByRole('link', { name: 'Hat' })
const pictures = () => [...card.element().querySelectorAll('img')]
const details = () => calls.filter(({ operation }) => operation === 'CardDetails')
const grid = () => document.querySelector('[data-gallery]') as HTMLElement
const columns = () => getComputedStyle(grid()).gridTemplateColumns.split(' ').length
const away = page.getByRole('heading', { name: 'Coat 3', exact: true })

/**
 * Moves the pointer to the top left corner. The test or the file before may have left it where a card appears, which would then
 * request its colours too early.
 */
async function moveToCorner(): Promise<void> {
  const corner = document.createElement('div')
  corner.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 2px; block-size: 2px;'
  document.body.append(corner)
  await page.elementLocator(corner).hover()
  corner.remove()
}

beforeEach(async () => {
  localStorage.clear()
  await moveToCorner()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['view']
  localStorage.clear()
  await page.viewport(1280, 900)
})

describe('a product card', () => {
  it('CARD-04 CARD-11 has a price, five swatches with the number of further ones, the heart and the quick shop', async () => {
    await open()
    await expect.element(card.getByText('€39.90')).toBeVisible()
    const dots = [...card.getByRole('list').element().querySelectorAll('a')]
    expect(dots.map((dot) => getComputedStyle(dot, '::before').backgroundColor)).toEqual(
      Array(5).fill('rgb(204, 0, 0)'),
    )
    await expect.element(card.getByText('+2')).toBeVisible()
    await expect.element(card.getByRole('button', { name: 'To cart Hat' })).toBeVisible()
    await expect.poll(() => card.element().querySelector('[data-heart]')).not.toBeNull()
  })

  it('CARD-08 requests the colours once, when the mouse first hovers over it, and shows the hovered one', async () => {
    await open()
    expect(details()).toEqual([])
    await link.hover()
    await expect.poll(() => details().length).toBe(1)
    await expect.poll(() => pictures()[1]?.src).toMatch(/worn/)
    await away.hover()
    await link.hover()
    await card.getByRole('link', { name: 'blue' }).hover()
    await expect.poll(() => pictures()[1]?.src).toMatch(/blue/)
    expect(details()).toHaveLength(1)
  })

  it('CARD-02 CARD-08 has its second picture after a tap', async () => {
    await open()
    expect(pictures()).toHaveLength(1)
    const tap = new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })
    link.element().dispatchEvent(tap)
    await expect.poll(() => pictures()[1]?.src).toMatch(/worn/)
  })

  it('CARD-02 shows its second picture on hover, but not in the mosaic view', async () => {
    await open()
    await away.hover()
    await link.hover()
    await expect.poll(() => pictures().map((picture) => picture.checkVisibility())).toEqual([true, true])
    await page.getByRole('button', { name: 'Mosaic' }).click()
    await link.hover()
    await expect.poll(() => pictures().map((picture) => picture.checkVisibility())).toEqual([true, false])
  })
})

describe('the grid of a list', () => {
  it.each([
    ['phone', 390, 2, 1, '24px'],
    ['desktop', 1280, 4, 2, '40px'],
  ])(
    'LIST-07 LIST-09 has the columns of the chosen view and the row gap on a %s',
    async (_device, width, small, large, gap) => {
      await page.viewport(width, 900)
      await open()
      await expect.element(card).toBeVisible()
      expect([columns(), getComputedStyle(grid()).rowGap]).toEqual([small, gap])
      await page.getByRole('button', { name: 'Large' }).click()
      await expect.poll(columns).toBe(large)
      await page.getByRole('button', { name: 'Mosaic' }).click()
      const third = grid().children[2] as HTMLElement
      await expect.poll(() => getComputedStyle(third).gridColumnStart).toBe('span 2')
    },
  )

  describe('IMG-03 on a screen of two pixels per CSS pixel', () => {
    const metrics = { width: 1280, height: 900, deviceScaleFactor: 2, mobile: false }
    beforeEach(async () => {
      await (cdp() as Chrome).send('Emulation.setDeviceMetricsOverride', metrics)
      await expect.poll(() => devicePixelRatio).toBe(2)
    })
    afterEach(async () => void (await (cdp() as Chrome).send('Emulation.clearDeviceMetricsOverride')))

    const first = () => pictures()[0]
    /** The step nearest to what the screen needs, of those that do not enlarge the picture. */
    const needed = (width: number) => [160, 320, 640, 960, 1280, 1600].find((step) => step >= width * 2 - 64)
    const isFitted = () => {
      const width = first()?.clientWidth ?? 0
      return (
        [first()?.sizes, /width=(\d+)/.exec(first()?.currentSrc ?? '')?.[1]].join() === `${width}px,${needed(width)}`
      )
    }

    it('pictures are as large as the chosen view shows them, and offers the steps above 960 px where these are needed', async () => {
      await open()
      await expect.element(card).toBeVisible()
      expect(first()?.srcset).not.toContain('1280w')
      await page.getByRole('button', { name: 'Large' }).click()
      await expect.poll(() => first()?.clientWidth).toBeGreaterThan(480)
      await expect.poll(isFitted).toBe(true)
      expect(first()?.srcset).toContain('width=2560')
      await page.getByRole('button', { name: 'Mosaic' }).click()
      await expect.poll(isFitted).toBe(true)
      const [small, , large] = grid().querySelectorAll('article img')
      expect(Number.parseInt((large as HTMLImageElement).sizes, 10)).toBeGreaterThan(
        (small as HTMLElement).clientWidth * 2,
      )
      await page.getByRole('button', { name: 'Small' }).click()
      await expect.poll(() => first()?.sizes).toBe(`${first()?.clientWidth}px`)
    })
  })

  it('LIST-09 can have another number of columns and another row gap', async () => {
    await open()
    await expect.element(card).toBeVisible()
    grid().style.setProperty('--columns', '3')
    grid().style.setProperty('--rows-apart', '10px')
    expect([columns(), getComputedStyle(grid()).rowGap]).toEqual([3, '10px'])
  })

  it.each([
    ['phone', 390, 'mobile', 7],
    ['tablet', 820, 'tablet', 7],
    ['desktop', 1280, 'desktop', 5],
  ])('LIST-10 shows a banner as high as its row with the picture for a %s', async (_device, width, name, neighbour) => {
    await page.viewport(width, 900)
    await open()
    const dresses = page.getByRole('link', { name: 'Dresses' })
    await expect.element(dresses).toBeVisible()
    const picture = dresses.element().querySelector('img')
    picture?.scrollIntoView()
    await expect.poll(() => picture?.currentSrc).toMatch(new RegExp(`/${name}\\.jpg`))
    const heightOf = (index: number) => Math.round(grid().children[index]?.getBoundingClientRect().height ?? 0)
    expect(heightOf(6)).toBe(heightOf(neighbour))
  })
})
