import type { ProductListSettings } from './product-list.ts'

/** The number of products shown side by side at a window width in CSS pixels. */
export function slidesShown(width: number): number {
  if (width <= 768) return 2
  if (width <= 1025) return 3
  return width <= 1440 ? 4 : 5
}

/** Whether the carousel wraps around; only if there are enough products to fill it. */
export function isEndless(
  { isInfinite }: Pick<ProductListSettings, 'isInfinite'>,
  count: number,
  shown: number,
): boolean {
  return isInfinite && count >= shown
}

const phoneSlides = slidesShown(0)
const fewestCentred = 2

/** Whether parts of the neighbouring products are visible on both sides; on a phone a single product has no neighbours. */
export function isCentred({ mode }: Pick<ProductListSettings, 'mode'>, count: number, shown: number): boolean {
  return mode === 'continuous' && (shown > phoneSlides || count >= fewestCentred)
}

export const pageCount = (count: number, shown: number): number => Math.ceil(count / shown)
