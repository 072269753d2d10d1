import { symmetric } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { cloth } from './cloth.ts'
import { fold, gathers } from './folds.ts'
import { stitch } from './stitching.ts'

export interface SkirtShape {
  readonly top: number
  readonly topY: number
  readonly hem: number
  readonly hemY: number
  /** Full gathers, folded pleats, or a smooth flare. */
  readonly make: 'gathered' | 'pleated' | 'flared'
}

/** A lower edge that waves like gathered cloth. */
function wavyHem(half: number, y: number, waves: number, depth: number, sag: number): number[][] {
  const steps: number[][] = []
  for (let i = waves; i >= 1; i--) {
    const [x1, x0] = [(half * (i - 0.5)) / waves, (half * (i - 1)) / waves]
    const drop = (x: number): number => y + sag * (1 - (x / half) ** 2)
    steps.push([x1, drop(x1) + (i % 2 === 0 ? depth : -depth * 0.6), x0, drop(x0)])
  }
  return steps
}

function pleats(s: SkirtShape, count: number): string {
  return Array.from({ length: count - 1 }, (_, i) => {
    const at = ((i + 1) / count) * 2 - 1
    return (
      fold(at * s.top, s.topY, at * s.hem, s.hemY + 18, 9, 0, 1.4) +
      `<path d="M${at * s.top} ${s.topY}L${at * s.hem} ${s.hemY + 20}" stroke="#2a1a38" stroke-opacity=".2" stroke-width="1"/>`
    )
  }).join('')
}

export function skirt(
  sketch: Sketch,
  s: SkirtShape,
  look: { fill?: string; print?: boolean; plainHem?: boolean } = {},
): string {
  const side = [
    s.top + (s.hem - s.top) * (s.make === 'gathered' ? 0.62 : 0.42),
    s.topY + (s.hemY - s.topY) * 0.3,
    s.hem - 6,
    s.hemY - (s.hemY - s.topY) * 0.28,
    s.hem,
    s.hemY,
  ]
  const sag = s.make === 'pleated' ? 12 : 20
  const hem = s.make === 'gathered' ? wavyHem(s.hem, s.hemY, 5, 8, sag) : [[s.hem * 0.6, s.hemY + sag, 0, s.hemY + sag]]
  const folds =
    s.make === 'pleated'
      ? pleats(s, 11)
      : s.make === 'gathered'
        ? gathers(s.topY, s.hemY, s.top, s.hem, 15)
        : gathers(s.topY + (s.hemY - s.topY) * 0.25, s.hemY + 50, s.top, s.hem, 6)
  const d = symmetric([0, s.topY], [s.top, s.topY], side, ...hem)
  const line =
    look.plainHem === true
      ? ''
      : stitch(sketch, `M${-s.hem + 4} ${s.hemY - 13}Q0 ${s.hemY + sag * 2 - 20} ${s.hem - 4} ${s.hemY - 13}`)
  return (
    cloth(sketch, d, {
      folds,
      ...(look.print === false ? {} : { print: 0 }),
      ...(look.fill === undefined ? {} : { fill: look.fill }),
    }) + line
  )
}
