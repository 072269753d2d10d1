import type { ProductDocument, VariantDocument } from '../types.ts'

/** The JSON of a variant before its name, and between its name and its prices. */
interface VariantText {
  head: string
  middle: string
}

/**
 * Writes documents as `JSON.stringify` does, for the rows of one batch. The store views of a product share its pictures and the
 * options of its variants, most of the text, which is therefore written once per product.
 */
export function documentWriter(): (document: ProductDocument) => string {
  const lists = new Map<readonly unknown[], string>()
  const variants = new Map<number, VariantText>()
  const listText = (list: readonly unknown[]): string => {
    const known = lists.get(list) ?? JSON.stringify(list)
    lists.set(list, known)
    return known
  }
  const partsOf = (variant: VariantDocument): VariantText => {
    const { id, sku, weight, optionIds, pictures } = variant
    const known = variants.get(id) ?? {
      head: `{"id":${id},"sku":${JSON.stringify(sku)},"name":`,
      middle: `,"weight":${weight},"optionIds":${listText(optionIds)},"pictures":${listText(pictures)}`,
    }
    variants.set(id, known)
    return known
  }
  const variantText = (variant: VariantDocument): string => {
    const { head, middle } = partsOf(variant)
    const { name, regular, final, lowest } = variant
    return `${head}${JSON.stringify(name)}${middle},"regular":${regular},"final":${final},"lowest":${lowest}}`
  }
  return (document) => {
    const { pictures, categoryIds, superAttributeIds, variants: sold, links, ...others } = document
    const { special, giftcardType, giftcardAmounts, ...first } = others
    const ids = `"categoryIds":[${categoryIds.join()}],"superAttributeIds":[${superAttributeIds.join()}]`
    const rest = JSON.stringify({ links, special, giftcardType, giftcardAmounts }).slice(1)
    const all = sold.map((variant) => variantText(variant)).join()
    return `${JSON.stringify(first).slice(0, -1)},"pictures":${listText(pictures)},${ids},"variants":[${all}],${rest}`
  }
}
