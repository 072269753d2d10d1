import type { Box } from '../path.ts'
import type { PrintRange } from '../prints/print.ts'
import type { Seeded } from '../seeded.ts'
import type { Sketch } from '../sketch.ts'
import { CHILD } from '../parts/torso.ts'
import type { Torso } from '../parts/torso.ts'
import type { Fabric } from '../textures.ts'

export interface Garment {
  /** Draws the piece on the child's body, whose middle line is x = 0; small things are drawn around 0,0. */
  readonly draw: (sketch: Sketch) => string
  readonly fabric: Fabric | readonly [Fabric, ...Fabric[]]
  readonly print: PrintRange
  /** Where it is worn, which decides what else the child has on. */
  readonly wear: 'top' | 'bottom' | 'whole' | 'baby' | 'skin' | 'head' | 'neck' | 'feet' | 'held'
  /** What to show in the close-up, as x, y and width. */
  readonly focus?: readonly [number, number, number]
  /** The room it takes, for things that are not drawn on the body. */
  readonly frame?: Box
}

/** A torso with this design's own proportions. */
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

/** The motif of the design on the chest; backs have none. */
export function chestMotif(sketch: Sketch, y: number, size = 150): string {
  if (sketch.motif === undefined || sketch.side === 'back') return ''
  const scale = ((size * sketch.seed.between('motif', 0.85, 1.1)) / 100).toFixed(2)
  return `<g transform="translate(0 ${y}) scale(${scale})">${sketch.motif}</g>`
}
