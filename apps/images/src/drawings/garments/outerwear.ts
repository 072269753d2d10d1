import { shade, tint } from '../colour.ts'
import { fitted } from './garment.ts'
import type { Garment } from './garment.ts'
import { bodyFolds } from './tees.ts'
import { cloth } from '../parts/cloth.ts'
import { buttons, snap, zip } from '../parts/closures.ts'
import { pointedCollar, roundCollar, standCollar } from '../parts/collar.ts'
import { fold } from '../parts/folds.ts'
import { hood } from '../parts/hood.ts'
import { legEnds, legs, STRAIGHT } from '../parts/legs.ts'
import { flap, patch, slanted } from '../parts/pocket.ts'
import { hemRib } from '../parts/rib.ts'
import { LONG, sleeves } from '../parts/sleeve.ts'
import { seam, stitch } from '../parts/stitching.ts'
import { torsoPath } from '../parts/torso.ts'
import type { Torso } from '../parts/torso.ts'
import type { Sketch } from '../sketch.ts'

/** Quilting seams across the body, each with a small shadow. */
function quilting(t: Torso, from: number, to: number, step: number): string {
  const lines: string[] = []
  for (let y = from; y < to; y += step) {
    const half = y < t.armY ? t.chest - 10 : t.chest + (t.hem - t.chest) * ((y - t.armY) / (t.hemY - t.armY))
    lines.push(
      `<path d="M${-half} ${y}Q0 ${y + 12} ${half} ${y}" fill="none" stroke="#2a1a38" stroke-opacity=".28" stroke-width="2"/><path d="M${-half} ${y + 5}Q0 ${y + 17} ${half} ${y + 5}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="6"/><path d="M${-half} ${y - 6}Q0 ${y + 6} ${half} ${y - 6}" fill="none" stroke="#2a1a38" stroke-opacity=".07" stroke-width="9"/>`,
    )
    for (let i = -2; i <= 2; i++)
      lines.push(fold(i * half * 0.38 + 4, y + 3, i * half * 0.38, y + step * 0.4, 5, 3, 0.8))
  }
  return lines.join('')
}

const roomy = (s: Sketch, hemY: number, hem = 160): Torso =>
  fitted(s.seed, { shoulder: 158, chest: 164, waist: (164 + hem) / 2, hem, hemY, waistY: 580, drop: 30, neck: 62 })
const trunk = (s: Sketch, t: Torso, folds = bodyFolds(t)): string => cloth(s, torsoPath(t, s.side), { print: 0, folds })

export const jacket: Garment = {
  fabric: ['shell', 'denim', 'corduroy', 'teddy', 'shell'],
  print: 'sport',
  wear: 'top',
  focus: [0, 360, 290],
  draw: (s) => {
    const kind = s.seed.pick('kind', ['puffer', 'bomber', 'trucker', 'hooded'] as const)
    const t = roomy(s, kind === 'bomber' ? 640 : 676)
    const front = s.side === 'front'
    const trim = s.seed.pick('trim', [s.palette.second, shade(s.palette.main, 0.2), s.palette.main])
    const lining = s.seed.pick('lining', [s.palette.second, tint(s.palette.main, 0.5)])
    const hooded = kind === 'hooded' || (kind === 'puffer' && s.seed.chance('hood', 0.6))
    const closing =
      kind === 'trucker'
        ? seam(s, `M-13 ${t.neckY + 24}V${t.hemY}M13 ${t.neckY + 24}V${t.hemY}`) +
          buttons(s, 0, t.neckY + 52, t.hemY - 18, 6, 7.5)
        : zip(s, 0, t.neckY + 6, t.hemY + (kind === 'bomber' ? 34 : 0))
    const chest =
      kind === 'trucker'
        ? patch(s, 78, 420, 70, 76) +
          patch(s, -78, 420, 70, 76) +
          flap(s, 78, 414, 74, 24) +
          flap(s, -78, 414, 74, 24) +
          seam(s, `M-150 402H150`)
        : slanted(s, 74, 556, 116, 640)
    return [
      hooded && front ? hood(s, t, lining) : '',
      sleeves(s, t, {
        ...LONG,
        cuff: 42,
        puff: kind === 'puffer' ? 12 : 5,
        end: kind === 'trucker' ? 'cuff' : 'rib',
        endFill: trim,
      }),
      trunk(s, t, bodyFolds(t) + (kind === 'puffer' ? quilting(t, 360, t.hemY - 20, 62) : '')),
      kind === 'puffer' || kind === 'trucker'
        ? stitch(s, `M${-t.hem + 3} ${t.hemY - 22}Q0 ${t.hemY - 6} ${t.hem - 3} ${t.hemY - 22}`)
        : hemRib(s, t.hem, t.hemY, 38, trim),
      front ? closing + chest : seam(s, `M${-t.shoulder + 14} 384Q0 398 ${t.shoulder - 14} 384`),
      hooded
        ? front
          ? ''
          : hood(s, t, lining)
        : kind === 'trucker'
          ? pointedCollar(s, t, 64, trim === s.palette.main ? s.palette.main : trim)
          : standCollar(s, t, 26, kind === 'bomber' ? trim : s.palette.main, kind === 'bomber'),
    ].join('')
  },
}

