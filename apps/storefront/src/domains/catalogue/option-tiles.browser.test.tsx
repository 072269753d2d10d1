import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OptionTilesFragment, ProductOptionFragment } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { OptionTiles } from './option-tiles.tsx'

// The sizes of a long size range, with the longest age of the eight languages.
const sizes = ['80', '86', '92', '98', '104', '110', '116', '122', '128-134']

const option = {
  uid: 'size',
  attribute_code: 'cdrl_size',
  label: 'Size',
  position: 0,
  values: sizes.map((label) => ({ uid: btoa(label), label, swatch_data: null })),
} as ProductOptionFragment

const product = {
  __typename: 'ConfigurableProduct',
  uid: btoa('1'),
  stock_status: 'IN_STOCK',
  configurable_options: [option],
  variants: sizes.map((label) => ({
    attributes: [{ code: 'cdrl_size', uid: btoa(label), label }],
    product: { uid: btoa(label), sku: label, stock_status: 'IN_STOCK', cdrl_age: '9–10 Jahre' },
  })),
} as unknown as OptionTilesFragment

afterEach(async () => {
  vi.unstubAllGlobals()
  document.documentElement.style.fontSize = ''
  await page.viewport(1280, 900)
})

// The width of the column with the price and the sizes on a phone, on a small phone and on a wide screen.
it.each([
  [390, 358, 16],
  [320, 288, 16],
  [1440, 547, 16],
  [390, 358, 32],
])(
  'at %i px, in a column of %i px with text of %i px, all sizes can be seen and tapped',
  async (screen, column, text) => {
    fakeGraphql({})
    await page.viewport(screen, 900)
    document.documentElement.style.fontSize = `${text}px`
    await renderInShop(
      <div style={{ inlineSize: column }}>
        <OptionTiles product={product} option={option} choice={{}} isMissing={false} onChoose={() => undefined} />
      </div>,
    )
    const group = page.getByRole('group').element()
    const { left, right, bottom } = group.getBoundingClientRect()
    const radios = page.getByRole('radio').elements()
    expect(radios).toHaveLength(sizes.length)
    for (const radio of radios) {
      const tile = radio.closest('label') ?? radio
      const box = tile.getBoundingClientRect()
      expect([Math.min(box.left, left), Math.max(box.right, right), Math.max(box.bottom, bottom)]).toEqual([
        left,
        right,
        bottom,
      ])
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      // The middle of the tile is not cut off by a box that scrolls.
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      expect(tile.contains(hit)).toBe(true)
      expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth)
    }
  },
)

it('PDP-02 the sizes of a product that has few are in one row, at most 54 px high', async () => {
  fakeGraphql({})
  await renderInShop(
    <div style={{ inlineSize: 547 }}>
      <OptionTiles
        product={product}
        option={{ ...option, values: (option.values ?? []).slice(0, 5) }}
        choice={{}}
        isMissing={false}
        onChoose={() => undefined}
      />
    </div>,
  )
  const tiles = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.getBoundingClientRect())
  expect(tiles).toHaveLength(5)
  expect(new Set(tiles.map((tile) => tile?.top)).size).toBe(1)
  expect(Math.max(...tiles.map((tile) => tile?.height ?? 0))).toBeLessThanOrEqual(54)
})
