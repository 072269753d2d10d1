/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [number, number, number]

const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i
const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i

/** Parses `#rgb`, `#rrggbb` and `rgb(r, g, b)`; null for anything else, including transparent colours. */
export function parseColour(text: string | null | undefined): Colour | null {
  const plain = text?.trim() ?? ''
  const three = short.exec(plain)
  if (three) return colourOf(three, (digit) => Number.parseInt(digit + digit, 16))
  const six = long.exec(plain)
  if (six) return colourOf(six, (digits) => Number.parseInt(digits, 16))
  const parts = rgb.exec(plain)
  return parts ? colourOf(parts, (number) => Math.min(255, Number(number))) : null
}

function colourOf([, red = '0', green = '0', blue = '0']: RegExpExecArray, read: (part: string) => number): Colour {
  return [read(red), read(green), read(blue)]
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The contrast that WCAG 2.2 AA asks of text, and of the borders of controls. */
export const neededContrast = { text: 4.5, control: 3 } as const

const inHex = (part: number): string => Math.round(part).toString(16).padStart(2, '0')

/** As `#rrggbb`. */
export const hexOf = ([red, green, blue]: Colour): string => `#${inHex(red)}${inHex(green)}${inHex(blue)}`

/** A colour with `share` (0 to 1) of another one in it. */
export function mixed(colour: Colour, other: Colour, share: number): Colour {
  const part = (place: 0 | 1 | 2): number => Math.round(colour[place] + (other[place] - colour[place]) * share)
  return [part(0), part(1), part(2)]
}

/** The colour itself if it passes, otherwise the one with the least of `other` in it that does; null if not even `other` passes. */
export function nearestPassing(colour: Colour, other: Colour, passes: (colour: Colour) => boolean): Colour | null {
  const most = 255
  for (let step = 0; step <= most; step += 1) {
    const candidate = mixed(colour, other, step / most)
    if (passes(candidate)) return candidate
  }
  return null
}
