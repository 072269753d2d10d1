/** Which parts of a category are shown; `intro` is its description and its links to subcategories. */
export type DisplayParts = { readonly block: boolean; readonly products: boolean; readonly intro: boolean }

const parts: Readonly<Record<string, DisplayParts>> = {
  PRODUCTS: { block: false, products: true, intro: true },
  PAGE: { block: true, products: false, intro: false },
  PRODUCTS_AND_PAGE: { block: true, products: true, intro: true },
  BRAND: { block: true, products: true, intro: false },
}
const asProducts: DisplayParts = { block: false, products: true, intro: true }

/** The parts that a category with this display mode shows. A category without a content block always shows its products. */
export function displayParts(mode: string | null | undefined, hasBlock: boolean): DisplayParts {
  return (hasBlock ? parts[mode ?? 'PRODUCTS'] : undefined) ?? asProducts
}
