import { shade, tint } from '../colour.ts'
import type { Garment } from './garment.ts'
import { cloth } from '../parts/cloth.ts'
import { bow, button, buttonColour, cords } from '../parts/closures.ts'
import { foldPair } from '../parts/folds.ts'
import { legEnds, legs, STRAIGHT } from '../parts/legs.ts'
import type { Legs } from '../parts/legs.ts'
import { flap, patch, slanted } from '../parts/pocket.ts'
import { waistRib } from '../parts/rib.ts'
import { seam, stitch } from '../parts/stitching.ts'
import { box, ellipse } from '../path.ts'
import type { Sketch } from '../sketch.ts'

const shaped = (s: Sketch, base: Legs): Legs => ({
  ...base,
  hip: base.hip * s.seed.between('wide', 0.97, 1.06),
  hemY: base.hemY + s.seed.between('long', -26, 20),
  outer: base.outer * s.seed.between('leg', 0.95, 1.07),
})

/** Waistband with loops, button and fly. */
function waistband(s: Sketch, l: Legs, thread: string): string {
  const loops = [-86, -44, 44, 86]
    .map((x) => cloth(s, box(x - 5, l.waistY - 3, 10, 38, 2), { volume: 0.4, shadow: false }))
    .join('')
  const fly =
    s.side === 'front'
      ? `${stitch(s, `M4 ${l.waistY + 30}V${l.crotchY - 30}M24 ${l.waistY + 30}V${l.crotchY - 76}Q22 ${l.crotchY - 44} 4 ${l.crotchY - 34}`, thread)}${button(0, l.waistY + 15, 8, s.fabric === 'denim' ? '#b7926a' : buttonColour(s))}`
      : ''
  return `${cloth(s, box(-l.waist, l.waistY - 1, l.waist * 2, 31, 5), { volume: 0.7 })}${stitch(s, `M${-l.waist + 4} ${l.waistY + 3}H${l.waist - 4}M${-l.waist + 4} ${l.waistY + 26}H${l.waist - 4}`, thread)}${loops}${fly}`
}

function backPockets(s: Sketch, l: Legs): string {
  return (
    patch(s, -66, l.hipY - 22, 76, 84) +
    patch(s, 66, l.hipY - 22, 76, 84) +
    seam(s, `M${-l.waist} ${l.waistY + 58}L0 ${l.waistY + 76}L${l.waist} ${l.waistY + 58}`)
  )
}

const frontPockets = (s: Sketch, l: Legs): string => slanted(s, 68, l.waistY + 30, l.hip - 4, l.waistY + 92)

export const trousers: Garment = {
  fabric: ['woven', 'corduroy', 'linen', 'woven'],
  print: 'plain',
  wear: 'bottom',
  focus: [0, 640, 260],
  draw: (s) => {
    const cut = s.seed.pick('cut', ['chino', 'cargo', 'wide', 'turnup'] as const)
    const l = shaped(
      s,
      cut === 'wide'
        ? { ...STRAIGHT, outer: 184, inner: 34, ease: 4 }
        : cut === 'cargo'
          ? { ...STRAIGHT, outer: 154, ease: 12 }
          : { ...STRAIGHT, outer: 134, inner: 46 },
    )
    const front = s.side === 'front'
    return [
      legs(s, l),
      front ? frontPockets(s, l) : backPockets(s, l),
      s.seed.chance('elastic', 0.4)
        ? waistRib(s, l.waist, l.waistY, 32) + (front ? cords(s, 12, l.waistY + 20, 70, '#f1e9dc') : '')
        : waistband(s, l, s.palette.stitch),
      cut === 'cargo'
        ? [-1, 1].map((m) => patch(s, m * 116, 850, 66, 90) + flap(s, m * 116, 842, 70, 26)).join('')
        : '',
      cut === 'turnup' ? legEnds(s, l, 'turnup', 40, tint(s.palette.main, 0.12)) : '',
    ].join('')
  },
}

export const jeans: Garment = {
  fabric: 'denim',
  print: 'plain',
  wear: 'bottom',
  focus: [0, 640, 260],
  draw: (s) => {
    const cut = s.seed.pick('cut', ['straight', 'slim', 'wide', 'turnup'] as const)
    const l = shaped(
      s,
      cut === 'wide'
        ? { ...STRAIGHT, outer: 180, inner: 36 }
        : cut === 'slim'
          ? { ...STRAIGHT, outer: 118, inner: 48 }
          : STRAIGHT,
    )
    const thread = '#c99a5b'
    const front = s.side === 'front'
    const worn = s.seed.between('fade', 0.12, 0.3).toFixed(2)
    const fade = [-1, 1]
      .map((m) =>
        [40, 28, 16]
          .map(
            (r) =>
              `<path d="${ellipse(m * 84, 850, r * 0.9, r * 4)}" fill="${tint(s.palette.main, 0.7)}" fill-opacity="${Number(worn) * 0.45}"/>`,
          )
          .join(''),
      )
      .join('')
    const knees =
      front && s.seed.chance('patches', 0.25)
        ? patch(s, -94, 896, 80, 92, shade(s.palette.main, 0.2)) + patch(s, 94, 896, 80, 92, shade(s.palette.main, 0.2))
        : ''
    const curve = (m: number): string =>
      `M${m * 58} ${l.waistY + 30}Q${m * 70} ${l.waistY + 78} ${m * (l.hip - 2)} ${l.waistY + 84}`
    const rivet = (m: number): string =>
      button(m * 60, l.waistY + 38, 3, '#c2a274') + button(m * (l.hip - 10), l.waistY + 80, 3, '#c2a274')
    const frontTop = stitch(s, curve(1) + curve(-1), thread) + seam(s, curve(1) + curve(-1)) + rivet(1) + rivet(-1)
    return [
      legs(s, l),
      fade,
      stitch(
        s,
        `M${l.hip - 8} ${l.hipY + 20}L${l.outer - 5} ${l.hemY - 20}M${-l.hip + 8} ${l.hipY + 20}L${-l.outer + 5} ${l.hemY - 20}`,
        thread,
      ),
      front ? frontTop : backPockets(s, l),
      waistband(s, l, thread),
      knees,
      cut === 'turnup' ? legEnds(s, l, 'turnup', 46, tint(s.palette.main, 0.45)) : '',
    ].join('')
  },
}

