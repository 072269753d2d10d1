import { mediaPath } from './media.ts'

const hexColour = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i
const plainPath = /^[\w./-]+$/

/** A swatch value as a colour that is safe to put into a style; anything else is no colour. */
export function swatchColour(value: string | null | undefined): string {
  const hex = hexColour.exec(value ?? '')?.[1]
  return hex ? `#${hex}` : 'transparent'
}

type Swatch = { readonly value?: string | null; readonly thumbnail?: string | null }

/** What a swatch is painted with, safe to put into a style: its thumbnail from the image service, or else its colour. */
export function swatchPaint(swatch: Swatch | null | undefined): string {
  const picture = mediaPath(swatch?.thumbnail)
  return plainPath.test(picture) ? `url(${picture}?width=40&height=40) center / cover` : swatchColour(swatch?.value)
}
