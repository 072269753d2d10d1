import DataLoader from 'dataloader'
import { stockSumsOf } from '../inventory/inventory.ts'
import { noteRelated } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import { documentLoader, documentsAtHand } from './index/documents.ts'
import { storeIndex } from './index/store-index.ts'
import type { Attribute, Option, Taxonomy } from './taxonomy.ts'
import type { VariantDocument } from './types.ts'
import { loadUnlisted } from './unlisted-product.ts'
import type { Product } from './product-in-store.ts'

/** The product in the request's store view; null if it is not sold there. */
export async function productById(ctx: Context, id: number): Promise<Product | null> {
  return productLoader(ctx).load(id)
}

export async function productsByIds(ctx: Context, ids: readonly number[]): Promise<Product[]> {
  const products = await Promise.all(ids.map((id) => productById(ctx, id)))
  return products.filter((product) => product !== null)
}

/** Products that belong to a product, such as its colours; at once if they are in memory. Each of them changes what the product shows. */
export function productsOf(ctx: Context, product: Product, ids: readonly number[]): Product[] | Promise<Product[]> {
  const { id, index } = product
  noteRelated(ctx, id, ids)
  const rows = documentsAtHand(ctx, index, ids)
  if (rows === undefined) return productsByIds(ctx, ids)
  return rows.filter((row) => row !== null).map((row) => ({ ...row, parent: null, index }))
}

/** Like `productById`, but also finds products that are no longer sold, for carts and orders that contain them. */
export async function chosenProduct(ctx: Context, id: number): Promise<Product | null> {
  return (await productById(ctx, id)) ?? (await unlistedLoader(ctx).load(id))
}

/** The variant as a simple product; null if the product has no such variant. */
export function variantOf(product: Product, variantId: number): Product | null {
  const variant = product.document.variants.find(({ id }) => id === variantId)
  return variant === undefined ? null : asProduct(product, variant)
}

export function variantsOf(product: Product): Product[] {
  return product.document.variants.map((variant) => asProduct(product, variant))
}

function asProduct(parent: Product, variant: VariantDocument): Product {
  const { id, sku, name, weight, optionIds, pictures, regular, final, lowest } = variant
  const document = {
    ...parent.document,
    weight,
    optionIds: [...optionIds, ...parent.document.optionIds],
    pictures: pictures.length > 0 ? pictures : parent.document.pictures,
    superAttributeIds: [],
    variants: [],
    links: { related: [], upsell: [], crosssell: [], colour: [] },
  }
  const prices = { regular, final, maximumRegular: regular, maximumFinal: final, lowest }
  return { id, sku, name, type: 'simple', urlKey: parent.urlKey, ...prices, document, parent, index: parent.index }
}

function productLoader(ctx: Context): DataLoader<number, Product | null> {
  return ctx.memo(
    'catalogue.products',
    () =>
      new DataLoader(async (ids) => {
        const index = await storeIndex(ctx)
        const rows = await Promise.all(ids.map((id) => documentLoader(ctx).load(id)))
        return rows.map((row) => (row === null ? null : { ...row, parent: null, index }))
      }),
  )
}

function unlistedLoader(ctx: Context): DataLoader<number, Product | null> {
  return ctx.memo('catalogue.unlisted', () => new DataLoader((ids) => loadUnlisted(ctx, ids)))
}

/** Loads the stock of all products of a response with one query: each may have hundreds of variants. */
function stockLoader(ctx: Context): DataLoader<Product, number, number> {
  return ctx.memo(
    'catalogue.stock',
    () => new DataLoader((products) => stockSumsOf(ctx.db, products.map(partsOf)), { cacheKeyFn: ({ id }) => id }),
  )
}

function partsOf({ id, type, document }: Product): number[] {
  return type === 'configurable' ? document.variants.map((variant) => variant.id) : [id]
}

/** The current stock in pieces, summed over all variants. */
export function stockOfProduct(ctx: Context, product: Product): Promise<number> {
  return stockLoader(ctx).load(product)
}

/** The options of a product, in the order of their attributes. */
export function optionsOf({ index, document }: Product): Option[] {
  return optionsIn(index.taxonomy, document.optionIds)
}

export function optionsIn(taxonomy: Taxonomy, ids: readonly number[]): Option[] {
  return ids
    .map((id) => taxonomy.options.get(id))
    .filter((option) => option !== undefined)
    .toSorted((a, b) => a.attribute.position - b.attribute.position || a.attribute.id - b.attribute.id)
}

/** The product's option of one attribute. */
export function optionOf({ index, document }: Product, code: string): Option | undefined {
  for (const id of document.optionIds) {
    const option = index.taxonomy.options.get(id)
    if (option?.attribute.code === code) return option
  }
  return undefined
}

/** A text attribute's value, or the label of a select attribute's option. */
export function attributeText(product: Product, code: string): string | null {
  return product.document.attributes[code] ?? optionOf(product, code)?.label ?? null
}

/** The attributes by which the variants differ, in order. */
export function superAttributesOf({ index, document }: Product): Attribute[] {
  return document.superAttributeIds
    .map((id) => index.taxonomy.attributesById.get(id))
    .filter((attribute) => attribute !== undefined)
}
