import type {
  ProductOptionFragment,
  ProductPageItemFragment,
  ProductVariantFragment,
} from '#src/graphql/documents.gen.ts'

/** The chosen value's uid by attribute code. */
export type Choice = Readonly<Record<string, string>>

/** The options that a product asks for, in their order. */
export function optionsOf(product: ProductPageItemFragment): readonly ProductOptionFragment[] {
  if (product.__typename !== 'ConfigurableProduct') return []
  return (product.configurable_options ?? [])
    .filter((option) => option !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
}

/** The variants of a product; a product without options has none. */
export function variantsOf(product: ProductPageItemFragment): readonly ProductVariantFragment[] {
  return product.__typename === 'ConfigurableProduct'
    ? (product.variants ?? []).filter((variant) => variant !== null)
    : []
}

const fits = (variant: ProductVariantFragment, choice: Choice): boolean =>
  Object.entries(choice).every(([code, uid]) =>
    variant.attributes?.some((attribute) => attribute?.code === code && attribute.uid === uid),
  )

/** The variant that a whole choice names. */
export function variantOf(product: ProductPageItemFragment, choice: Choice): ProductVariantFragment | undefined {
  const isWhole = optionsOf(product).every((option) => choice[option.attribute_code ?? ''])
  return isWhole ? variantsOf(product).find((variant) => fits(variant, choice)) : undefined
}

/** True when a value together with what else is chosen leads to a variant in stock. */
export function isAvailable(product: ProductPageItemFragment, choice: Choice, code: string, uid: string): boolean {
  const wanted = { ...choice, [code]: uid }
  return variantsOf(product).some((variant) => variant.product?.stock_status === 'IN_STOCK' && fits(variant, wanted))
}

/** A product is sold out when it says so itself or when no variant is in stock. */
export function isSoldOut(product: ProductPageItemFragment): boolean {
  if (product.stock_status === 'OUT_OF_STOCK') return true
  const variants = variantsOf(product)
  return variants.length > 0 && variants.every((variant) => variant.product?.stock_status === 'OUT_OF_STOCK')
}

/** The age that wears a size, where its variants agree on one. */
export function ageOf(product: ProductPageItemFragment, code: string, uid: string): string {
  const variant = variantsOf(product).find((candidate) => fits(candidate, { [code]: uid }))
  return variant?.product?.cdrl_age ?? ''
}
