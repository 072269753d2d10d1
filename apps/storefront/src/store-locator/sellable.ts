import { optionsOf, variantsOf, type Choice } from '#src/catalogue/variant-choice.ts'
import type { ProductPageItemFragment } from '#src/graphql/documents.gen.ts'

/** What stands in shops of a product, by sku: its variants in words, or the product itself. */
export function sellableOf(product: ProductPageItemFragment): readonly { sku: string; label: string }[] {
  const codes = optionsOf(product).map((option) => option.attribute_code)
  if (codes.length === 0) return product.sku ? [{ sku: product.sku, label: '' }] : []
  return variantsOf(product).flatMap(({ attributes, product: variant }) => {
    const labels = codes.map((code) => attributes?.find((attribute) => attribute?.code === code)?.label)
    return variant?.sku ? [{ sku: variant.sku, label: labels.filter(Boolean).join(', ') }] : []
  })
}

/** The sku that fits what is chosen so far; the first one when nothing is. */
export function skuOfChoice(product: ProductPageItemFragment, choice: Choice): string {
  const fits = variantsOf(product).find(({ attributes }) =>
    Object.entries(choice).every(([code, uid]) =>
      attributes?.some((attribute) => attribute?.code === code && attribute.uid === uid),
    ),
  )
  return fits?.product?.sku ?? sellableOf(product)[0]?.sku ?? ''
}

/** What is chosen in the form of the page at this moment. */
export function choiceOnPage(): Choice {
  const chosen = document.querySelectorAll<HTMLInputElement>('main [name^="option_"]:checked')
  return Object.fromEntries([...chosen].map(({ name, value }) => [name.slice('option_'.length), value]))
}
