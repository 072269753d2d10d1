import type { Sketch } from '../sketch.ts'
import { shade } from '../colour.ts'

/** A line of top stitching. */
export function stitch(sketch: Sketch, d: string, colour = sketch.palette.stitch): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.1" stroke-dasharray="4 2.6" stroke-opacity=".75"/>`
}

/** A seam: a fine dark line with a lighter one beside it. */
export function seam(sketch: Sketch, d: string, colour = sketch.palette.main): string {
  return `<path d="${d}" fill="none" stroke="${shade(colour, 0.45)}" stroke-width="1.3" stroke-opacity=".55"/><path d="${d}" fill="none" stroke="#fff" stroke-width="1.2" stroke-opacity=".22" transform="translate(-1.3 1.3)"/>`
}
