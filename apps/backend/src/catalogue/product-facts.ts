import { toDecimal } from '@bocian/rules/money.ts'
import type { Context } from '#src/platform/context.ts'
import { withSettings } from '../store/store.ts'
import { gallery } from './pictures.ts'
import type { Category } from './taxonomy.ts'
import { attributeText, optionOf, stockOfProduct, variantsOf } from './product.ts'
import type { Product } from './product-in-store.ts'

/** Something that can be bought: a simple product, or a variant of a configurable one. */
export interface UnitFacts {
  sku: string
  name: string
  size: string | null
  colour: string | null
  /** The current final price as a decimal number. */
  price: number
  isInStock: boolean
}

/** A product as plain text and numbers, for structured data and product feeds. */
export interface ProductFacts {
  sku: string
  name: string
  /** The description as plain text. */
  description: string
  brand: string | null
  colour: string | null
  material: string | null
  currency: string
  images: string[]
  categories: Category[]
  isGroup: boolean
  units: UnitFacts[]
}

const longestDescription = 2_000

export async function productFacts(ctx: Context, product: Product): Promise<ProductFacts> {
  const isGroup = product.type === 'configurable'
  const units = isGroup ? variantsOf(product) : [product]
  return {
    sku: product.sku,
    name: product.name,
    description: plainText(
      await withSettings(ctx, product.document.description || product.document.shortDescription),
    ).slice(0, longestDescription),
    brand: attributeText(product, 'cdrl_brand'),
    colour: optionOf(product, 'color')?.label ?? null,
    material: attributeText(product, 'cdrl_materials_description'),
    currency: ctx.store.currency,
    images: gallery(product).map(({ url }) => url),
    categories: product.document.categoryIds
      .map((id) => product.index.taxonomy.categories.get(id))
      .filter((category) => category !== undefined),
    isGroup,
    units: await Promise.all(
      units.map(async (unit) => ({
        sku: unit.sku,
        name: unit.name,
        size: optionOf(unit, 'cdrl_size')?.label ?? null,
        colour: isGroup ? (optionOf(unit, 'color')?.label ?? null) : null,
        price: toDecimal(unit.final),
        isInStock: (await stockOfProduct(ctx, unit)) > 0,
      })),
    ),
  }
}

/** Converts HTML to plain text. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
