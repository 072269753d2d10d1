import { chestMotif, fitted } from './garment.ts'
import type { Garment } from './garment.ts'
import { bodyFolds } from './tees.ts'
import { cloth } from '../parts/cloth.ts'
import { bow, buttons, placket } from '../parts/closures.ts'
import { frillCollar, pointedCollar, roundCollar } from '../parts/collar.ts'
import { gathers } from '../parts/folds.ts'
import { patch, slanted } from '../parts/pocket.ts'
import { ribbed, waistRib } from '../parts/rib.ts'
import { skirt } from '../parts/skirt.ts'
import type { SkirtShape } from '../parts/skirt.ts'
import { LONG, SHORT, sleeves } from '../parts/sleeve.ts'
import type { Sleeve } from '../parts/sleeve.ts'
import { box } from '../path.ts'
import { seam, stitch } from '../parts/stitching.ts'
import { insideNeck, neckBand, torsoPath } from '../parts/torso.ts'
import type { Torso } from '../parts/torso.ts'
import type { Sketch } from '../sketch.ts'

const SLEEVES: readonly [Sleeve | undefined, ...(Sleeve | undefined)[]] = [
  undefined,
  { ...SHORT, puff: 28, end: 'elastic', cuff: 44, length: 120 },
  { ...LONG, puff: 14, end: 'rib', cuff: 30 },
  SHORT,
  { ...SHORT, length: 74, angle: 52, end: 'ruffle', cuff: 52 },
  { ...LONG, length: 260, puff: 18, end: 'ruffle', cuff: 40 },
]

function neckOf(s: Sketch, t: Torso, trim: string): string {
  const kind = s.seed.pick('collar', ['band', 'round', 'frill', 'round', 'band', 'point'] as const)
  if (kind === 'round') return roundCollar(s, t, trim)
  if (kind === 'frill') return frillCollar(s, t, s.palette.main)
  if (kind === 'point') return pointedCollar(s, t, 54, trim)
  return ribbed(s, neckBand(t, s.side, 11), trim)
}

/** The layers of a tiered skirt, lowest first, so that each one overlaps the next. */
function tiers(s: Sketch, top: number, topY: number, hem: number, hemY: number, count: number): string {
  const rows = Array.from({ length: count }, (_, i): SkirtShape => {
    const at = (k: number): number => top + ((hem - top) * k) / count
    const y = (k: number): number => topY + ((hemY - topY) * k) / count
    return { top: at(i) * 0.94, topY: y(i) - 6, hem: at(i + 1), hemY: y(i + 1) + 6, make: 'gathered' }
  })
  const fills =
    s.seed.chance('tierfill', 0.35) && s.print === undefined ? [s.palette.main, s.palette.second, s.palette.main] : []
  return rows
    .map((row, i) => skirt(s, row, fills[i] === undefined ? {} : { fill: fills[i] }))
    .toReversed()
    .join('')
}

