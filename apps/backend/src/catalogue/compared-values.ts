import type { Context } from '#src/platform/context.ts'
import { traitsOf } from './attribute-traits.ts'
import { optionsIn, optionsOf } from './product.ts'
import { catalogueAttributes } from './index/store-index.ts'
import type { Attribute } from './taxonomy.ts'
import type { Product } from './product-in-store.ts'

/** The attributes in a product comparison, in order. */
export async function comparedAttributes(ctx: Context): Promise<Attribute[]> {
  return (await catalogueAttributes(ctx)).filter((attribute) => traitsOf(attribute).is_comparable)
}

/** The labels of a product's values and of all its variants' values, separated by commas; empty if there are none. */
export function comparedValue(product: Product, attribute: Attribute): string {
  const text = product.document.attributes[attribute.code]
  if (text !== undefined) return text
  const ofVariants = product.document.variants.flatMap(({ optionIds }) => optionIds)
  const options = [...optionsOf(product), ...optionsIn(product.index.taxonomy, ofVariants)]
  const own = new Set(options.filter((option) => option.attribute === attribute))
  // Keeps the order of the attribute's options, such as ascending sizes.
  return attribute.options
    .filter((option) => own.has(option))
    .map(({ label }) => label)
    .join(', ')
}
