import { closed, mirrored, open, outline, symmetric } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { cloth } from './cloth.ts'
import { seam, stitch } from './stitching.ts'

/** A patch pocket with its top centre at x, y. */
export function patch(
  sketch: Sketch,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string = sketch.palette.main,
  print?: number,
): string {
  const d = closed(
    outline(
      [x - w / 2, y],
      [x + w / 2, y],
      [x + w / 2, y + h * 0.7],
      [x + w / 2, y + h * 0.84, x, y + h],
      [x - w / 2, y + h * 0.84, x - w / 2, y + h * 0.7],
    ),
  )
  const line = open(
    outline(
      [x - w / 2 + 3.5, y],
      [x - w / 2 + 3.5, y + h * 0.7],
      [x - w / 2 + 3.5, y + h * 0.8, x, y + h - 4.5],
      [x + w / 2 - 3.5, y + h * 0.8, x + w / 2 - 3.5, y + h * 0.7],
      [x + w / 2 - 3.5, y],
    ),
  )
  return `<path d="${d}" fill="#2a1a38" fill-opacity=".14" transform="translate(2 3)"/>${cloth(sketch, d, { fill, volume: 0.45, shadow: false, ...(print === undefined ? {} : { print }) })}${stitch(sketch, line)}${stitch(sketch, `M${x - w / 2} ${y + 9}H${x + w / 2}`)}`
}

export function flap(
  sketch: Sketch,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string = sketch.palette.main,
): string {
  const d = closed(
    outline([x - w / 2, y], [x + w / 2, y], [x + w / 2, y + h * 0.7], [x, y + h * 1.15], [x - w / 2, y + h * 0.7]),
  )
  return `<path d="${d}" fill="#2a1a38" fill-opacity=".16" transform="translate(1.5 3.5)"/>${cloth(sketch, d, { fill, volume: 0.5, shadow: false })}`
}

/** The pouch of a hoodie. */
export function pouch(
  sketch: Sketch,
  y: number,
  half: number,
  depth: number,
  fill: string = sketch.palette.main,
): string {
  const d = symmetric(
    [0, y],
    [half * 0.56, y],
    [half * 0.7, y + depth * 0.3, half, y + depth * 0.66],
    [half, y + depth],
    [0, y + depth],
  )
  const line = outline([half * 0.54, y + 2], [half * 0.67, y + depth * 0.32, half - 4, y + depth * 0.68])
  return `<path d="${d}" fill="#2a1a38" fill-opacity=".12" transform="translate(1 3)"/>${cloth(sketch, d, { fill, volume: 0.5, shadow: false })}${stitch(sketch, open(line))}${stitch(sketch, open(mirrored(line)))}`
}

/** Slanted side pockets, as on trousers and coats; coordinates are for the right side. */
export function slanted(sketch: Sketch, x1: number, y1: number, x2: number, y2: number): string {
  const line = outline([x1, y1], [(x1 + x2) / 2 - 6, (y1 + y2) / 2 + 10, x2, y2])
  const inner = outline([x1 - 5, y1], [(x1 + x2) / 2 - 12, (y1 + y2) / 2 + 14, x2 - 2, y2 + 6])
  return (
    [line, mirrored(line)].map((o) => seam(sketch, open(o))).join('') +
    [inner, mirrored(inner)].map((o) => stitch(sketch, open(o))).join('')
  )
}
