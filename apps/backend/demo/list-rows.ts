import { products, sells } from './catalogue.ts'
import { cutOf } from './cuts.ts'
import type { Family } from './cuts.ts'
import type { DemoProduct } from './demo-product.ts'
import { roles } from './roles.ts'
import type { DemoStore } from './stores.ts'

type Appearance = 'grid' | 'carousel'

/** In-stock products that the store sells and that match, one per design. */
export function shelf(store: DemoStore, count: number, matches: (product: DemoProduct) => boolean): readonly string[] {
  const seen = new Set<string>()
  const skus: string[] = []
  for (const product of products) {
    const { sku, design, qty, variants } = product
    const isThere = sells(store, product) && (qty > 0 || variants.some((variant) => variant.qty > 0))
    if (!isThere || seen.has(design.seed) || sku.startsWith('ROLE-')) continue
    if (skus.length === count || !matches(product)) continue
    seen.add(design.seed)
    skus.push(sku)
  }
  return skus
}

const some = (store: DemoStore, families: readonly Family[], count: number): readonly string[] =>
  shelf(store, count, ({ design }) => families.includes(cutOf(design.cut).family))

export const seaside = (store: DemoStore): readonly string[] => [
  roles.C2,
  roles.C1,
  roles.S1,
  ...some(store, ['top', 'bottom', 'swim'], 6),
]
export const warm = (store: DemoStore): readonly string[] =>
  shelf(
    store,
    8,
    ({ design }) =>
      ['warm', 'outer', 'coat', 'head', 'neck'].includes(cutOf(design.cut).family) && design.season !== 'summer',
  )

/** A product list in the format of Magento's page builder; a grid without a page size shows the usual number at first. */
export function productList(appearance: Appearance, name: string, skus: readonly string[], pageSize?: number): string {
  const settings =
    appearance === 'carousel'
      ? ' data-autoplay="false" data-autoplay-speed="4000" data-infinite-loop="true" data-show-arrows="true" data-show-dots="true" data-carousel-mode="default" data-center-padding="90px"'
      : pageSize === undefined
        ? ''
        : ` data-page-size="${pageSize}"`
  const widget = [
    String.raw`type="Magento\CatalogWidget\Block\Product\ProductsList"`,
    `template="Magento_PageBuilder::catalog/product/widget/content/${appearance}.phtml"`,
    `condition_option="sku" condition_option_value="${skus.join(', ')}"`,
  ].join(' ')
  return `<div data-content-type="products" data-appearance="${appearance}"${settings} data-list-name="${name}" data-element="main">{{widget ${widget}}}</div>`
}
