type Format = 'webp' | 'png' | 'jpeg'

/** The size and format of a picture that a request asks for. */
export interface Variant {
  readonly width: number | undefined
  readonly height: number | undefined
  readonly fit: 'cover' | 'bounds'
  readonly format: Format
}

/** The widths of the srcset, and fixed sizes: swatch, thumbnail, tile and the width of a drawn picture. */
const WIDTHS = [40, 80, 88, 150, 160, 320, 512, 640, 960, 984, 1280, 1600, 2560]

/** The sizes of the icons of tabs and home screens, besides those. */
export const ICON_WIDTHS = [...WIDTHS, 96, 180, 192]

/** Height divided by width, for product cards, Venia's pictures and tiles. The original's own ratio is available too. */
const RATIOS = [1.5, 1.25, 1]

type Query = Readonly<Record<string, unknown>>

interface Size {
  readonly width: number
  readonly height: number
}

function single(query: Query, key: string): string | undefined | false {
  const value = query[key]
  if (value === undefined) return undefined
  return typeof value === 'string' ? value : false
}

/**
 * Parses the query of a picture's URL; undefined if it is invalid. Rounds the size to the nearest available one: clients may
 * request any size, but there are only a few renditions.
 */
export function readVariant(
  query: Query,
  file: string,
  original: Size,
  widths: readonly number[] = WIDTHS,
): Variant | undefined {
  const [auto, format, width, height, fit] = ['auto', 'format', 'width', 'height', 'fit'].map((key) =>
    single(query, key),
  )
  if (auto === false || format === false || width === false || height === false || fit === false) return undefined
  if (auto !== undefined && auto !== 'webp') return undefined
  if (format !== undefined && format !== 'png' && format !== 'pjpg') return undefined
  if (fit !== undefined && fit !== 'cover' && fit !== 'bounds') return undefined
  if (![width, height].every((size) => size === undefined || /^[1-9]\d{0,4}$/.test(size))) return undefined
  const fallback = format === 'png' || (format === undefined && /\.png$/i.test(file)) ? 'png' : 'jpeg'
  return {
    ...nearestSize(
      width === undefined ? undefined : Number(width),
      height === undefined ? undefined : Number(height),
      original,
      widths,
    ),
    fit: fit ?? 'bounds',
    format: auto === 'webp' ? 'webp' : fallback,
  }
}

function nearestSize(
  width: number | undefined,
  height: number | undefined,
  original: Size,
  widths: readonly number[],
): Pick<Variant, 'width' | 'height'> {
  const own = original.height / original.width
  if (width === undefined && height === undefined) return { width, height }
  const across = nearest(widths, width ?? (height ?? 0) / own)
  if (width === undefined || height === undefined) return { width: across, height: undefined }
  return { width: across, height: Math.round(across * nearest([...RATIOS, own], height / width)) }
}

/** The candidate with the closest ratio; in case of a tie, the larger one. */
function nearest(candidates: readonly number[], wanted: number): number {
  const distance = (candidate: number): number => Math.abs(Math.log(candidate / wanted))
  return candidates.reduce((best, candidate) =>
    distance(candidate) < distance(best) || (distance(candidate) === distance(best) && candidate > best)
      ? candidate
      : best,
  )
}
