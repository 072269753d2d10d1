import type { Box } from '../path.ts'
import type { PrintRange } from '../prints/print.ts'
import type { Seeded } from '../seeded.ts'
import type { Sketch } from '../sketch.ts'
import { CHILD } from '../parts/torso.ts'
import type { Torso } from '../parts/torso.ts'
import type { Fabric } from '../textures.ts'

export interface Garment {
  /** Draws the garment on the child's body, whose centre line is x = 0; small items are drawn around 0,0. */
  readonly draw: (sketch: Sketch) => string
  readonly fabric: Fabric | readonly [Fabric, ...Fabric[]]
  readonly print: PrintRange
  /** Where the item is worn. The child's other clothes depend on it. */
  readonly wear: 'top' | 'bottom' | 'whole' | 'baby' | 'skin' | 'head' | 'neck' | 'feet' | 'held'
  /** The area of the close-up: x, y and width. */
  readonly focus?: readonly [number, number, number]
  /** Bounding box of items that are not drawn on the body. */
  readonly frame?: Box
}

/** A torso with proportions specific to this design. */
export function fitted(seed: Seeded, changes: Partial<Torso> = {}): Torso {
  const t = { ...CHILD, ...changes }
  const wide = seed.between('wide', 0.97, 1.05)
  const long = seed.between('long', -18, 26)
  return {
    ...t,
    chest: t.chest * wide,
    waist: t.waist * wide,
    hem: t.hem * wide,
    hemY: t.hemY + long,
    drop: t.drop * seed.between('drop', 0.85, 1.15),
  }
}

/** The design's motif on the chest; the back has none. */
export function chestMotif(sketch: Sketch, y: number, size = 150): string {
  if (sketch.motif === undefined || sketch.side === 'back') return ''
  const scale = ((size * sketch.seed.between('motif', 0.85, 1.1)) / 100).toFixed(2)
  return `<g transform="translate(0 ${y}) scale(${scale})">${sketch.motif}</g>`
}
