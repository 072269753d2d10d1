import { shade, tint } from '../colour.ts'
import { closed, outline, symmetric } from '../path.ts'
import type { Step } from '../path.ts'
import type { Sketch } from '../sketch.ts'

type Neckline = 'round' | 'scoop' | 'vee' | 'square' | 'boat' | 'henley'

/** Half widths and heights of a torso, in units of the child's body. */
export interface Torso {
  readonly neck: number
  readonly neckY: number
  readonly drop: number
  readonly line: Neckline
  readonly shoulder: number
  readonly shoulderY: number
  readonly chest: number
  readonly armY: number
  readonly waist: number
  readonly waistY: number
  readonly hem: number
  readonly hemY: number
  /** How far the hem dips in the centre. */
  readonly curve: number
}

export const CHILD: Torso = {
  neck: 60,
  neckY: 284,
  drop: 44,
  line: 'round',
  shoulder: 148,
  shoulderY: 310,
  chest: 146,
  armY: 432,
  waist: 142,
  waistY: 560,
  hem: 150,
  hemY: 700,
  curve: 8,
}

/** The neckline from the centre to the right shoulder, offset outwards by `out`. */
function neckSteps(t: Torso, side: 'front' | 'back', out = 0): Step[] {
  const [w, y] = [t.neck + out * 0.9, t.neckY + out * 0.22]
  if (side === 'back') return [[w * 0.7, t.neckY + 16 + out, w, y]]
  const low = t.neckY + t.drop + out
  if (t.line === 'vee') return [[w, y]]
  if (t.line === 'square')
    return [
      [w * 0.86, low],
      [w, y],
    ]
  if (t.line === 'boat') return [[w * 0.75, low, w, y]]
  return [[w * 0.52, low, w * 0.86, low - (low - y) * 0.42, w, y]]
}

const neckStart = (t: Torso, side: 'front' | 'back', out = 0): [number, number] => [
  0,
  side === 'back' ? t.neckY + 14 + out : t.neckY + t.drop + out,
]

export function torsoPath(t: Torso, side: 'front' | 'back'): string {
  return symmetric(
    neckStart(t, side),
    ...neckSteps(t, side),
    [t.shoulder - 4, t.shoulderY - 2],
    [t.shoulder, t.shoulderY, t.shoulder + 1, t.shoulderY + 5],
    [t.shoulder - 9, t.shoulderY + 42, t.chest - 22, t.armY - 34, t.chest, t.armY],
    [t.chest - 2, t.armY + 50, t.waist, t.waistY - 50, t.waist, t.waistY],
    [
      t.waist + (t.hem - t.waist) * 0.2,
      t.waistY + (t.hemY - t.waistY) * 0.5,
      t.hem - (t.hem - t.waist) * 0.12,
      t.hemY - 20,
      t.hem,
      t.hemY,
    ],
    [t.hem * 0.6, t.hemY + t.curve, 0, t.hemY + t.curve],
  )
}

/** The visible inside of the back through the neck opening, with the label. */
export function insideNeck(sketch: Sketch, t: Torso): string {
  if (sketch.worn || sketch.side === 'back') return ''
  const low = t.neckY + t.drop + 6
  const d = symmetric(
    [0, t.neckY + 10],
    [t.neck * 0.7, t.neckY + 10, t.neck + 2, t.neckY - 3],
    [t.neck, t.neckY + 12, t.neck * 0.6, low, 0, low],
  )
  const label = `<rect x="-13" y="${t.neckY + 14}" width="26" height="15" rx="1.5" fill="${tint(sketch.palette.main, 0.75)}" fill-opacity=".9"/><path d="M-7 ${t.neckY + 19.5}H7M-5 ${t.neckY + 23.5}H5" stroke="${shade(sketch.palette.main, 0.5)}" stroke-width="1" stroke-opacity=".6"/>`
  return `<path d="${d}" fill="${sketch.palette.inside}"/>${t.drop > 30 ? label : ''}`
}

/** A band of even width round the neck. */
export function neckBand(t: Torso, side: 'front' | 'back', width: number): string {
  const [inner, outer] = [neckStart(t, side), neckStart(t, side, width)]
  const [a, b] = [neckSteps(t, side), neckSteps(t, side, width)]
  const right = closed(outline(outer, ...b, ...reversedSteps(inner, a)))
  const flip = (steps: Step[]): Step[] => steps.map((step) => step.map((n, i) => (i % 2 === 0 ? -n : n)))
  const left = closed(outline(outer, ...flip(b), ...flip(reversedSteps(inner, a))))
  return `${right}${left}`
}

function reversedSteps(from: readonly [number, number], steps: Step[]): Step[] {
  const points = [from, ...steps.map((s): readonly [number, number] => [s.at(-2) ?? 0, s.at(-1) ?? 0])]
  const back = steps.map((s, i): Step => {
    const controls: number[] = []
    for (let c = s.length - 4; c >= 0; c -= 2) controls.push(s[c] ?? 0, s[c + 1] ?? 0)
    return [...controls, ...(points[i] ?? from)]
  })
  const last = points.at(-1) ?? from
  return [[last[0], last[1]], ...back.toReversed()]
}
