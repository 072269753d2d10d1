import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'

/** Keeps only the first colour of each design, so that a short selection does not repeat one design. */
export function onePerDesign<Card extends ProductCardFragment>(
  products: readonly (Card | null)[],
  most: number,
): Card[] {
  const seen = new Set<string>()
  const chosen: Card[] = []
  for (const product of products) {
    if (!product || seen.has(product.uid)) continue
    seen.add(product.uid)
    for (const sibling of product.color_siblings ?? []) if (sibling) seen.add(sibling.uid)
    chosen.push(product)
  }
  return chosen.slice(0, most)
}
