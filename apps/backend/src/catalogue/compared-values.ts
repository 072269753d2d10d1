import type { Context } from '#src/platform/context.ts'
import { traitsOf } from './attribute-traits.ts'
import { optionsIn, optionsOf, type Product } from './product.ts'
import { catalogueAttributes } from './store-index.ts'
import type { Attribute } from './taxonomy.ts'

/** The attributes that products are compared by, in order. */
export async function comparedAttributes(ctx: Context): Promise<Attribute[]> {
  return (await catalogueAttributes(ctx)).filter((attribute) => traitsOf(attribute).is_comparable)
}

/** A product's values of an attribute as shoppers read them, of all its variants together; empty if it has none. */
export function comparedValue(product: Product, attribute: Attribute): string {
  const text = product.document.attributes[attribute.code]
  if (text !== undefined) return text
  const ofVariants = product.document.variants.flatMap(({ optionIds }) => optionIds)
  const options = [...optionsOf(product), ...optionsIn(product.index.taxonomy, ofVariants)]
  const own = new Set(options.filter((option) => option.attribute === attribute))
  // In the order in which the attribute has them, such as from the smallest size to the largest.
  return attribute.options
    .filter((option) => own.has(option))
    .map(({ label }) => label)
    .join(', ')
}
