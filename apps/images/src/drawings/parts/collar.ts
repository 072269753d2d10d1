import { shade } from '../colour.ts'
import { closed, mirrored, open, outline, symmetric } from '../path.ts'
import type { Outline } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { cloth } from './cloth.ts'
import { ribbed } from './rib.ts'
import { stitch } from './stitching.ts'
import type { Torso } from './torso.ts'

const both = (sketch: Sketch, leaf: Outline, fill: string, print?: number): string =>
  [mirrored(leaf), leaf]
    .map((side) => cloth(sketch, closed(side), { fill, volume: 0.6, ...(print === undefined ? {} : { print }) }))
    .join('')

/** Pointed collar leaves, as on a shirt or polo; `reach` is their length. */
export function pointedCollar(
  sketch: Sketch,
  t: Torso,
  reach = 56,
  fill: string = sketch.palette.main,
  print?: number,
): string {
  const top = t.neckY - 12
  if (sketch.side === 'back') {
    return cloth(
      sketch,
      symmetric(
        [0, top - 2],
        [t.neck * 0.7, top - 2, t.neck + 4, top + 10],
        [t.neck + 12, top + 38],
        [t.neck * 0.6, top + 44, 0, top + 44],
      ),
      { fill, volume: 0.6, ...(print === undefined ? {} : { print }) },
    )
  }
  const low = t.neckY + t.drop
  const leaf = outline(
    [1, low - 6],
    [t.neck * 0.45, low - 14, t.neck * 0.82, t.neckY + 4, t.neck * 0.78, top],
    [t.neck + 4, top + 2, t.neck + 14, t.neckY + 14],
    [t.neck + 8, low - 20, t.neck * 0.82, low - 30 + reach],
    [t.neck * 0.35, low + 6, 1, low - 6],
  )
  const line = outline(
    [6, low - 1],
    [t.neck * 0.4, low + 8, t.neck * 0.78, low - 37 + reach],
    [t.neck + 2, low - 22, t.neck + 8, t.neckY + 18],
  )
  const inside = sketch.worn
    ? ''
    : `<path d="${symmetric([0, top + 4], [t.neck * 0.6, top + 2, t.neck * 0.8, top], [t.neck * 0.8, low - 20, 0, low])}" fill="${shade(fill, 0.2)}"/><path d="${open(outline([-t.neck * 0.8, top + 8], [0, top + 26, t.neck * 0.8, top + 8]))}" stroke="${shade(fill, 0.4)}" fill="none" stroke-opacity=".5"/>`
  return inside + both(sketch, leaf, fill, print) + stitch(sketch, open(line)) + stitch(sketch, open(mirrored(line)))
}

/** Rounded leaves lying flat: the collar of children's dresses and blouses. */
export function roundCollar(sketch: Sketch, t: Torso, fill: string = sketch.palette.second, width = 46): string {
  const y = t.neckY
  if (sketch.side === 'back') {
    const leaf = outline(
      [1, y + 13],
      [t.neck * 0.7, y + 15, t.neck, y],
      [t.neck + width * 0.8, y + 14],
      [t.neck + width * 0.5, y + 54, t.neck * 0.6, y + 66],
      [6, y + 74, 1, y + 13],
    )
    return both(sketch, leaf, fill)
  }
  const low = y + t.drop
  const leaf = outline(
    [1, low],
    [t.neck * 0.52, low, t.neck * 0.86, low - t.drop * 0.42, t.neck, y],
    [t.neck + width * 0.72, y + 12],
    [t.neck + width * 0.8, low + width * 0.3, t.neck * 0.7, low + width * 0.9],
    [t.neck * 0.2, low + width * 1.1, 1, low],
  )
  const line = outline(
    [8, low + 8],
    [t.neck * 0.25, low + width * 0.98, t.neck * 0.68, low + width * 0.78],
    [t.neck + width * 0.66, low + width * 0.2, t.neck + width * 0.6, y + 14],
  )
  return (
    both(sketch, leaf, fill) +
    stitch(sketch, open(line), shade(fill, 0.3)) +
    stitch(sketch, open(mirrored(line)), shade(fill, 0.3))
  )
}

/** A gathered frill round the neck. */
export function frillCollar(sketch: Sketch, t: Torso, fill: string = sketch.palette.main, depth = 34): string {
  const count = 7
  const [w, low] = [t.neck, t.neckY + (sketch.side === 'back' ? 14 : t.drop)]
  const at = (k: number, out: number): [number, number] => {
    const angle = (k / count) * (Math.PI / 2)
    return [
      Math.sin(angle) * (w + out),
      t.neckY + Math.cos(angle) * (low - t.neckY + out) - (out > 0 ? Math.sin(angle) * out * 0.1 : 0),
    ]
  }
  const steps: number[][] = []
  for (let k = 1; k <= count; k++) steps.push([...at(k - 0.5, depth * 1.22), ...at(k, depth * 0.94)])
  for (let k = count; k >= 0; k--) steps.push([...at(k, 0)])
  const right = outline(at(0, depth), ...steps)
  return both(sketch, right, fill, 0)
}

/** A standing collar; `height` from 20 (mandarin) to 60 (turtleneck). */
export function standCollar(
  sketch: Sketch,
  t: Torso,
  height: number,
  fill: string = sketch.palette.main,
  rib = false,
): string {
  const low = sketch.side === 'back' ? t.neckY + 14 : t.neckY + Math.min(t.drop, 26)
  const top = t.neckY - height
  const d = symmetric(
    [0, top + 8],
    [t.neck * 0.6, top + 8, t.neck * 0.9, top],
    [t.neck, t.neckY - height * 0.4, t.neck + 5, t.neckY + 4],
    [t.neck * 0.7, low + 2, 0, low + 4],
  )
  const opening =
    sketch.side === 'back' || sketch.worn
      ? ''
      : `<path d="${symmetric([0, top - 4], [t.neck * 0.6, top - 4, t.neck * 0.9, top], [t.neck * 0.6, top + 9, 0, top + 9])}" fill="${shade(fill, 0.4)}"/>`
  return opening + (rib ? ribbed(sketch, d, fill) : cloth(sketch, d, { fill, volume: 0.8 }))
}
