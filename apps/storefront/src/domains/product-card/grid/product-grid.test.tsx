import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { ProductGrid } from './product-grid.tsx'

const money = { value: 129.9, currency: 'PLN' as const }
const picture = (name: string) => ({ url: `https://shop.example/media/catalog/product/${name}.jpg`, label: null })

const coat: ProductCardFragment = {
  __typename: 'SimpleProduct',
  uid: 'coat',
  sku: 'COAT',
  name: 'Kurtka',
  additional_product_name: 'z kapturem',
  cdrl_brand: 'BOCIAN',
  url_key: 'kurtka',
  url_suffix: '.htm',
  stock_status: 'IN_STOCK',
  small_image: picture('small'),
  secondary_image: picture('second'),
  price_range: { minimum_price: { final_price: money, regular_price: money } },
  lowest_price: null,
  color_siblings: null,
}

function markup(
  products: readonly (ProductCardFragment | null)[],
  props: Partial<Parameters<typeof ProductGrid>[0]> = {},
) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProductGrid products={products} {...props} />
    </MemoryRouter>,
  )
}

describe('a card', () => {
  it('CARD-03 CARD-05 shows the brand in lower case, both names and the price, and links to the URL key with suffix', () => {
    const html = markup([coat])
    expect(html).toContain('>bocian<')
    expect(html).toMatch(/<a [^>]*href="\/kurtka\.htm"/)
    expect(html).toContain('>Kurtka</a>')
    expect(html).toContain('>z kapturem<')
    expect(html).toMatch(/129[.,]90/)
  })

  it('CARD-02 does not render the second picture before hover', () => {
    expect(markup([coat])).not.toContain('/product/second.jpg')
  })

  it('CARD-06 CARD-07 loads the first picture eagerly and the others lazily, all 984 by 1476', () => {
    const html = markup([coat, { ...coat, uid: 'other' }], { isFirstEager: true })
    const [first = '', second = ''] = html.match(/<img[^>]*>/g) ?? []
    expect(first).toContain('loading="eager"')
    expect(first).toContain('fetchPriority="high"')
    expect(second).toContain('loading="lazy"')
    for (const image of [first, second]) expect(image).toContain('width="984" height="1476"')
  })

  it('CARD-10 shows no price for a gift card', () => {
    const html = markup([{ ...coat, __typename: 'GiftCardProduct' }])
    expect(html).not.toMatch(/129[.,]90/)
  })

  it('CARD-09 LIST-12 is an empty placeholder for a null entry or an unsupported product type', () => {
    const empty = /<li[^>]*><div[^>]*aria-hidden="true"><\/div><\/li>/
    expect(markup([null])).toMatch(empty)
    expect(markup([{ ...coat, __typename: 'VirtualProduct' }])).toMatch(empty)
    expect(markup([coat])).not.toMatch(empty)
  })
})

describe('LIST-13 a product grid', () => {
  it.each(['category', 'upsell', 'crosssell', 'related', 'wishlist'] as const)('has the gallery type %s', (gallery) => {
    expect(markup([coat], { gallery })).toContain(`data-gallery="${gallery}"`)
  })
})
