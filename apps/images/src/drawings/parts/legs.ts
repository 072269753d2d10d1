import { closed, mirrored, open, outline, symmetric } from '../path.ts'
import type { Outline } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { cloth } from './cloth.ts'
import { fold, foldPair } from './folds.ts'
import { ribbed } from './rib.ts'
import { seam, stitch } from './stitching.ts'

export interface Legs {
  readonly waist: number
  readonly waistY: number
  readonly hip: number
  readonly hipY: number
  readonly crotchY: number
  readonly hemY: number
  /** Outer and inner x of the right hem. */
  readonly outer: number
  readonly inner: number
  /** How far the thigh curves out beyond the straight line. */
  readonly ease: number
}

export const STRAIGHT: Legs = {
  waist: 122,
  waistY: 556,
  hip: 146,
  hipY: 660,
  crotchY: 750,
  hemY: 1215,
  outer: 150,
  inner: 34,
  ease: 6,
}

const rightSteps = (l: Legs): number[][] => [
  [l.waist, l.waistY],
  [l.waist + (l.hip - l.waist) * 0.7, l.waistY + 40, l.hip, l.hipY - 30, l.hip, l.hipY],
  [
    l.hip + l.ease,
    l.hipY + (l.hemY - l.hipY) * 0.35,
    l.outer + l.ease * 0.6,
    l.hemY - (l.hemY - l.hipY) * 0.3,
    l.outer,
    l.hemY,
  ],
  [(l.outer + l.inner) / 2, l.hemY + 7, l.inner, l.hemY],
  [
    l.inner - 4 - l.ease * 0.5,
    l.hemY - (l.hemY - l.crotchY) * 0.4,
    12,
    l.crotchY + (l.hemY - l.crotchY) * 0.25,
    0,
    l.crotchY,
  ],
]

function legFolds(l: Legs): string {
  const long = l.hemY - l.crotchY
  const mid = (share: number): number => (l.inner + l.outer) / 2 + (1 - share) * -8
  const base =
    foldPair(4, l.crotchY - 8, 62, l.crotchY - 62, 8, -4) +
    foldPair(6, l.crotchY + 4, 84, l.crotchY - 28, 8, -4) +
    fold(0, l.waistY + 30, 0, l.crotchY, 5, 0, 0.7)
  if (long < 200) return base
  const knee = l.crotchY + long * 0.42
  return (
    base +
    foldPair(mid(0.4) - 34, knee - 12, mid(0.4) + 22, knee + 8, 7, 3) +
    foldPair(mid(0.4) + 34, knee + 20, mid(0.5) - 14, knee + 34, 7, 3) +
    foldPair(mid(0.6) + 4, knee + 60, mid(1), l.hemY - 30, 7, 5, 0.8) +
    foldPair(mid(0.2), l.crotchY + 20, mid(0.4), knee - 40, 8, 5, 0.7)
  )
}

/** Both legs and the seat in one shape, with the inner legs behind and the seams. */
export function legs(
  sketch: Sketch,
  l: Legs,
  look: { fill?: string; print?: boolean; hem?: 'stitch' | 'none' } = {},
): string {
  const d = symmetric([0, l.waistY], ...rightSteps(l))
  const body = cloth(sketch, d, {
    folds: legFolds(l),
    ...(look.fill === undefined ? {} : { fill: look.fill }),
    ...(look.print === false ? {} : { print: 0 }),
  })
  const middle = seam(sketch, `M0 ${l.waistY + 6}V${l.crotchY}`, look.fill)
  if (look.hem === 'none') return body + middle
  const line = outline([l.outer, l.hemY - 14], [(l.outer + l.inner) / 2, l.hemY - 7, l.inner - 2, l.hemY - 14])
  return body + middle + stitch(sketch, open(line)) + stitch(sketch, open(mirrored(line)))
}

/** A trim at the end of each leg: a rib, a turned-up cuff or a frill. */
export function legEnds(
  sketch: Sketch,
  l: Legs,
  kind: 'rib' | 'turnup' | 'frill',
  depth: number,
  fill: string = sketch.palette.main,
): string {
  const grow = kind === 'rib' ? -9 : kind === 'frill' ? 12 : 3
  const y = kind === 'turnup' ? l.hemY - depth + 6 : l.hemY - 3
  const [a, b] = [l.outer + (kind === 'turnup' ? 3 : 1), l.inner - (kind === 'turnup' ? 3 : 1)]
  const mid = (a + b) / 2
  const band: Outline = outline(
    [a, y],
    [a + grow, y + depth],
    [mid, y + depth + 6, b - grow, y + depth],
    [b, y],
    [mid, y + 6, a, y],
  )
  return [mirrored(band), band]
    .map((o) =>
      kind === 'rib'
        ? ribbed(sketch, closed(o), fill)
        : cloth(sketch, closed(o), { fill, volume: 0.6, ...(kind === 'frill' ? { print: 0 } : {}) }),
    )
    .join('')
}