export const coat: Garment = {
  fabric: ['woven', 'teddy', 'corduroy', 'woven'],
  print: 'plain',
  wear: 'top',
  focus: [0, 380, 300],
  draw: (s) => {
    const kind = s.seed.pick('kind', ['princess', 'duffle', 'straight', 'parka'] as const)
    const t = roomy(s, s.seed.between('hem2', 850, 920), kind === 'princess' ? 216 : 182)
    const shape = { ...t, waist: kind === 'princess' ? 148 : 168, waistY: 540 }
    const front = s.side === 'front'
    const double = kind !== 'duffle' && s.seed.chance('double', 0.5)
    const low = t.neckY + t.drop
    const trim = s.seed.pick('trim', [s.palette.main, shade(s.palette.main, 0.3), s.palette.second])
    const toggles = [0, 1, 2, 3]
      .map(
        (i) =>
          `<g transform="translate(0 ${low + 60 + i * 88})"><path d="M-34 0H-6M10 0H36" stroke="#7a5234" stroke-width="4.4"/><rect x="-9" y="-6" width="26" height="12" rx="6" fill="#b98d5c" stroke="#7a5234"/></g>`,
      )
      .join('')
    const rows = double
      ? buttons(s, -30, low + 70, 690, 4, 9) + buttons(s, 34, low + 70, 690, 4, 9)
      : buttons(s, 0, low + 40, 730, 5, 9)
    const hooded = kind === 'duffle' || kind === 'parka'
    const pocket = (m: number): string =>
      kind === 'princess'
        ? flap(s, m * 108, 640, 76, 24)
        : patch(s, m * 92, 650, 92, 104) + flap(s, m * 92, 642, 98, 28)
    return [
      hooded && front ? hood(s, t, s.palette.second, kind === 'parka' ? '#d9c6ab' : undefined) : '',
      sleeves(s, shape, { ...LONG, length: 384, cuff: 45, puff: 6, end: 'hem' }),
      trunk(s, shape, bodyFolds(shape) + [-1, 1].map((m) => fold(m * 90, 590, m * 140, t.hemY, 14, m * 8)).join('')),
      front
        ? seam(s, `M16 ${low}V${t.hemY + 8}`) +
          pocket(-1) +
          pocket(1) +
          (kind === 'duffle' ? toggles : kind === 'parka' ? zip(s, 0, low - 10, t.hemY) : rows)
        : seam(s, `M0 640V${t.hemY + 6}`),
      kind === 'princess' || kind === 'parka' ? seam(s, `M-150 552Q0 566 150 552`) : '',
      hooded
        ? front
          ? ''
          : hood(s, t, s.palette.second)
        : s.seed.chance('round', 0.5)
          ? roundCollar(s, t, trim, 56)
          : pointedCollar(s, t, 78, trim),
    ].join('')
  },
}

export const rainjacket: Garment = {
  fabric: 'shell',
  print: 'bold',
  wear: 'top',
  focus: [0, 340, 300],
  draw: (s) => {
    const t = roomy(s, s.seed.pick('length', [720, 780]), 186)
    const front = s.side === 'front'
    const trim = s.seed.pick('trim', [s.palette.second, tint(s.palette.main, 0.5)])
    const closing = s.seed.chance('snaps', 0.5)
      ? seam(s, `M18 ${t.neckY + 26}V${t.hemY}`) +
        [0, 1, 2, 3, 4].map((i) => snap(0, t.neckY + 66 + i * 82, 7, '#e3e5e8')).join('')
      : zip(s, 0, t.neckY + 10, t.hemY + 4)
    return [
      front ? hood(s, t, trim) : '',
      sleeves(s, t, { ...LONG, cuff: 46, puff: 6, end: 'cuff', endFill: trim }),
      trunk(s, t, bodyFolds(t) + fold(-70, 380, -96, 700, 16, 10) + fold(84, 400, 120, t.hemY, 14, -8)),
      front
        ? closing +
          [-1, 1]
            .map(
              (m) =>
                patch(s, m * 96, 580, 84, 84) +
                flap(s, m * 96, 572, 92, 30, s.seed.chance('flap', 0.5) ? trim : s.palette.main),
            )
            .join('')
        : hood(s, t, trim) + seam(s, `M${-t.shoulder + 12} 400Q0 420 ${t.shoulder - 12} 400`),
      `<path d="M${-t.hem + 8} ${t.hemY - 34}Q0 ${t.hemY - 18} ${t.hem - 8} ${t.hemY - 34}" stroke="#eef1f2" stroke-opacity=".8" stroke-width="7" fill="none"/>`,
    ].join('')
  },
}

export const snowsuit: Garment = {
  fabric: 'shell',
  print: 'sport',
  wear: 'whole',
  focus: [0, 360, 320],
  draw: (s) => {
    const t = { ...roomy(s, 620, 150), hemY: 620, hem: 150, curve: 0 }
    const front = s.side === 'front'
    const trim = s.seed.pick('trim', [s.palette.second, shade(s.palette.main, 0.25)])
    const l = {
      ...STRAIGHT,
      waist: 148,
      waistY: 610,
      hip: 162,
      hipY: 680,
      crotchY: 800,
      hemY: 1180,
      outer: 158,
      inner: 26,
      ease: 12,
    }
    const quilted = s.seed.chance('quilted', 0.5)
    return [
      front ? hood(s, t, s.palette.second, s.seed.chance('fur', 0.5) ? '#d9c6ab' : undefined) : '',
      sleeves(s, t, { ...LONG, cuff: 46, puff: 12, end: 'rib', endFill: trim }),
      legs(s, l, { hem: 'none' }),
      trunk(s, t, bodyFolds(t) + (quilted ? quilting(t, 370, 610, 64) : '')),
      cloth(s, `M-149 600L149 600L149 628L-149 628Z`, { fill: trim, volume: 0.5 }),
      legEnds(s, l, 'rib', 34, trim),
      front
        ? zip(s, s.seed.pick('zipx', [0, 0, -40]), t.neckY + 14, 760) + slanted(s, 84, 560, 116, 598)
        : hood(s, t, s.palette.second),
      [-1, 1].map((m) => patch(s, m * 94, 930, 92, 104, trim)).join(''),
    ].join('')
  },
}
