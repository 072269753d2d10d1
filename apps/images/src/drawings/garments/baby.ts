import { chestMotif, fitted } from './garment.ts'
import type { Garment } from './garment.ts'
import { bodyFolds, teeBody } from './tees.ts'
import { cloth } from '../parts/cloth.ts'
import { buttons, snap, zip } from '../parts/closures.ts'
import { roundCollar } from '../parts/collar.ts'
import { foldPair, gathers } from '../parts/folds.ts'
import { STRAIGHT, legEnds, legs } from '../parts/legs.ts'
import type { Legs } from '../parts/legs.ts'
import { patch } from '../parts/pocket.ts'
import { ribbed } from '../parts/rib.ts'
import { LONG, SHORT, sleeves } from '../parts/sleeve.ts'
import { seam, stitch } from '../parts/stitching.ts'
import { closed, mirrored, open, outline, symmetric } from '../path.ts'
import { insideNeck, neckBand, torsoPath } from '../parts/torso.ts'
import type { Sketch } from '../sketch.ts'

const trimOf = (s: Sketch): string => s.seed.pick('trim', [s.palette.main, s.palette.second, s.palette.main])

/** The high-cut lower edge of a bodysuit or a swimsuit. */
export function briefEnd(s: Sketch, half: number, top: number, low: number, trim: string): string {
  const leg = outline([half, top + 50], [half - 36, top + 70, 52, low - 46, 40, low - 6])
  const band = outline(
    [half + 2, top + 44],
    [half - 34, top + 62, 58, low - 50, 48, low - 2],
    [38, low - 4],
    [48, low - 44, half - 50, top + 78, half - 4, top + 66],
  )
  const body = symmetric(
    [0, top],
    [half, top],
    [half, top + 50],
    [half - 36, top + 70, 52, low - 46, 40, low - 6],
    [20, low, 0, low],
  )
  return (
    cloth(s, body, { print: 0, folds: foldPair(half - 20, top + 60, 40, top + 40, 8, -4) }) +
    [band, mirrored(band)].map((o) => ribbed(s, closed(o), trim)).join('') +
    stitch(s, open(leg))
  )
}

export const bodysuit: Garment = {
  fabric: ['jersey', 'rib', 'waffle'],
  print: 'soft',
  wear: 'baby',
  focus: [0, 370, 260],
  draw: (s) => {
    const t = { ...fitted(s.seed, { chest: 138, waist: 136, hem: 138, drop: 40 }), hemY: 640, hem: 138, curve: 0 }
    const trim = trimOf(s)
    const sleeve = s.seed.pick('sleeve', [
      SHORT,
      { ...LONG, length: 330 },
      { ...SHORT, length: 78, angle: 50, cuff: 50, end: 'rib' as const },
    ])
    const snaps = s.side === 'front' ? [-22, 0, 22].map((x) => snap(x, 776, 4.6)).join('') : ''
    const kind = s.seed.pick('front', ['plain', 'wrap', 'buttons', 'collar'] as const)
    const wrap =
      kind === 'wrap' && s.side === 'front'
        ? seam(s, `M-40 ${t.neckY + 30}C20 420 90 500 ${t.chest - 4} 560`) +
          [0, 1, 2].map((i) => snap(70 + i * 24, 492 + i * 28)).join('')
        : ''
    const extra =
      kind === 'buttons' && s.side === 'front'
        ? buttons(s, 0, t.neckY + t.drop + 26, t.neckY + t.drop + 84, 3, 5)
        : kind === 'collar'
          ? roundCollar(s, t, trim, 40)
          : wrap
    return (
      briefEnd(s, t.hem, 636, 792, trim) +
      teeBody(s, t, { ...sleeve, endFill: trim }, trim, { hem: false }) +
      extra +
      snaps +
      chestMotif(s, 500, 130)
    )
  },
}

