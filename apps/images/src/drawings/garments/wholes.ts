import type { Sketch } from '../sketch.ts'
import { tint } from '../colour.ts'
import { chestMotif, fitted } from './garment.ts'
import type { Garment } from './garment.ts'
import { teeBody } from './tees.ts'
import { cloth } from '../parts/cloth.ts'
import { buttons } from '../parts/closures.ts'
import { fold } from '../parts/folds.ts'
import { STRAIGHT, legEnds, legs } from '../parts/legs.ts'
import type { Legs } from '../parts/legs.ts'
import { patch, slanted } from '../parts/pocket.ts'
import { LONG, SHORT } from '../parts/sleeve.ts'
import { stitch } from '../parts/stitching.ts'
import { closed, outline, symmetric } from '../path.ts'

const trimOf = (s: Sketch): string => s.seed.pick('trim', [s.palette.main, s.palette.second, s.palette.main])

export const dungarees: Garment = {
  fabric: ['denim', 'corduroy', 'linen', 'woven'],
  print: 'plain',
  wear: 'whole',
  focus: [0, 480, 300],
  draw: (s) => {
    const front = s.side === 'front'
    const shortLegs = s.seed.chance('short', 0.3)
    const l: Legs = {
      ...STRAIGHT,
      waist: 132,
      hip: 152,
      hemY: shortLegs ? 880 : 1180 + s.seed.between('long', -20, 20),
      outer: shortLegs ? 172 : s.seed.pick('leg', [138, 168]),
      inner: shortLegs ? 18 : 40,
      ease: 8,
    }
    const thread = s.fabric === 'denim' ? '#c99a5b' : s.palette.stitch
    const bib = symmetric([0, 408], [78, 408], [84, 408, 86, 416], [92, 470, 110, 520, 132, 562], [0, 572])
    const straps = [-1, 1]
      .map((m) =>
        cloth(
          s,
          closed(
            outline(
              [m * 88, 300],
              [m * 60, 296],
              [m * 50, 350, m * 50, 430],
              [m * 78, 430],
              [m * 80, 350, m * 88, 300],
            ),
          ),
          { volume: 0.6 },
        ),
      )
      .join('')
    const back = cloth(
      s,
      symmetric([0, 400], [40, 402, 60, 300], [90, 300], [86, 420, 110, 520, 132, 562], [0, 566]),
      {},
    )
    const buckle = (m: number): string =>
      `<rect x="${m * 64 - 15}" y="404" width="30" height="24" rx="4" fill="none" stroke="#b9975f" stroke-width="4"/>${buttons(s, m * 64, 434, 434, 1, 7)}`
    return [
      front ? straps : back,
      legs(s, l),
      front
        ? cloth(s, bib, { folds: fold(-40, 560, -60, 470, 8) }) +
          stitch(s, `M-74 415H74M-78 420C-84 470 -104 520 -124 556M78 420C84 470 104 520 124 556`, thread) +
          patch(s, 0, 440, 96, 86, s.seed.pick('pocketfill', [s.palette.main, s.palette.second]))
        : '',
      cloth(s, `M-132 556L132 556L132 588L-132 588Z`, { volume: 0.5 }),
      stitch(s, 'M-128 561H128M-128 583H128', thread),
      front
        ? buckle(1) + buckle(-1) + slanted(s, 84, 590, 146, 664)
        : patch(s, 66, 640, 76, 84) + patch(s, -66, 640, 76, 84),
      buttons(s, 118, 606, 634, 2, 5),
      s.seed.chance('turnup', 0.5) ? legEnds(s, l, 'turnup', 38, tint(s.palette.main, 0.3)) : '',
      front && !shortLegs && s.seed.chance('knees', 0.3) ? patch(s, -90, 880, 78, 88, s.palette.second) : '',
    ].join('')
  },
}

export const pyjamas: Garment = {
  fabric: ['jersey', 'woven', 'waffle'],
  print: 'soft',
  wear: 'whole',
  focus: [0, 380, 280],
  draw: (s) => {
    const classic = s.seed.chance('classic', 0.4)
    const t = fitted(s.seed, {
      hem: 152,
      hemY: 650,
      drop: classic ? 60 : 42,
      ...(classic ? { line: 'vee' as const } : {}),
    })
    const trim = trimOf(s)
    const short = s.seed.chance('summer', 0.3)
    const l: Legs = {
      ...STRAIGHT,
      waist: 128,
      hip: 144,
      waistY: 600,
      hemY: short ? 900 : 1170,
      outer: short ? 160 : 126,
      inner: short ? 20 : 44,
      ease: 8,
    }
    const front = s.side === 'front'
    const plainLegs = s.motif !== undefined && s.seed.chance('contrast', 0.6)
    return [
      legs(s, l, { hem: short ? 'stitch' : 'none', ...(plainLegs ? { fill: s.palette.second } : {}) }),
      short ? '' : legEnds(s, l, 'rib', 34, trim),
      teeBody(s, t, { ...(short ? SHORT : LONG), endFill: trim }, trim),
      classic && front
        ? `<path d="M0 ${t.neckY + t.drop}V${t.hemY + 6}" stroke="${trim}" stroke-width="4"/>${buttons(s, -9, t.neckY + t.drop + 26, t.hemY - 40, 4, 6.5)}${patch(s, 68, 420, 62, 66, s.palette.main, 0)}`
        : '',
      chestMotif(s, 480, 140),
    ].join('')
  },
}