export const leggings: Garment = {
  fabric: ['jersey', 'rib'],
  print: 'soft',
  wear: 'bottom',
  focus: [0, 640, 250],
  draw: (s) => {
    const l = shaped(s, { ...STRAIGHT, waist: 108, hip: 126, outer: 94, inner: 40, ease: -6 })
    const end = s.seed.pick('end', ['stitch', 'rib', 'frill', 'bows'] as const)
    return [
      legs(s, l),
      waistRib(s, l.waist, l.waistY, 26),
      end === 'rib' ? legEnds(s, l, 'rib', 32) : end === 'frill' ? legEnds(s, l, 'frill', 26) : '',
      end === 'bows'
        ? bow(s, 84, l.hemY - 34, 26, s.palette.second) + bow(s, -84, l.hemY - 34, 26, s.palette.second)
        : '',
    ].join('')
  },
}

export const joggers: Garment = {
  fabric: ['jersey', 'waffle', 'teddy'],
  print: 'sport',
  wear: 'bottom',
  focus: [0, 640, 250],
  draw: (s) => {
    const l = shaped(s, { ...STRAIGHT, hemY: 1180, outer: 128, inner: 44, ease: 16 })
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.second])
    const front = s.side === 'front'
    const stripe = s.seed.chance('stripe', 0.4)
      ? [-1, 1]
          .map(
            (m) =>
              `<path d="M${m * (l.hip - 6)} ${l.hipY - 20}Q${m * (l.hip + 2)} ${l.hipY + 220} ${m * (l.outer - 2)} ${l.hemY - 4}" fill="none" stroke="${s.palette.second}" stroke-width="9"/>`,
          )
          .join('')
      : ''
    return [
      legs(s, l, { hem: 'none' }),
      stripe,
      front ? frontPockets(s, l) : patch(s, 62, l.hipY - 22, 78, 84),
      waistRib(s, l.waist, l.waistY, 36, trim),
      legEnds(s, l, 'rib', 44, trim),
      front ? cords(s, 11, l.waistY + 24, 76, '#f3ece0') : '',
      front && s.seed.chance('knees', 0.3)
        ? patch(s, -90, 880, 76, 90, s.palette.second) + patch(s, 90, 880, 76, 90, s.palette.second)
        : '',
      s.motif !== undefined && front ? `<g transform="translate(-92 760) scale(.5)">${s.motif}</g>` : '',
    ].join('')
  },
}

export const shorts: Garment = {
  fabric: ['woven', 'denim', 'jersey', 'linen'],
  print: 'woven',
  wear: 'bottom',
  focus: [0, 630, 240],
  draw: (s) => {
    const cut = s.seed.pick('cut', ['bermuda', 'turnup', 'frill', 'sport'] as const)
    const long = cut === 'bermuda' ? 930 : cut === 'frill' ? 830 : 868
    const l: Legs = {
      ...shaped(s, { ...STRAIGHT, outer: 176, inner: 16, ease: 2 }),
      hemY: long + s.seed.between('long', -16, 20),
    }
    const front = s.side === 'front'
    return [
      legs(s, l, cut === 'frill' ? { hem: 'none' } : {}),
      front ? frontPockets(s, l) : backPockets(s, l),
      cut === 'bermuda' || cut === 'turnup'
        ? waistband(s, l, s.palette.stitch)
        : waistRib(s, l.waist, l.waistY, 34) + (front ? cords(s, 11, l.waistY + 22, 66, '#f3ece0') : ''),
      cut === 'turnup'
        ? legEnds(s, l, 'turnup', 32, tint(s.palette.main, 0.12))
        : cut === 'frill'
          ? legEnds(s, l, 'frill', 24)
          : '',
      cut === 'sport'
        ? stitch(
            s,
            `M${l.hip - 6} ${l.hipY}L${l.outer - 6} ${l.hemY - 12}M${-l.hip + 6} ${l.hipY}L${-l.outer + 6} ${l.hemY - 12}`,
          )
        : '',
      foldPair(118, 600, 90, 700, 7, 4),
    ].join('')
  },
}
