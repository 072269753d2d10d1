import { distance, shade, tint } from './colour.ts'
import type { Seeded } from './seeded.ts'

const PASTELS = [
  '#f3ebdf',
  '#eee4d6',
  '#f5e4dc',
  '#f7e8d6',
  '#e4eade',
  '#e1e9ea',
  '#eae4ec',
  '#f5eed6',
  '#e9e2d5',
  '#e3e8ef',
  '#f2dfd8',
  '#dfe8e2',
] as const

/** The pastel background of a design, with enough contrast to the garment. */
export function groundColour(seed: Seeded, main: string): string {
  const start = Math.floor(seed.unit('ground') * PASTELS.length)
  const inTurn = PASTELS.map((_, i) => PASTELS[(start + i) % PASTELS.length] ?? PASTELS[0])
  return (
    inTurn.find((colour) => distance(colour, main) > 62) ??
    inTurn.reduce((a, b) => (distance(a, main) > distance(b, main) ? a : b))
  )
}

/** A paper backdrop from wall to floor, lit from the upper left. */
export function studio(w: number, h: number, colour: string): { defs: string; body: string } {
  const defs = `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tint(colour, 0.42)}"/><stop offset=".72" stop-color="${colour}"/><stop offset=".8" stop-color="${shade(colour, 0.035)}"/><stop offset="1" stop-color="${shade(colour, 0.012)}"/></linearGradient><radialGradient id="lamp" cx=".32" cy=".26" r=".85"><stop offset="0" stop-color="#fffdf8" stop-opacity=".75"/><stop offset=".55" stop-color="#fffdf8" stop-opacity=".12"/><stop offset="1" stop-color="#3a2740" stop-opacity=".06"/></radialGradient>`
  return {
    defs,
    body: `<rect width="${w}" height="${h}" fill="url(#wall)"/><rect width="${w}" height="${h}" fill="url(#lamp)"/>`,
  }
}

/** A table seen from above: boards, linen or a plain panel. */
export function table(seed: Seeded, w: number, h: number, colour: string): { defs: string; body: string } {
  const kind = seed.pick('table', ['panel', 'linen', 'boards', 'arch'] as const)
  const base = studio(w, h, colour)
  const deep = shade(colour, 0.05)
  if (kind === 'linen') {
    const defs = `<pattern id="cloth" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 2H9M0 6.5H9M2 0V9M6.5 0V9" stroke="${shade(colour, 0.25)}" stroke-opacity=".13" stroke-width="1.2"/></pattern>`
    return { defs: base.defs + defs, body: `${base.body}<rect width="${w}" height="${h}" fill="url(#cloth)"/>` }
  }
  if (kind === 'boards') {
    const board = w / 4
    const lines = [1, 2, 3]
      .map(
        (i) =>
          `<path d="M${board * i} 0V${h}" stroke="${shade(colour, 0.3)}" stroke-opacity=".35" stroke-width="2.5"/>`,
      )
      .join('')
    const grain = Array.from(
      { length: 22 },
      (_, i) =>
        `<path d="M${((i * 47) % w) + 8} ${(i * 173) % h}q6 ${60 + (i % 4) * 22} 0 ${130 + (i % 5) * 30}" fill="none" stroke="${shade(colour, 0.3)}" stroke-opacity=".11" stroke-width="2"/>`,
    ).join('')
    return { defs: base.defs, body: base.body + lines + grain }
  }
  const panel =
    kind === 'arch'
      ? `<path d="M${w * 0.12} ${h}V${h * 0.46}A${w * 0.38} ${w * 0.38} 0 0 1 ${w * 0.88} ${h * 0.46}V${h}Z" fill="${deep}"/>`
      : `<path d="M0 ${h * 0.58}L${w} ${h * 0.42}V${h}H0Z" fill="${deep}"/>`
  return { defs: base.defs, body: base.body + panel }
}
