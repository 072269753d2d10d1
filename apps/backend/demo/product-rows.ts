import { dayFrom } from './calendar.ts'
import { picture, products, sells } from './catalogue.ts'
import { cutOf } from './cuts.ts'
import { colourAdmin } from './designs.ts'
import { fabricOf, materials } from './fabrics.ts'
import { giftCardRows } from './gift-card-rows.ts'
import { brands, collections, genders, seasons } from './labels.ts'
import { linksOf } from './links.ts'
import { decimal, reducedPrice, regularPrice } from './prices.ts'
import { categoryPaths } from './product-categories.ts'
import { productName, productTexts } from './product-texts.ts'
import type { ProductTexts } from './product-texts.ts'
import { roles } from './roles.ts'
import type { Row } from './row.ts'
import { ageOf, ageValue } from './sizes.ts'
import { slug } from './slug.ts'
import { baseStore, stores } from './stores.ts'
import type { DemoStore, Language } from './stores.ts'
import type { Variant, DemoProduct } from './demo-product.ts'

const named = <C extends string>(list: readonly { readonly code: C; readonly admin: string }[], code: C): string =>
  list.find((entry) => entry.code === code)?.admin ?? code

const pairs = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([code, value]) => `${code}=${value}`)
    .join(',')

/** Admin values of a product's select attributes by code; empty where it has no value. */
export function attributesOf(product: DemoProduct): Readonly<Record<string, string>> {
  const { design } = product
  const gender = design.line === 'girls' || design.line === 'boys' ? design.line : 'unisex'
  return {
    color: product.coloursInside ? '' : colourAdmin(product.colour),
    cdrl_brand: brands.find(({ code }) => code === design.brand)?.name ?? '',
    cdrl_product_collection: named(collections, design.collection),
    cdrl_season: named(seasons, design.season),
    cdrl_material: named(materials, fabricOf(design.fabric).material),
    cdrl_gender: named(genders, gender),
  }
}

/** The cells with texts, which exist both in the base row and in the row of each store. */
function textCells(texts: ProductTexts): Row {
  return {
    name: texts.name,
    description: texts.description,
    short_description: texts.shortDescription,
    url_key: texts.urlKey,
    meta_title: texts.metaTitle,
    meta_description: texts.metaDescription,
    additional_product_name: texts.additionalName,
    cdrl_materials_description: texts.materials,
    cdrl_care: texts.care,
    cdrl_certificates: texts.certificates,
    size_chart: texts.sizeChart,
    size_chart_data: texts.sizeData,
  }
}

function priceCells(product: DemoProduct, store: DemoStore, now: Date): Row {
  const { reduction, design } = product
  const price = decimal(regularPrice(design.price, store.currency))
  if (!reduction) return { price, special_price: '', special_price_from_date: '', special_price_to_date: '' }
  const { percent, startedDaysAgo, endsInDays } = reduction
  return {
    price,
    special_price: decimal(reducedPrice(design.price, percent, store.currency)),
    special_price_from_date: dayFrom(now, -startedDaysAgo),
    special_price_to_date: endsInDays === undefined ? '' : dayFrom(now, endsInDays, '23:59:59'),
  }
}

function commonCells(product: DemoProduct, now: Date): Row {
  return {
    store_view_code: '',
    attribute_set_code: 'Default',
    weight: (cutOf(product.design.cut).grams / 1000).toFixed(3),
    product_websites: [...new Set(stores.filter((store) => sells(store, product)).map(({ website }) => website))].join(
      ',',
    ),
    product_online: '1',
    tax_class_name: 'Taxable Goods',
    max_cart_qty: product.sku === roles.PLENTY ? '10000' : '100',
    created_at: dayFrom(now, -product.createdDaysAgo, '06:00:00'),
  }
}

const pictures = (product: DemoProduct, colour = product.colour): Row => {
  const front = picture(product.design, colour, 'front')
  const others = (['worn', 'back', 'detail', 'flat'] as const).map((view) => picture(product.design, colour, view))
  return { base_image: front, small_image: front, thumbnail_image: front, additional_images: others.join(',') }
}

function variantRow(product: DemoProduct, variant: Variant, now: Date): Row {
  const { language } = baseStore
  const name = `${productName(product.design, variant.colour, language)}, ${variant.size}`
  const age = ageOf(product.design.sizeKind, variant.size)
  return {
    ...commonCells(product, now),
    sku: variant.sku,
    product_type: 'simple',
    categories: '',
    name,
    visibility: 'Not Visible Individually',
    price: '',
    url_key: `${slug(name, language)}-${slug(variant.sku, language)}`,
    ...pictures(product, variant.colour),
    // A product whose colour is picked on the page needs pictures from all sides.
    ...(product.coloursInside ? {} : { additional_images: '' }),
    additional_attributes: pairs({
      ...attributesOf(product),
      color: colourAdmin(variant.colour),
      cdrl_size: variant.size,
      cdrl_age: age ? ageValue(age) : '',
    }),
    qty: String(variant.qty),
    is_in_stock: variant.qty > 0 ? '1' : '0',
  }
}

const variations = ({ variants, coloursInside }: DemoProduct): string =>
  variants
    .map(({ sku, size, colour }) => pairs({ sku, cdrl_size: size, color: coloursInside ? colourAdmin(colour) : '' }))
    .join('|')

function baseRow(product: DemoProduct, now: Date, textsIn: (language: Language) => ProductTexts): Row {
  const { sku, variants, qty } = product
  const stocked = variants.length > 0 ? variants.some((variant) => variant.qty > 0) : qty > 0
  const links = linksOf(product)
  return {
    ...commonCells(product, now),
    sku,
    product_type: variants.length > 0 ? 'configurable' : 'simple',
    categories: categoryPaths(product).join(','),
    visibility: 'Catalog, Search',
    ...textCells(textsIn(baseStore.language)),
    ...priceCells(product, baseStore, now),
    ...pictures(product),
    additional_attributes: pairs(attributesOf(product)),
    qty: String(qty),
    is_in_stock: stocked ? '1' : '0',
    configurable_variations: variations(product),
    related_skus: links.related.join(','),
    upsell_skus: links.upsell.join(','),
    crosssell_skus: links.crosssell.join(','),
    color_skus: product.siblings.join(','),
    giftcard_type: '',
    giftcard_amounts: '',
  }
}

function* rowsOf(product: DemoProduct, now: Date): Generator<Row> {
  for (const variant of product.variants) yield variantRow(product, variant, now)
  const cached = new Map<Language, ProductTexts>()
  const textsIn = (language: Language): ProductTexts => {
    const known = cached.get(language) ?? productTexts(product, language)
    cached.set(language, known)
    return known
  }
  yield baseRow(product, now, textsIn)
  for (const store of stores) {
    if (store === baseStore || !sells(store, product)) continue
    yield {
      sku: product.sku,
      store_view_code: store.code,
      ...textCells(textsIn(store.language)),
      ...priceCells(product, store, now),
    }
  }
}

/** The rows of a product: its variants, then the product itself, then a row for each other store that sells it. */
export function* productRows(now: Date): Generator<Row> {
  for (const product of products) yield* rowsOf(product, now)
  yield* giftCardRows(now)
}
