import type { DemoProduct, Variant } from '../../apps/backend/demo/demo-product.ts'
import { picture, sells } from '../../apps/backend/demo/catalogue.ts'
import { cutOf } from '../../apps/backend/demo/cuts.ts'
import { colourAdmin } from '../../apps/backend/demo/designs.ts'
import { stepsOf } from '../../apps/backend/demo/price-log.ts'
import { reducedPrice, regularPrice } from '../../apps/backend/demo/prices.ts'
import { categoryPaths } from '../../apps/backend/demo/product-categories.ts'
import { attributesOf } from '../../apps/backend/demo/product-rows.ts'
import { productTexts } from '../../apps/backend/demo/product-texts.ts'
import { ageOf, ageValue } from '../../apps/backend/demo/sizes.ts'
import { stores, type DemoStore, type Language } from '../../apps/backend/demo/stores.ts'

export type Cells = Record<string, unknown>
/** Rows by table name, in the order in which they must be inserted. */
export type Tables = Record<string, Cells[]>

/** The shop's ids of the entities that products refer to. */
export interface Vocabulary {
  storeIds: ReadonlyMap<string, number>
  /** Option ids by `code=admin value`. */
  optionIds: ReadonlyMap<string, number>
  /** Category ids by admin path. */
  categoryIds: ReadonlyMap<string, number>
  sizeAttributeId: number
}

export interface PlacedStyle {
  product: DemoProduct
  id: number
  /** The ids of the variants, in the order in which the style lists them. */
  variantIds: number[]
  /** Its position in the shop's sort order. */
  position: number
}

const dayLength = 86_400_000
const views = ['front', 'worn', 'back', 'detail', 'flat'] as const
const neighbours = 4

/** The rows of the styles in the catalogue tables, as the product import would write them. */
export function productTables(styles: readonly PlacedStyle[], vocabulary: Vocabulary, now: Date): Tables {
  const all = styles.map((style) => styleTables(style, styles, vocabulary, now))
  const names = Object.keys(all[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, all.flatMap((tables) => tables[name] ?? [])]))
}

function styleTables(style: PlacedStyle, among: readonly PlacedStyle[], vocabulary: Vocabulary, now: Date): Tables {
  const { product, id, variantIds, position } = style
  const sold = stores.filter((store) => sells(store, product))
  const variants = product.variants.map((variant, index) => ({ ...variant, id: variantIds[index] ?? 0, index }))
  const options = (productId: number, values: Readonly<Record<string, string>>): Cells[] =>
    optionIdsOf(values, vocabulary).map((option_id) => ({ product_id: productId, option_id }))
  return {
    catalogue_product: [
      productRow(style, now),
      ...variants.map((variant) => ({
        ...productRow(style, now),
        id: variant.id,
        sku: variant.sku,
        type: 'simple',
        is_visible: false,
      })),
    ],
    catalogue_product_text: textRows(style, sold, vocabulary),
    catalogue_product_option: [
      ...options(id, attributesOf(product)),
      ...variants.flatMap((variant) => options(variant.id, variantValues(product, variant))),
    ],
    catalogue_product_super_attribute: [{ product_id: id, attribute_id: vocabulary.sizeAttributeId, position: 0 }],
    catalogue_product_variant: variants.map((variant) => ({
      product_id: id,
      variant_id: variant.id,
      position: variant.index,
    })),
    catalogue_product_category: categoryPaths(product).flatMap((path) => {
      const category_id = vocabulary.categoryIds.get(path)
      return category_id === undefined ? [] : [{ product_id: id, category_id, position }]
    }),
    catalogue_product_link: linkRows(style, among),
    catalogue_product_picture: [
      ...views.map((view, index) => ({
        product_id: id,
        file: picture(product.design, product.colour, view),
        position: index,
        roles: index === 0 ? ['image', 'small_image', 'thumbnail'] : [],
      })),
      ...variants.map((variant) => ({
        product_id: variant.id,
        file: picture(product.design, variant.colour, 'front'),
        position: 0,
        roles: ['image', 'small_image', 'thumbnail'],
      })),
    ],
    pricing_price: sold.map((store) => priceRow(style, store, vocabulary, now)),
    pricing_price_log: sold.flatMap((store) => logRows(style, store, vocabulary, now)),
    inventory_stock: variants.map((variant) => ({ product_id: variant.id, on_hand: variant.qty })),
    inventory_movement: variants
      .filter((variant) => variant.qty > 0)
      .map((variant) => ({ product_id: variant.id, kind: 'delivered', quantity: variant.qty, at: now })),
  }
}

