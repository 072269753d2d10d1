import { box, symmetric } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { cloth } from './cloth.ts'

/** A part made of rib knit. */
export function ribbed(sketch: Sketch, d: string, fill: string = sketch.palette.main, turn = 0): string {
  return cloth(sketch, d, { fill, texture: 'rib', turn, volume: 0.7, line: 1 })
}

/** A rib that narrows a hem slightly. */
export function hemRib(
  sketch: Sketch,
  half: number,
  y: number,
  depth: number,
  fill: string = sketch.palette.main,
  curve = 6,
): string {
  const d = symmetric(
    [0, y + curve - 2],
    [half * 0.6, y + curve - 2, half, y - 2],
    [half + 1, y + depth * 0.4, half - 8, y + depth],
    [half * 0.6, y + depth + curve, 0, y + depth + curve],
  )
  return ribbed(sketch, d, fill)
}

/** An elastic waistband. */
export function waistRib(
  sketch: Sketch,
  half: number,
  y: number,
  depth: number,
  fill: string = sketch.palette.main,
): string {
  return ribbed(sketch, box(-half, y, half * 2, depth, 5), fill)
}
