import { toDecimal } from '@bocian/rules/money.ts'
import type { Context } from '#src/platform/context.ts'
import type { SimpleProductResolvers } from '#src/platform/resolvers.gen.ts'
import { needsDelivery } from './needs-delivery.ts'
import { shownHtml } from '#src/platform/html/shown-html.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { optionUid } from './configurable.ts'
import { customAttributes, customAttributesV2 } from './custom-attributes.ts'
import { gallery, galleryEntries, pictureInRole, secondPicture } from './pictures.ts'
import { lowestPrice, oldPrices, priceRange } from './product-prices.ts'
import { attributeText, optionOf, productsOf, stockOfProduct } from './product.ts'
import { sizeRows } from './size-rows.ts'
import { swatchOf } from './swatches.ts'
import type { Category } from './taxonomy.ts'
import type { Product } from './product-in-store.ts'

const fewLeft = 5

function addressOf({ urlKey, index }: Product): string {
  return urlKey + index.addresses.productSuffix
}

/** A time in Magento's format, `2026-11-21 10:00:00`, in UTC. */
export function magentoTime(instant: string): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ')
}

function text(code: string): (product: Product) => string | null {
  return (product) => attributeText(product, code)
}

function optionId(code: string): (product: Product) => number | null {
  return (product) => optionOf(product, code)?.id ?? null
}

async function stockStatus(ctx: Context, product: Product): Promise<'IN_STOCK' | 'OUT_OF_STOCK'> {
  return (await stockOfProduct(ctx, product)) > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'
}

async function onlyXLeft(ctx: Context, product: Product): Promise<number | null> {
  if (product.type === 'configurable') return null
  const stock = await stockOfProduct(ctx, product)
  return stock > 0 && stock <= fewLeft ? stock : null
}

function colorOption(product: Product) {
  const option = optionOf(product, 'color')
  if (option === undefined) return null
  return { uid: optionUid(option), label: option.label, is_default: option.isDefault, swatch_data: swatchOf(option) }
}

/** All colours of a design in order, including this product; empty if there are no others. */
function colorSiblings(ctx: Context, product: Product): Product[] | Promise<Product[]> {
  const { colour } = product.document.links
  if (colour.length === 0) return []
  const ids = colour.includes(product.id) ? colour : [...colour, product.id].toSorted((a, b) => a - b)
  return productsOf(ctx, product, ids)
}

/** The URL of the category with the brand's name; null if there is none. */
function brandCategoryUrl(product: Product): string | null {
  const { taxonomy, addresses } = product.index
  const brand = attributeText(product, 'cdrl_brand')
  const category = taxonomy.categoryOrder.find(({ displayMode, name }) => displayMode === 'BRAND' && name === brand)
  return category === undefined ? null : category.urlPath + addresses.categorySuffix
}

/** Related products, up-sells and cross-sells that the store view sells. */
async function productLinks(ctx: Context, product: Product) {
  const { sku, document } = product
  const kinds = ['related', 'upsell', 'crosssell'] as const
  const links = await Promise.all(
    kinds.map(async (kind) =>
      (await productsOf(ctx, product, document.links[kind])).map((linked) => ({ kind, linked })),
    ),
  )
  return links.flatMap((ofKind) =>
    ofKind.map(({ kind, linked }, position) => ({
      __typename: 'ProductLinks' as const,
      sku,
      link_type: kind,
      linked_product_sku: linked.sku,
      linked_product_type: linked.type,
      position,
    })),
  )
}

function categoriesOf({ index, document }: Product): Category[] {
  return document.categoryIds
    .map((id) => index.taxonomy.categories.get(id))
    .filter((category) => category !== undefined)
}

/** The fields of all product types. Magento features that the shop does not offer return null, false or an empty list. */
export const productFields = {
  additional_product_name: text('additional_product_name'),
  brand_category_url: (product) => brandCategoryUrl(product),
  categories: (product) => categoriesOf(product),
  cdrl_age: text('cdrl_age'),
  cdrl_brand: text('cdrl_brand'),
  cdrl_care: text('cdrl_care'),
  cdrl_certificates: text('cdrl_certificates'),
  cdrl_materials_description: text('cdrl_materials_description'),
  cdrl_product_collection: text('cdrl_product_collection'),
  cdrl_size: optionId('cdrl_size'),
  color: optionId('color'),
  color_option: (product) => colorOption(product),
  color_siblings: (product, _, ctx) => colorSiblings(ctx, product),
  country_of_manufacture: () => null,
  created_at: (product) => magentoTime(product.document.createdAt),
  crosssell_products: (product, _, ctx) => productsOf(ctx, product, product.document.links.crosssell),
  custom_attributes: (product) => customAttributes(product),
  custom_attributesV2: (product, { filters }) => customAttributesV2(product, filters),
  description: ({ sku, document }) => ({ stored: document.description, where: `description of ${sku}` }),
  gift_message_available: (product) => (needsDelivery(product) ? '1' : '0'),
  gift_wrapping_available: needsDelivery,
  id: (product) => product.id,
  image: (product) => pictureInRole(product, 'image'),
  lowest_price: (product, _, ctx) => lowestPrice(ctx, product),
  max_sale_qty: (product) => product.document.maxCartQuantity,
  media_gallery: (product) => gallery(product),
  media_gallery_entries: (product) => galleryEntries(product),
  meta_description: (product) => product.document.metaDescription,
  meta_keyword: (product) => product.document.metaKeywords,
  meta_title: (product) => product.document.metaTitle,
  min_sale_qty: () => 1,
  name: (product) => product.name,
  only_x_left_in_stock: (product, _, ctx) => onlyXLeft(ctx, product),
  options: () => [],
  price: (product, _, ctx) => oldPrices(ctx, product),
  price_range: (product, _, ctx) => priceRange(ctx, product),
  price_tiers: () => [],
  product_links: (product, _, ctx) => productLinks(ctx, product),
  redirect_code: () => 0,
  related_products: (product, _, ctx) => productsOf(ctx, product, product.document.links.related),
  relative_url: (product) => addressOf(product),
  secondary_image: (product) => secondPicture(product),
  short_description: ({ sku, document }) => ({
    stored: document.shortDescription,
    where: `short description of ${sku}`,
  }),
  size_chart: (product) => shownHtml(attributeText(product, 'size_chart') ?? '') || null,
  size_chart_rows: (product) => sizeRows(product),
  sku: (product) => product.sku,
  small_image: (product) => pictureInRole(product, 'small_image'),
  special_from_date: (product) => timeOrNull(product.document.special?.from),
  special_price: (product) => (product.final < product.regular ? toDecimal(product.final) : null),
  special_to_date: (product) => timeOrNull(product.document.special?.to),
  staged: () => false,
  stock_status: (product, _, ctx) => stockStatus(ctx, product),
  thumbnail: (product) => pictureInRole(product, 'thumbnail'),
  tier_prices: () => [],
  type: () => 'PRODUCT',
  type_id: (product) => product.type,
  uid: (product) => encodeUid(product.id),
  updated_at: (product) => magentoTime(product.document.updatedAt),
  upsell_products: (product, _, ctx) => productsOf(ctx, product, product.document.links.upsell),
  url_key: (product) => product.urlKey,
  url_rewrites: (product) => [{ url: addressOf(product), parameters: [] }],
  url_suffix: ({ index }) => index.addresses.productSuffix,
} satisfies SimpleProductResolvers

function timeOrNull(instant: string | null | undefined): string | null {
  return instant === null || instant === undefined ? null : magentoTime(instant)
}

export const weightField = { weight: (product: Product) => product.document.weight }
