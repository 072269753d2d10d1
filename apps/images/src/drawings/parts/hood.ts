import { shade } from '../colour.ts'
import { open, outline, symmetric } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { cloth } from './cloth.ts'
import { fold, foldPair } from './folds.ts'
import { stitch } from './stitching.ts'
import type { Torso } from './torso.ts'

/** A hood: upright when the garment is shown alone, down on the back when it is worn. */
export function hood(sketch: Sketch, t: Torso, lining: string, trim?: string): string {
  const { main } = sketch.palette
  const low = t.neckY + Math.max(30, t.drop)
  if (sketch.worn) {
    sketch.behind.push(
      cloth(
        sketch,
        symmetric(
          [0, t.neckY - 52],
          [60, t.neckY - 56, 100, t.neckY - 30, 104, t.neckY + 8],
          [90, t.neckY + 40, 0, t.neckY + 50],
        ),
        { fill: shade(main, 0.12) },
      ),
    )
    return ''
  }
  const y = t.neckY
  if (sketch.side === 'back') {
    const d = symmetric(
      [0, y - 168],
      [76, y - 170, 112, y - 120, 108, y - 50],
      [104, y - 4, 96, y + 26, 74, y + 40],
      [40, y + 54, 0, y + 56],
    )
    return (
      cloth(sketch, d, { print: 0, folds: foldPair(50, y + 40, 70, y - 60, 9, 6) }) +
      stitch(sketch, `M0 ${y - 168}V${y + 54}`)
    )
  }
  const outer = symmetric(
    [0, y - 166],
    [78, y - 168, 116, y - 116, 110, y - 48],
    [106, y - 2, 92, y + 20, 80, y + 22],
    [50, low + 10, 0, low + 12],
  )
  const mouth = symmetric([0, y - 136], [60, y - 138, 82, y - 96, 78, y - 44], [74, y + 2, 40, low - 20, 0, low])
  const edge = outline([0, y - 142], [64, y - 144, 90, y - 98, 85, y - 44], [80, y + 6, 42, low - 14, 1, low + 6])
  const rim = open(edge)
  const left = open(
    outline([0, y - 142], [-64, y - 144, -90, y - 98, -85, y - 44], [-80, y + 6, -42, low - 14, -1, low + 6]),
  )
  const fur =
    trim === undefined
      ? ''
      : `<path d="${rim}${left}" fill="none" stroke="${trim}" stroke-width="30" stroke-linecap="round" stroke-dasharray="1 9"/><path d="${rim}${left}" fill="none" stroke="${trim}" stroke-width="24"/><path d="${rim}${left}" fill="none" stroke="${shade(trim, 0.16)}" stroke-width="18" stroke-dasharray="2 6" stroke-opacity=".5"/>`
  return `${cloth(sketch, outer, { print: 0, folds: foldPair(98, y - 40, 60, y - 140, 8, -8) })}${cloth(sketch, mouth, { fill: lining, texture: false, shadow: false, folds: fold(0, y - 130, 0, y - 20, 10) + foldPair(40, y - 120, 20, y - 10, 10, 4) })}<path d="${mouth}" fill="#2a1a38" fill-opacity=".16"/>${stitch(sketch, rim + left)}${fur}`
}
