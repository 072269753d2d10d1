import { closed, mirrored, open, outline } from '../path.ts'
import type { Outline, Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { cloth } from './cloth.ts'
import { fold } from './folds.ts'
import { ribbed } from './rib.ts'
import { stitch } from './stitching.ts'
import type { Torso } from './torso.ts'

export interface Sleeve {
  readonly length: number
  /** The angle from hanging straight down, in degrees. */
  readonly angle: number
  /** The half width at the end. */
  readonly cuff: number
  /** Extra roundness at the shoulder. */
  readonly puff: number
  readonly end: 'rib' | 'hem' | 'elastic' | 'cuff' | 'ruffle' | 'raw'
  readonly fill?: string
  readonly endFill?: string
  readonly print?: boolean
}

export const LONG: Sleeve = { length: 372, angle: 17, cuff: 33, puff: 0, end: 'rib' }
export const SHORT: Sleeve = { length: 132, angle: 36, cuff: 60, puff: 0, end: 'hem' }

interface Frame {
  readonly outer: Point
  readonly inner: Point
  readonly tip: Point
  readonly across: Point
  readonly along: Point
}

function frameOf(t: Torso, s: Sleeve): Frame {
  const angle = (s.angle * Math.PI) / 180
  const along: Point = [Math.sin(angle), Math.cos(angle)]
  const across: Point = [along[1], -along[0]]
  const root: Point = [t.shoulder - 22 + Math.sin(angle) * 20, t.shoulderY + 48]
  const tip: Point = [root[0] + along[0] * s.length, root[1] + along[1] * (s.length - 40)]
  const at = (share: number): Point => [tip[0] + across[0] * share * s.cuff, tip[1] + across[1] * share * s.cuff]
  return { along, across, tip, outer: at(1), inner: at(-1) }
}

function sleeveOutline(t: Torso, s: Sleeve, f: Frame): Outline {
  const reach = s.length * 0.42
  const bulge = 12 + s.puff
  return outline(
    [t.shoulder - 10, t.shoulderY - 1],
    [
      t.shoulder + bulge + s.puff * 0.6,
      t.shoulderY + 4 - s.puff * 0.5,
      f.outer[0] - f.along[0] * reach + f.across[0] * s.puff,
      f.outer[1] - f.along[1] * reach + f.across[1] * s.puff,
      ...f.outer,
    ],
    [(f.outer[0] + f.inner[0]) / 2 + f.along[0] * 7, (f.outer[1] + f.inner[1]) / 2 + f.along[1] * 7, ...f.inner],
    [
      f.inner[0] - f.along[0] * reach * 0.7 - f.across[0] * s.puff * 0.4,
      f.inner[1] - f.along[1] * reach * 0.7,
      t.chest + 2,
      t.armY + 24,
      t.chest - 6,
      t.armY + 4,
    ],
    [t.chest - 60, t.armY - 40],
  )
}

/** A band across the end of the sleeve, `depth` long, flared or tapered towards its far side. */
function band(f: Frame, s: Sleeve, depth: number, flare: number): Outline {
  const at = (share: number, down: number): Point => [
    f.tip[0] + f.across[0] * share * s.cuff + f.along[0] * down,
    f.tip[1] + f.across[1] * share * s.cuff + f.along[1] * down,
  ]
  const [a, b, c, d] = [at(1.02, -2), at(flare, depth), at(-flare, depth), at(-1.02, -2)]
  const [mid, top] = [at(0, depth + 5), at(0, 4)]
  return outline(a, [...b], [...mid, ...c], [...d], [...top, ...a])
}

function ends(sketch: Sketch, t: Torso, s: Sleeve, f: Frame, flip: boolean): string {
  const side = (o: Outline): Outline => (flip ? mirrored(o) : o)
  const colour = s.endFill ?? s.fill ?? sketch.palette.main
  const turn = flip ? s.angle : -s.angle
  if (s.end === 'rib') return ribbed(sketch, closed(side(band(f, s, 30, 0.9))), colour, turn)
  if (s.end === 'cuff') return cloth(sketch, closed(side(band(f, s, 24, 1.04))), { fill: colour, volume: 0.6 })
  if (s.end === 'ruffle') return cloth(sketch, closed(side(band(f, s, 24, 1.35))), { fill: colour, print: turn })
  const line = (up: number): string => {
    const at = (share: number): Point => [
      f.tip[0] + f.across[0] * share * s.cuff - f.along[0] * up,
      f.tip[1] + f.across[1] * share * s.cuff - f.along[1] * up,
    ]
    const [a, b, m] = [
      at(1.05),
      at(-1.05),
      [f.tip[0] + f.along[0] * (6 - up), f.tip[1] + f.along[1] * (6 - up)] as const,
    ]
    return open(side(outline(a, [m[0], m[1], b[0], b[1]])))
  }
  if (s.end === 'hem') return stitch(sketch, line(12)) + stitch(sketch, line(15))
  return s.end === 'elastic' ? stitch(sketch, line(9)) : ''
}

function creases(t: Torso, s: Sleeve, f: Frame, flip: boolean): string {
  const m = flip ? -1 : 1
  const at = (share: number, across: number): Point => {
    const [x, y] = [t.shoulder - 6, t.shoulderY + 40]
    return [m * (x + (f.tip[0] - x) * share + f.across[0] * across), y + (f.tip[1] - y) * share + f.across[1] * across]
  }
  const line = (a: Point, b: Point, w: number, bend: number): string => fold(a[0], a[1], b[0], b[1], w, bend * m)
  if (s.puff > 8)
    return [-0.5, 0, 0.5].map((k) => line(at(0.95, k * s.cuff * 1.4), at(0.35, k * s.cuff), 7, k * 8)).join('')
  if (s.length < 220) return line(at(0.1, -28), at(0.75, -10), 8, 4)
  return (
    line(at(0.02, -34), at(0.3, -6), 9, 5) +
    line(at(0.42, -32), at(0.52, 8), 8, -4) +
    line(at(0.5, -30), at(0.66, 0), 7, -4) +
    line(at(0.94, 14), at(0.72, 4), 6, 2) +
    line(at(0.96, -12), at(0.8, -18), 5, 0)
  )
}

/** Both sleeves. Draw them before the body, which must overlap them at the armholes. */
export function sleeves(sketch: Sketch, t: Torso, cut: Sleeve): string {
  // In a product shot sleeves hang closer, so that the garment fills the frame; on a child they follow the arms.
  const short = cut.length < 300
  const s = !sketch.worn
    ? { ...cut, angle: cut.angle * (short ? 0.9 : 0.72) }
    : short
      ? { ...cut, angle: Math.min(cut.angle, 23), cuff: Math.min(cut.cuff, 52) }
      : cut
  const f = frameOf(t, s)
  const shape = sleeveOutline(t, s, f)
  return [true, false]
    .map((flip) => {
      const turn = flip ? s.angle : -s.angle
      const d = closed(flip ? mirrored(shape) : shape)
      return (
        cloth(sketch, d, {
          folds: creases(t, s, f, flip),
          ...(s.fill === undefined ? {} : { fill: s.fill }),
          ...(s.print === false ? {} : { print: turn }),
        }) + ends(sketch, t, s, f, flip)
      )
    })
    .join('')
}
