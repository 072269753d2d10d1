/** All colours are `#rrggbb` strings. */
type Rgb = readonly [number, number, number]

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The colour at the fraction `share` of the way from `a` to `b`. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [rgb(a), rgb(b)]
  const channel = (i: 0 | 1 | 2): string =>
    Math.round(from[i] + (to[i] - from[i]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

/** Shadows are tinted plum and highlights cream, like cloth in daylight. */
export const shade = (colour: string, share: number): string => mix(colour, '#281c33', share)
export const tint = (colour: string, share: number): string => mix(colour, '#fffaf1', share)

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [r, g, b] = rgb(colour)
  return Math.sqrt(0.299 * r * r + 0.587 * g * g + 0.114 * b * b) / 255
}

export function distance(a: string, b: string): number {
  const [p, q] = [rgb(a), rgb(b)]
  return Math.hypot(p[0] - q[0], (p[1] - q[1]) * 1.3, p[2] - q[2])
}

/** Moves `colour` away from `ground` until there is enough contrast between them. */
export function apartFrom(colour: string, ground: string, least = 70): string {
  if (distance(colour, ground) >= least) return colour
  return lightness(ground) > 0.55 ? shade(ground, 0.45) : tint(ground, 0.7)
}
