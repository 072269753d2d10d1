import { optionsOf, variantsOf, type Choice } from '../catalogue/variant-choice.ts'
import type { SellableFragment } from '#src/platform/graphql/documents.gen.ts'

/** The SKUs of a product that shops can have in stock: its variants with their option labels, or the product itself. */
export function sellableOf(product: SellableFragment): readonly { sku: string; label: string }[] {
  const codes = optionsOf(product).map((option) => option.attribute_code)
  if (codes.length === 0) return product.sku ? [{ sku: product.sku, label: '' }] : []
  return variantsOf(product).flatMap(({ attributes, product: variant }) => {
    const labels = codes.map((code) => attributes?.find((attribute) => attribute?.code === code)?.label)
    return variant?.sku ? [{ sku: variant.sku, label: labels.filter(Boolean).join(', ') }] : []
  })
}

/** The first SKU that matches the choice so far. */
export function skuOfChoice(product: SellableFragment, choice: Choice): string {
  const fits = variantsOf(product).find(({ attributes }) =>
    Object.entries(choice).every(([code, uid]) =>
      attributes?.some((attribute) => attribute?.code === code && attribute.uid === uid),
    ),
  )
  return fits?.product?.sku ?? sellableOf(product)[0]?.sku ?? ''
}

/** The options chosen in the product form right now. */
export function choiceOnPage(): Choice {
  const chosen = document.querySelectorAll<HTMLInputElement>('main [name^="option_"]:checked')
  return Object.fromEntries([...chosen].map(({ name, value }) => [name.slice('option_'.length), value]))
}
