import { shade, tint } from '../colour.ts'
import type { Garment } from './garment.ts'
import { briefEnd } from './baby.ts'
import { chestMotif, fitted } from './garment.ts'
import { bodyFolds } from './tees.ts'
import { cloth } from '../parts/cloth.ts'
import { bow, cords } from '../parts/closures.ts'
import { fold, foldPair, gathers } from '../parts/folds.ts'
import { legs, STRAIGHT } from '../parts/legs.ts'
import { patch } from '../parts/pocket.ts'
import { ribbed, waistRib } from '../parts/rib.ts'
import { skirt } from '../parts/skirt.ts'
import { seam, stitch } from '../parts/stitching.ts'
import { closed, mirrored, outline } from '../path.ts'
import { insideNeck, neckBand, torsoPath } from '../parts/torso.ts'
import { placed } from '../sketch.ts'
import type { Sketch } from '../sketch.ts'

export const swimsuit: Garment = {
  fabric: 'shell',
  print: 'bold',
  wear: 'skin',
  focus: [0, 420, 260],
  draw: (s) => {
    const back = s.side === 'back'
    const t = {
      ...fitted(s.seed, {
        shoulder: 92,
        chest: 128,
        armY: 440,
        waist: 116,
        waistY: 560,
        hem: 132,
        neck: 58,
        line: s.seed.pick('neckline', ['scoop', 'square', 'vee'] as const),
        drop: back ? 70 : 84,
      }),
      hemY: 650,
      hem: 132,
      curve: 0,
    }
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.second])
    const frill = s.seed.pick('frill', ['none', 'skirt', 'shoulder', 'chest'] as const)
    const ruffle =
      frill === 'shoulder'
        ? [-1, 1]
            .map((m) =>
              cloth(
                s,
                closed(
                  outline(
                    [m * 70, 294],
                    [m * 120, 286, m * 168, 340],
                    [m * 160, 380, m * 128, 430],
                    [m * 106, 350, m * 70, 294],
                  ),
                ),
                { print: 0, folds: fold(m * 90, 310, m * 140, 370, 8) },
              ),
            )
            .join('')
        : ''
    return [
      insideNeck(s, t),
      briefEnd(s, t.hem, 644, 786, trim),
      frill === 'skirt' ? skirt(s, { top: 124, topY: 610, hem: 172, hemY: 706, make: 'gathered' }) : '',
      cloth(s, torsoPath(t, back ? 'front' : s.side), { print: 0, folds: bodyFolds(t) }),
      ribbed(s, neckBand(t, 'front', 8), trim),
      ruffle,
      frill === 'chest'
        ? cloth(s, `M-118 430Q0 452 118 430L132 492Q90 506 66 496T0 506T-66 496T-132 492Z`, {
            print: 0,
            folds: gathers(440, 500, 110, 126, 9),
          })
        : '',
      !back && frill === 'none' && s.seed.chance('bow', 0.5) ? bow(s, 0, t.neckY + t.drop + 24, 38, trim) : '',
    ].join('')
  },
}

export const swimshorts: Garment = {
  fabric: 'shell',
  print: 'bold',
  wear: 'bottom',
  focus: [0, 630, 250],
  draw: (s) => {
    const l = {
      ...STRAIGHT,
      waist: 118,
      hip: 150,
      hemY: s.seed.pick('length', [846, 890, 930]),
      outer: 184,
      inner: 14,
      ease: 2,
    }
    const front = s.side === 'front'
    return [
      legs(s, l),
      waistRib(s, l.waist, l.waistY, 34, s.seed.pick('trim', [s.palette.main, s.palette.second])),
      front ? cords(s, 11, l.waistY + 22, 84, '#f6f1e6') : patch(s, 70, 640, 78, 80, s.palette.main, 0),
      seam(s, `M${l.hip - 14} ${l.hipY}L${l.outer - 16} ${l.hemY}M${-l.hip + 14} ${l.hipY}L${-l.outer + 16} ${l.hemY}`),
    ].join('')
  },
}

export const tights: Garment = {
  fabric: ['rib', 'knit', 'cable', 'jersey'],
  print: 'knit',
  wear: 'bottom',
  focus: [0, 640, 250],
  draw: (s) => {
    const fit = s.worn ? { hip: 134, outer: 96, inner: 22, ease: 2 } : { hip: 120, outer: 82, inner: 42, ease: -8 }
    const l = { ...STRAIGHT, waist: 104, hemY: 1240, ...fit }
    const toe = s.seed.pick('toe', [s.palette.main, s.palette.second])
    const foot = (m: number): string =>
      cloth(
        s,
        `M${m * 40} 1228C${m * 36} 1262 ${m * 36} 1290 ${m * 70} 1296C${m * 108} 1302 ${m * 140} 1300 ${m * 142} 1284C${m * 142} 1262 ${m * 104} 1262 ${m * 84} 1228Z`,
        { fill: toe },
      )
    const feet = [-1, 1]
      .map((m) => (s.worn ? placed(s, `translate(${m * -20} 38) scale(1.16 1)`, () => foot(m)) : foot(m)))
      .join('')
    return (
      legs(s, l, { hem: 'none' }) +
      feet +
      waistRib(s, l.waist, l.waistY, 30) +
      (s.seed.chance('bow', 0.3) && s.side === 'front' ? bow(s, 0, l.waistY + 16, 30, s.palette.second) : '')
    )
  },
}