function productRow({ product, id }: PlacedStyle, now: Date): Cells {
  const created = new Date(now.getTime() - product.createdDaysAgo * dayLength)
  return {
    id,
    sku: product.sku,
    type: 'configurable',
    attribute_set: 'Default',
    tax_class: 'Taxable Goods',
    is_visible: true,
    is_active: true,
    weight: cutOf(product.design.cut).grams / 1_000,
    max_cart_quantity: 100,
    created_at: created,
    updated_at: created,
  }
}

function textRows({ product, id }: PlacedStyle, sold: readonly DemoStore[], { storeIds }: Vocabulary): Cells[] {
  const result = new Map<Language, Cells>()
  const textsIn = (language: Language): Cells => {
    const known = result.get(language)
    if (known !== undefined) return known
    const texts = productTexts(product, language)
    const cells = {
      name: texts.name,
      url_key: texts.urlKey,
      description: texts.description,
      short_description: texts.shortDescription,
      meta_title: texts.metaTitle,
      meta_description: texts.metaDescription,
      attributes: {
        additional_product_name: texts.additionalName,
        cdrl_materials_description: texts.materials,
        cdrl_care: texts.care,
        cdrl_certificates: texts.certificates,
        size_chart: texts.sizeChart,
      },
    }
    result.set(language, cells)
    return cells
  }
  return sold.map(({ code, language }) => ({ product_id: id, store_id: storeIds.get(code), ...textsIn(language) }))
}

function variantValues(product: DemoProduct, { size, colour }: Variant): Readonly<Record<string, string>> {
  const age = ageOf(product.design.sizeKind, size)
  return {
    ...attributesOf(product),
    color: colourAdmin(colour),
    cdrl_size: size,
    cdrl_age: age === undefined ? '' : ageValue(age),
  }
}

function optionIdsOf(values: Readonly<Record<string, string>>, { optionIds }: Vocabulary): number[] {
  return Object.entries(values).flatMap(([code, value]) => optionIds.get(`${code}=${value}`) ?? [])
}

/** Links to the other colours of the design, and to a few neighbouring products. */
function linkRows({ product, id }: PlacedStyle, among: readonly PlacedStyle[]): Cells[] {
  const siblings = among.filter((other) => other.id !== id && product.siblings.includes(other.product.sku))
  const start = among.findIndex((other) => other.id === id)
  const nearby = Array.from({ length: neighbours }, (_, step) => among[(start + 7 * (step + 1)) % among.length])
  const others = [...new Set(nearby)].filter((other) => other !== undefined && other.id !== id)
  const rows = (kind: string, list: readonly (PlacedStyle | undefined)[]): Cells[] =>
    list.map((other, position) => ({ product_id: id, linked_id: other?.id, kind, position }))
  return [...rows('colour', siblings), ...rows('related', siblings), ...rows('upsell', others)]
}

function priceRow({ product, id }: PlacedStyle, store: DemoStore, { storeIds }: Vocabulary, now: Date): Cells {
  const { reduction, design } = product
  const at = (days: number): Date => new Date(now.getTime() + days * dayLength)
  const end = reduction?.endsInDays
  return {
    product_id: id,
    store_id: storeIds.get(store.code),
    regular: regularPrice(design.price, store.currency),
    special: reduction === undefined ? null : reducedPrice(design.price, reduction.percent, store.currency),
    special_from: reduction === undefined ? null : at(-reduction.startedDaysAgo),
    special_to: end === undefined ? null : at(end),
  }
}

function logRows({ product, id }: PlacedStyle, store: DemoStore, { storeIds }: Vocabulary, now: Date): Cells[] {
  const regular = regularPrice(product.design.price, store.currency)
  return stepsOf(product).map(({ daysAgo, percent }) => ({
    product_id: id,
    store_id: storeIds.get(store.code),
    regular,
    final: percent > 0 ? reducedPrice(product.design.price, percent, store.currency) : regular,
    valid_from: new Date(now.getTime() - daysAgo * dayLength),
  }))
}
