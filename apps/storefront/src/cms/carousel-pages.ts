import type { ProductListSettings } from './product-list.ts'

/** How many products a carousel shows beside each other in a window of this width, in CSS pixels. */
export function slidesShown(width: number): number {
  if (width <= 768) return 2
  if (width <= 1025) return 3
  return width <= 1440 ? 4 : 5
}

/** Whether what comes after the last product is the first: only where there are enough to fill the carousel. */
export function isEndless(
  { isInfinite }: Pick<ProductListSettings, 'isInfinite'>,
  count: number,
  shown: number,
): boolean {
  return isInfinite && count >= shown
}

const phoneSlides = slidesShown(0)
const fewestCentred = 2

/** Whether a carousel shows a piece of the neighbours on both sides; on a phone a single product has none. */
export function isCentred({ mode }: Pick<ProductListSettings, 'mode'>, count: number, shown: number): boolean {
  return mode === 'continuous' && (shown > phoneSlides || count >= fewestCentred)
}

/** How many times a carousel can be filled. */
export const pageCount = (count: number, shown: number): number => Math.ceil(count / shown)

/** Where a step from a page leads; undefined where there is nothing more. */
export function pageAfter(page: number, step: 1 | -1, pages: number, endless: boolean): number | undefined {
  const wanted = page + step
  if (wanted >= 0 && wanted < pages) return wanted
  return endless && pages > 1 ? (wanted + pages) % pages : undefined
}