export const dress: Garment = {
  fabric: ['woven', 'woven', 'jersey', 'corduroy', 'linen'],
  print: 'woven',
  wear: 'whole',
  focus: [0, 400, 280],
  draw: (s) => {
    const make = s.seed.pick('make', ['gathered', 'tiered', 'flared', 'pleated', 'gathered', 'smock'] as const)
    const waistY = make === 'smock' ? 420 : s.seed.between('waist', 500, 556)
    const sleeve = s.seed.pick('sleeve', SLEEVES)
    const half = make === 'smock' ? 140 : 126
    const t = fitted(s.seed, {
      shoulder: sleeve === undefined ? 118 : 140,
      chest: 136,
      waist: half,
      waistY: Math.min(waistY - 20, 510),
      hem: half,
      neck: 56,
      drop: 42,
      curve: 0,
    })
    const body = { ...t, armY: make === 'smock' ? 400 : t.armY, hemY: waistY, hem: half, waist: half }
    const hemY = s.seed.between('hem', 868, 960)
    const wide = s.seed.between('flare', 214, 262)
    const trim = s.seed.pick('trim', [s.palette.second, s.palette.main, '#f6efe2'])
    const low = body.neckY + body.drop
    const front = s.side === 'front'
    const tiered = make === 'tiered' || (make === 'smock' && s.seed.chance('smocktiers', 0.5))
    const shape: SkirtShape = {
      top: half - 3,
      topY: waistY - 4,
      hem: wide,
      hemY,
      make: make === 'tiered' || make === 'smock' ? 'gathered' : make,
    }
    const closure = s.seed.pick('closure', ['none', 'buttons', 'bow', 'through', 'none'] as const)
    return [
      sleeve === undefined ? '' : sleeves(s, body, sleeve),
      insideNeck(s, body),
      tiered ? tiers(s, half - 3, waistY, wide, hemY, 3) : skirt(s, shape),
      cloth(s, torsoPath(body, s.side), {
        print: 0,
        folds:
          bodyFolds({ ...body, hemY: waistY + 40 }) + (make === 'smock' ? gathers(low + 10, waistY, 60, 80, 6) : ''),
      }),
      s.seed.chance('belt', 0.4) && make !== 'smock'
        ? cloth(s, box(-half - 1, waistY - 13, half * 2 + 2, 24, 3), { fill: trim, volume: 0.6 })
        : seam(s, `M${-half} ${waistY}H${half}`),
      front && closure === 'through' && !tiered ? placket(s, low, hemY + 14, 8, 26, s.palette.main, 0) : '',
      front && closure === 'buttons' ? buttons(s, 0, low + 26, waistY - 26, make === 'smock' ? 2 : 4, 6) : '',
      front && make !== 'pleated' && s.seed.chance('pockets', 0.4) && !tiered
        ? slanted(s, 92, waistY + 16, 142, waistY + 90)
        : '',
      neckOf(s, body, trim),
      front === (closure === 'bow')
        ? closure === 'bow' || s.seed.chance('backbow', 0.5)
          ? bow(s, 0, waistY + 2, 52, trim)
          : ''
        : '',
      s.side === 'back'
        ? seam(s, `M0 ${body.neckY + 16}V${waistY - 14}`) + buttons(s, 0, body.neckY + 30, waistY - 34, 3, 5.5)
        : '',
      make === 'smock' ? '' : chestMotif(s, 455, 90),
    ].join('')
  },
}

export const skirtGarment: Garment = {
  fabric: ['woven', 'denim', 'corduroy', 'woven', 'linen'],
  print: 'woven',
  wear: 'bottom',
  focus: [0, 620, 280],
  draw: (s) => {
    const make = s.seed.pick('make', ['gathered', 'pleated', 'tiered', 'flared', 'buttoned'] as const)
    const [top, y] = [112, 556]
    const hemY = s.seed.between('hem', 772, 860)
    const wide = s.seed.between('flare', 196, 240) * (make === 'buttoned' ? 0.84 : 1)
    const band = s.seed.chance('band', 0.5)
    const shape: SkirtShape = {
      top: top - 2,
      topY: y + 24,
      hem: wide,
      hemY,
      make: make === 'tiered' || make === 'gathered' ? 'gathered' : make === 'pleated' ? 'pleated' : 'flared',
    }
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.second])
    return [
      make === 'tiered' ? tiers(s, top, y + 26, wide, hemY, 3) : skirt(s, shape),
      band
        ? waistRib(s, top, y, 30, trim)
        : cloth(s, box(-top, y, top * 2, 30, 4), { fill: s.palette.main, print: 0 }) +
          stitch(s, `M${-top + 4} ${y + 26}H${top - 4}M${-top + 4} ${y + 4}H${top - 4}`),
      make === 'buttoned' && s.side === 'front'
        ? placket(s, y, hemY + 16, 6, 28) + patch(s, -92, 650, 66, 72) + patch(s, 92, 650, 66, 72)
        : '',
      make !== 'buttoned' && s.side === 'front' && s.seed.chance('bow', 0.35) ? bow(s, 0, y + 20, 46, trim) : '',
    ].join('')
  },
}
