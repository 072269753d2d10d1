import { mediaPath } from './media.ts'

const hexColour = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i
const plainPath = /^[\w./-]+$/

/** A swatch value as a colour that is safe in a style attribute; `transparent` for anything that is not a hex colour. */
export function swatchColour(value: string | null | undefined): string {
  const hex = hexColour.exec(value ?? '')?.[1]
  return hex ? `#${hex}` : 'transparent'
}

type Swatch = { readonly value?: string | null; readonly thumbnail?: string | null }

/** The CSS background of a swatch, safe in a style attribute: its thumbnail from the image service, else its colour. */
export function swatchPaint(swatch: Swatch | null | undefined): string {
  const picture = mediaPath(swatch?.thumbnail)
  return plainPath.test(picture) ? `url(${picture}?width=40&height=40) center / cover` : swatchColour(swatch?.value)
}