export const romper: Garment = {
  fabric: ['waffle', 'linen', 'jersey', 'knit'],
  print: 'soft',
  wear: 'baby',
  focus: [0, 400, 270],
  draw: (s) => {
    const t = { ...fitted(s.seed, { chest: 142, waist: 150, hem: 158, drop: 42 }), hemY: 620, hem: 158, curve: 0 }
    const trim = trimOf(s)
    const sleeveless = s.seed.chance('sleeveless', 0.4)
    const short = s.seed.chance('shortleg', 0.65)
    const l: Legs = {
      ...STRAIGHT,
      waist: 157,
      waistY: 606,
      hip: 172,
      hipY: 690,
      crotchY: 800,
      hemY: short ? 850 : 1080,
      outer: short ? 146 : 122,
      inner: short ? 36 : 46,
      ease: short ? 22 : 16,
    }
    const front = s.side === 'front'
    const top = sleeveless ? { ...t, shoulder: 114, neck: 58 } : t
    return [
      sleeveless
        ? ''
        : sleeves(
            s,
            t,
            s.seed.pick('sleeve', [
              { ...SHORT, puff: 18, end: 'elastic' as const, cuff: 48 },
              { ...LONG, length: 320 },
            ]),
          ),
      insideNeck(s, top),
      legs(s, l, { hem: 'none' }),
      legEnds(s, l, short ? 'frill' : 'rib', short ? 18 : 34, short ? s.palette.main : trim),
      cloth(s, torsoPath(top, s.side), { print: 0, folds: bodyFolds(top) + gathers(470, 620, 120, 150, 5) }),
      ribbed(s, neckBand(top, s.side, 11), trim),
      front
        ? buttons(s, 0, t.neckY + t.drop + 28, s.seed.pick('closure', [440, 580]), s.seed.pick('count', [3, 5]), 6.5)
        : seam(s, 'M0 300V620'),
      s.seed.chance('collar', 0.35) ? roundCollar(s, top, trim, 42) : '',
      front && s.seed.chance('pocket', 0.4) ? patch(s, 84, 520, 66, 70, trim) : '',
    ].join('')
  },
}

export const sleepsuit: Garment = {
  fabric: ['jersey', 'rib', 'waffle'],
  print: 'soft',
  wear: 'baby',
  focus: [0, 380, 280],
  draw: (s) => {
    const t = { ...fitted(s.seed, { chest: 142, waist: 144, hem: 148, drop: 36 }), hemY: 600, hem: 148, curve: 0 }
    const trim = trimOf(s)
    const l: Legs = {
      ...STRAIGHT,
      waist: 147,
      waistY: 584,
      hip: 156,
      hipY: 690,
      crotchY: 800,
      hemY: 1060,
      outer: 116,
      inner: 44,
      ease: 14,
    }
    const feet = [-1, 1]
      .map((m) =>
        cloth(
          s,
          `M${m * 42} 1046C${m * 38} 1080 ${m * 44} 1112 ${m * 92} 1114C${m * 146} 1114 ${m * 146} 1084 ${m * 118} 1046Z`,
          { fill: trim, print: 0 },
        ),
      )
      .join('')
    const zipped = s.seed.chance('zip', 0.5)
    const line = `M0 ${t.neckY + t.drop}V600C0 680 40 760 86 860L92 1010`
    const front = s.side === 'front'
    return [
      sleeves(s, t, { ...LONG, length: 340, cuff: 36, endFill: trim }),
      insideNeck(s, t),
      legs(s, l, { hem: 'none' }),
      feet,
      cloth(s, torsoPath(t, s.side), { print: 0, folds: bodyFolds(t) }),
      ribbed(s, neckBand(t, s.side, 13), trim),
      front
        ? zipped
          ? `<path d="${line}" fill="none" stroke="${trim}" stroke-width="14"/>${seam(s, line)}${zip(s, 0, t.neckY + t.drop, 600)}`
          : seam(s, line) +
            [0, 1, 2, 3, 4].map((i) => snap(0, t.neckY + t.drop + 26 + i * 54, 5)).join('') +
            snap(26, 722, 5) +
            snap(58, 800, 5) +
            snap(87, 884, 5) +
            snap(91, 970, 5)
        : seam(s, 'M-147 640Q0 664 147 640'),
      zipped ? '' : chestMotif(s, 470, 0.1),
    ].join('')
  },
}