function sock(s: Sketch, high: number, cuff: string): string {
  const leg = closed(
    outline(
      [-52, -high],
      [52, -high],
      [50, -high * 0.5, 46, -60, 54, 0],
      [60, 36, 130, 56, 176, 74],
      [206, 90, 200, 130, 160, 132],
      [-20, 132],
      [-60, 132, -62, 80, -50, 40],
      [-44, 0, -48, -high * 0.5, -52, -high],
    ),
  )
  const heel = closed(outline([-54, 60], [-20, 56, 2, 90, 0, 132], [-20, 132], [-62, 132, -62, 90, -54, 60]))
  const toe = closed(outline([142, 62], [128, 90, 130, 132], [160, 132], [200, 130, 206, 90, 176, 74]))
  return `${cloth(s, leg, { print: 0, folds: fold(-40, 10, 50, -10, 9, 4) + fold(-44, 34, 40, 10, 9, 4) })}${cloth(s, heel, { fill: s.palette.second, shadow: false, volume: 0.5 })}${cloth(s, toe, { fill: s.palette.second, shadow: false, volume: 0.5 })}${ribbed(s, `M-54 ${-high - 4}L54 ${-high - 4}L52 ${-high + 40}L-52 ${-high + 40}Z`, cuff)}`
}

export const socks: Garment = {
  fabric: ['knit', 'jersey', 'rib'],
  print: 'knit',
  wear: 'feet',
  frame: { x: -210, y: -300, w: 420, h: 560 },
  focus: [40, 60, 250],
  draw: (s) => {
    const high = s.seed.pick('high', [250, 190, 130])
    const cuff = s.seed.pick('cuff', [s.palette.main, s.palette.second])
    if (s.worn)
      return [-1, 1]
        .map((m) => placed(s, `translate(${m * 64} 1284) scale(${m * 0.46} .38)`, () => sock(s, high, cuff)))
        .join('')
    const lift = (250 - high) / 2
    return (
      placed(s, `translate(30 ${-10 - lift}) rotate(7)`, () => sock(s, high, cuff)) +
      placed(s, `translate(-110 ${70 - lift}) rotate(-4)`, () => sock(s, high, cuff))
    )
  },
}

function briefs(s: Sketch, y: number, trim: string, boxer: boolean): string {
  if (boxer) {
    const l = {
      ...STRAIGHT,
      waist: 116,
      waistY: y,
      hip: 130,
      hipY: y + 70,
      crotchY: y + 150,
      hemY: y + 180,
      outer: 138,
      inner: 14,
      ease: 0,
    }
    return legs(s, l) + waistRib(s, 117, y, 24, trim)
  }
  const o = outline([117, y + 20], [124, y + 60], [60, y + 80, 40, y + 148])
  return (
    cloth(
      s,
      closed(
        outline(
          [-117, y],
          [117, y],
          [124, y + 60],
          [60, y + 80, 40, y + 148],
          [0, y + 160, -40, y + 148],
          [-60, y + 80, -124, y + 60],
        ),
      ),
      { print: 0, folds: foldPair(110, y + 50, 50, y + 40, 8) },
    ) +
    waistRib(s, 117, y, 18, trim) +
    [o, mirrored(o)].map((leg) => stitch(s, `M${leg.steps[0]?.join(' ')}Q${leg.steps[1]?.join(' ')}`)).join('')
  )
}

export const underwear: Garment = {
  fabric: ['jersey', 'rib'],
  print: 'soft',
  wear: 'skin',
  focus: [0, 400, 240],
  draw: (s) => {
    const trim = s.seed.pick('trim', [s.palette.second, tint(s.palette.main, 0.5), shade(s.palette.main, 0.1)])
    const boxer = s.seed.chance('boxer', 0.5)
    const t = fitted(s.seed, {
      shoulder: 88,
      neck: 60,
      chest: 126,
      waist: 122,
      hem: 126,
      hemY: 616,
      drop: 78,
      line: 'scoop',
      armY: 430,
    })
    return [
      insideNeck(s, t),
      cloth(s, torsoPath(t, s.side), { print: 0, folds: bodyFolds(t) }),
      ribbed(s, neckBand(t, s.side, 9), trim),
      stitch(s, `M${-t.hem + 3} ${t.hemY - 10}Q0 ${t.hemY + 4} ${t.hem - 3} ${t.hemY - 10}`),
      s.side === 'front' && s.seed.chance('bow', 0.4) ? bow(s, 0, t.neckY + t.drop + 18, 22, trim) : '',
      briefs(s, 672, trim, boxer),
      chestMotif(s, 490, 90),
    ].join('')
  },
}
