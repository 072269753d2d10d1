import type {
  ChoosableFragment,
  ProductOptionFragment,
  ProductVariantFragment,
} from '#src/platform/graphql/documents.gen.ts'

/** The uid of the chosen value by attribute code, in the order in which the values were chosen. */
export type Choice = Readonly<Record<string, string>>

/** The options of a product, sorted by position. */
export function optionsOf(product: ChoosableFragment): readonly ProductOptionFragment[] {
  const options = 'configurable_options' in product ? product.configurable_options : null
  return (options ?? []).filter((option) => option !== null).toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
}

/** The variants of a product; a product without options has none. */
export function variantsOf(product: ChoosableFragment): readonly ProductVariantFragment[] {
  const variants = 'variants' in product ? product.variants : null
  return (variants ?? []).filter((variant) => variant !== null)
}

const fits = (variant: ProductVariantFragment, choice: Choice): boolean =>
  Object.entries(choice).every(([code, uid]) =>
    variant.attributes?.some((attribute) => attribute?.code === code && attribute.uid === uid),
  )

/** The variant of a complete choice; undefined if the choice is incomplete or there is no such variant. */
export function variantOf(product: ChoosableFragment, choice: Choice): ProductVariantFragment | undefined {
  const isWhole = optionsOf(product).every((option) => choice[option.attribute_code ?? ''])
  return isWhole ? variantsOf(product).find((variant) => fits(variant, choice)) : undefined
}

/** True if there is a variant in stock with this value and the other chosen values. */
export function isAvailable(product: ChoosableFragment, choice: Choice, code: string, uid: string): boolean {
  const wanted = { ...choice, [code]: uid }
  return variantsOf(product).some((variant) => variant.product?.stock_status === 'IN_STOCK' && fits(variant, wanted))
}

/** The choice with this value added as the value chosen last. */
export function chooseValue(choice: Choice, code: string, uid: string): Choice {
  const { [code]: _before, ...others } = choice
  return { ...others, [code]: uid }
}

/**
 * Whether a value is struck out: it is sold out in every combination, or in combination with the other chosen values. A chosen
 * value that is sold out in every combination does not strike out other values. If two chosen values are sold out only in
 * combination, the value chosen last is struck out.
 */
export function isStruckOut(product: ChoosableFragment, choice: Choice, code: string, uid: string): boolean {
  const others = Object.entries(choice).filter(([other, value]) => isAvailable(product, {}, other, value))
  const isEarlier = choice[code] === uid && Object.keys(choice).at(-1) !== code
  return !isAvailable(product, isEarlier ? {} : Object.fromEntries(others), code, uid)
}

/** A product is sold out if its status says so, or if it has variants and none of them is in stock. */
export function isSoldOut(product: ChoosableFragment): boolean {
  if (product.stock_status === 'OUT_OF_STOCK') return true
  return 'variants' in product && !variantsOf(product).some((variant) => variant.product?.stock_status === 'IN_STOCK')
}

/** The age for a size, taken from its first variant; empty if unknown. */
export function ageOf(product: ChoosableFragment, code: string, uid: string): string {
  const variant = variantsOf(product).find((candidate) => fits(candidate, { [code]: uid }))
  return variant?.product?.cdrl_age ?? ''
}

/** True if the product is sold out, or if the choice is complete and its variant is missing or not in stock. */
export function isChoiceSoldOut(product: ChoosableFragment, choice: Choice): boolean {
  const options = optionsOf(product)
  const isWhole = options.length > 0 && options.every((option) => choice[option.attribute_code ?? ''])
  return isSoldOut(product) || (isWhole && variantOf(product, choice)?.product?.stock_status !== 'IN_STOCK')
}
