type Format = 'webp' | 'png' | 'jpeg'

/** One rendition of a picture, as a request asks for it. */
export interface Variant {
  readonly width: number | undefined
  readonly height: number | undefined
  readonly fit: 'cover' | 'bounds'
  readonly format: Format
}

/** The steps of srcset, and the fixed places: swatch, thumbnail, tile and the drawn master's own width. */
const WIDTHS = new Set(['40', '80', '160', '320', '640', '960', '1280', '1600', '2560', '88', '150', '512', '984'])

type Query = Readonly<Record<string, unknown>>

function single(query: Query, key: string): string | undefined | false {
  const value = query[key]
  if (value === undefined) return undefined
  return typeof value === 'string' ? value : false
}

/** Reads the query of a picture's address; undefined is a rendition that nobody offers. */
export function readVariant(query: Query, file: string): Variant | undefined {
  const [auto, format, width, height, fit] = ['auto', 'format', 'width', 'height', 'fit'].map((key) =>
    single(query, key),
  )
  if (auto === false || format === false || width === false || height === false || fit === false) return undefined
  if (auto !== undefined && auto !== 'webp') return undefined
  if (format !== undefined && format !== 'png' && format !== 'pjpg') return undefined
  if (fit !== undefined && fit !== 'cover' && fit !== 'bounds') return undefined
  if (width !== undefined && !WIDTHS.has(width)) return undefined
  if (height !== undefined && (width === undefined || !/^[1-9]\d{0,4}$/.test(height))) return undefined
  const fallback = format === 'png' || (format === undefined && /\.png$/i.test(file)) ? 'png' : 'jpeg'
  return {
    width: width === undefined ? undefined : Number(width),
    height: height === undefined ? undefined : Number(height),
    fit: fit ?? 'bounds',
    format: auto === 'webp' ? 'webp' : fallback,
  }
}

/** Whether the height is one of the ratios on offer: 2:3, square, or the original's own. */
export function isOffered(variant: Variant, original: { readonly width: number; readonly height: number }): boolean {
  const { width, height } = variant
  if (width === undefined || height === undefined) return true
  return [Math.round(width * 1.5), width, Math.round((width * original.height) / original.width)].includes(height)
}
