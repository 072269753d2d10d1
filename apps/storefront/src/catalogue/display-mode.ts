/** What of a category is shown. */
export type DisplayParts = { readonly block: boolean; readonly products: boolean; readonly intro: boolean }

const parts: Readonly<Record<string, DisplayParts>> = {
  PRODUCTS: { block: false, products: true, intro: true },
  PAGE: { block: true, products: false, intro: false },
  PRODUCTS_AND_PAGE: { block: true, products: true, intro: true },
  BRAND: { block: true, products: true, intro: false },
}
const asProducts: DisplayParts = { block: false, products: true, intro: true }

/** What a category of this mode shows: `intro` is its description with the ways further down. Without a block there are always products. */
export function displayParts(mode: string | null | undefined, hasBlock: boolean): DisplayParts {
  return (hasBlock ? parts[mode ?? 'PRODUCTS'] : undefined) ?? asProducts
}
