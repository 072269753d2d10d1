/** The basic colours, each a family of shades. */
export const colourFamilies = [
  'white',
  'black',
  'grey',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
] as const
export type ColourFamily = (typeof colourFamilies)[number]

/** A colour in OKLCH: perceived lightness 0 to 1, chroma 0 (grey) to about 0.3, and hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** Converts `#rrggbb` or `#rgb` to OKLCH; null for anything else, such as the address of a picture. */
export function oklchOf(hex: string): Oklch | null {
  const digits = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(hex.trim())?.[1]
  if (digits === undefined) return null
  const pairs = digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => linear(Number.parseInt(pair, 16) / 255))
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** Undoes the gamma of an sRGB channel, 0 to 1. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** Whether a hue is between two hues, also across 360°. */
function isHue(hue: number, from: number, to: number): boolean {
  return from <= to ? hue >= from && hue < to : hue >= from || hue < to
}

/** Families overlap where people disagree: coral is red, orange and pink. */
const isIn: Readonly<Record<ColourFamily, (colour: Oklch) => boolean>> = {
  white: ({ lightness: l, chroma: c }) => l >= 0.92 && c < 0.035,
  black: ({ lightness: l, chroma: c }) => l < 0.3 && c < 0.035,
  grey: ({ lightness: l, chroma: c }) => l >= 0.28 && l < 0.92 && c < 0.022,
  beige: ({ lightness: l, chroma: c, hue }) => l >= 0.72 && l < 0.95 && c >= 0.018 && c < 0.065 && isHue(hue, 50, 100),
  brown: ({ lightness: l, chroma: c, hue }) => l < 0.72 && c >= 0.02 && c < 0.12 && isHue(hue, 35, 88),
  red: ({ lightness: l, chroma: c, hue }) =>
    (l < 0.66 && c >= 0.08 && isHue(hue, 5, 42)) || (l < 0.75 && c >= 0.13 && isHue(hue, 20, 36)),
  orange: ({ lightness: l, chroma: c, hue }) =>
    l >= 0.6 &&
    ((c >= 0.1 && isHue(hue, 38, 78)) || (l >= 0.66 && c >= 0.1 && isHue(hue, 28, 38)) || isPeach(l, c, hue)),
  yellow: ({ lightness: l, chroma: c, hue }) => l >= 0.66 && c >= 0.06 && isHue(hue, 78, 120),
  green: ({ lightness: l, chroma: c, hue }) =>
    (c >= 0.02 && isHue(hue, 118, 198)) || (l < 0.75 && c >= 0.03 && isHue(hue, 98, 118)),
  turquoise: ({ chroma: c, hue }) => c >= 0.03 && isHue(hue, 172, 220),
  blue: ({ lightness: l, chroma: c, hue }) => c >= (l >= 0.85 ? 0.015 : 0.03) && isHue(hue, 188, 288),
  purple: ({ chroma: c, hue }) => c >= 0.03 && isHue(hue, 285, 345),
  pink: ({ lightness: l, chroma: c, hue }) =>
    (l >= 0.66 && c >= 0.02 && isHue(hue, 325, 35)) || (l >= 0.5 && c >= 0.15 && isHue(hue, 325, 5)),
}

function isPeach(l: number, c: number, hue: number): boolean {
  return l >= 0.8 && c >= 0.07 && isHue(hue, 40, 78)
}

/** Typical colours of each family, for the few colours between the ranges above. */
const typical: Readonly<Record<ColourFamily, readonly string[]>> = {
  white: ['#ffffff'],
  black: ['#000000'],
  grey: ['#808080', '#5c5c66', '#9aa3ad'],
  beige: ['#e3d2b5', '#e0bd9b'],
  brown: ['#6b4423', '#7d6a3c', '#7a5a52', '#a5642f'],
  red: ['#c62828', '#5e1f2d', '#3a1414'],
  orange: ['#e67e22', '#c25a10'],
  yellow: ['#f4d03f', '#a5800f'],
  green: ['#3a8a4a'],
  turquoise: ['#30a5a5'],
  blue: ['#2f5fb3'],
  purple: ['#7d3c98', '#4a2040'],
  pink: ['#e88fb0', '#b0557d', '#b08a8a'],
}

/** The families of a swatch such as `#6f7449`, by perceived hue, lightness and chroma. None for a picture. */
export function familiesOfSwatch(swatch: string | null): ColourFamily[] {
  const colour = oklchOf(swatch ?? '')
  if (colour === null) return []
  const families = colourFamilies.filter((family) => isIn[family](colour))
  return families.length > 0 ? families : [nearestFamily(colour)]
}

function nearestFamily(colour: Oklch): ColourFamily {
  const distances = colourFamilies.map((family) => ({
    family,
    distance: Math.min(...typical[family].map((hex) => distanceOf(colour, oklchOf(hex) ?? colour))),
  }))
  return distances.reduce((best, other) => (other.distance < best.distance ? other : best)).family
}

/** The perceived difference of two colours: their distance in OKLab. */
function distanceOf(one: Oklch, other: Oklch): number {
  const angle = ((one.hue - other.hue) * Math.PI) / 180
  const chroma = one.chroma ** 2 + other.chroma ** 2 - 2 * one.chroma * other.chroma * Math.cos(angle)
  return Math.hypot(one.lightness - other.lightness, Math.sqrt(Math.max(0, chroma)))
}
