import { shade, tint } from '../colour.ts'
import type { Garment } from './garment.ts'
import { cloth } from '../parts/cloth.ts'
import { bow, button } from '../parts/closures.ts'
import { fold, foldPair, gathers } from '../parts/folds.ts'
import { ribbed } from '../parts/rib.ts'
import { seam, stitch } from '../parts/stitching.ts'
import { ellipse, symmetric } from '../path.ts'
import { placed } from '../sketch.ts'
import type { Sketch } from '../sketch.ts'

function pompom(s: Sketch, x: number, y: number, r: number, fill: string): string {
  const tufts = Array.from({ length: 46 }, (_, i) => {
    const a = i * 2.4
    const reach = r * Math.sqrt((i + 3) / 48)
    return `<circle cx="${(x + Math.cos(a) * reach).toFixed(1)}" cy="${(y + Math.sin(a) * reach).toFixed(1)}" r="${(r * 0.2).toFixed(1)}" fill="${i % 3 === 0 ? tint(fill, 0.2) : i % 3 === 1 ? fill : shade(fill, 0.12)}"/>`
  })
  return cloth(s, ellipse(x, y, r), { fill: shade(fill, 0.08), texture: false }) + tufts.join('')
}

export const beanie: Garment = {
  fabric: ['knit', 'cable', 'rib'],
  print: 'knit',
  wear: 'head',
  focus: [0, 130, 170],
  frame: { x: -135, y: -70, w: 270, h: 250 },
  draw: (s) => {
    const shape = s.seed.pick('shape', ['pompom', 'docker', 'bonnet', 'ears', 'pompom'] as const)
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.second])
    const top = shape === 'docker' ? 0 : -22
    const dome = symmetric([0, top], [66, top - 2, 108, 44, 110, 118], [108, 136], [60, 148, 0, 148])
    const cuff = symmetric([0, 108], [60, 108, 112, 100], [118, 128, 113, 160], [60, 172, 0, 172])
    const flaps =
      shape === 'bonnet'
        ? [-1, 1]
            .map(
              (m) =>
                cloth(
                  s,
                  `M${m * 108} 120C${m * 112} 170 ${m * 104} 214 ${m * 78} 220C${m * 60} 206 ${m * 56} 170 ${m * 60} 140Z`,
                ) +
                `<path d="M${m * 80} 218C${m * 84} 250 ${m * 72} 270 ${m * 80} 296" stroke="${trim}" stroke-width="5" fill="none"/>`,
            )
            .join('')
        : ''
    const ears =
      shape === 'ears'
        ? [-1, 1]
            .map(
              (m) =>
                cloth(s, ellipse(m * 76, 4, 30), {}) + cloth(s, ellipse(m * 76, 6, 17), { fill: trim, shadow: false }),
            )
            .join('')
        : ''
    const ball =
      shape === 'pompom'
        ? pompom(s, 0, -34, 40, s.seed.pick('ball', [s.palette.second, '#efe6d8', s.palette.main]))
        : ''
    return (
      flaps +
      ears +
      cloth(s, dome, { print: 0, folds: gathers(top + 4, 110, 16, 96, 7) }) +
      ribbed(s, cuff, trim) +
      ball
    )
  },
}

export const cap: Garment = {
  fabric: ['woven', 'denim', 'corduroy'],
  print: 'sport',
  wear: 'head',
  focus: [0, 90, 190],
  frame: { x: -150, y: -10, w: 300, h: 220 },
  draw: (s) => {
    const peak = s.seed.pick('peak', [s.palette.main, s.palette.second])
    const dome = symmetric([0, 0], [62, -2, 108, 42, 112, 128], [60, 142, 0, 142])
    if (s.side === 'back')
      return (
        cloth(s, dome, { print: 0 }) +
        seam(s, 'M0 2V84') +
        `<path d="M-44 142C-42 96 42 96 44 142Z" fill="${s.palette.inside}"/>` +
        cloth(s, 'M-52 128Q0 144 52 128L52 144Q0 158 -52 144Z')
      )
    const brim = symmetric([0, 122], [64, 120, 112, 126], [134, 150, 146, 186, 118, 194], [70, 176, 0, 176])
    const mark = s.motif === undefined ? '' : `<g transform="translate(0 74) scale(.68)">${s.motif}</g>`
    const panels = s.seed.chance('panel', 0.4)
      ? cloth(s, symmetric([0, 1], [38, 12, 56, 70, 60, 134], [30, 140, 0, 140]), {
          fill: s.seed.pick('front', [s.palette.second, '#f3ecdf']),
          shadow: false,
          volume: 0.5,
        })
      : seam(s, 'M0 2V136')
    return `${cloth(s, dome, { print: 0 })}${panels}${seam(s, 'M-60 134C-58 70 -38 12 0 2C38 12 58 70 60 134')}${mark}${cloth(s, brim, { fill: peak, texture: false })}${stitch(s, 'M-108 140Q0 130 108 140M-114 156Q0 144 114 156M-118 174Q0 158 118 174')}${button(0, 0, 8, peak)}`
  },
}

export const sunhat: Garment = {
  fabric: ['linen', 'woven', 'woven'],
  print: 'woven',
  wear: 'head',
  focus: [0, 100, 190],
  frame: { x: -190, y: -10, w: 380, h: 250 },
  draw: (s) => {
    const brim = s.seed.pick('brim', ['wide', 'bucket', 'frill'] as const)
    const reach = brim === 'wide' ? 190 : 156
    const dome = symmetric([0, 0], [58, -2, 92, 22, 104, 126], [60, 142, 0, 142])
    const under = symmetric(
      [0, 116],
      [70, 112, 106, 118],
      [150, 140, reach, 176, reach - 8, 192],
      [reach * 0.7, 214, 0, 216],
    )
    const trim = s.seed.pick('trim', [s.palette.second, s.palette.main, '#f3ecdf'])
    const folds = brim === 'frill' ? gathers(124, 210, 104, reach, 13) : foldPair(60, 130, 110, 200, 9)
    const lines = [150, 166, 182, 198]
      .map((y) => `M${-reach + 20} ${y - 8}Q0 ${y + 20} ${reach - 20} ${y - 8}`)
      .join('')
    return [
      cloth(s, under, { print: 0, folds }),
      brim === 'bucket' ? stitch(s, lines) : '',
      cloth(s, dome, { print: 0, folds: gathers(6, 90, 24, 80, 4) }),
      cloth(s, 'M-102 104Q0 122 102 104L106 132Q0 150 -106 132Z', { fill: trim, volume: 0.5 }),
      brim !== 'bucket' && s.seed.chance('bow', 0.6) ? bow(s, 62, 124, 40, trim) : '',
      fold(0, 10, 0, 90, 5),
    ].join('')
  },
}

export const scarf: Garment = {
  fabric: ['knit', 'cable', 'rib', 'woven'],
  print: 'woven',
  wear: 'neck',
  focus: [10, 330, 220],
  draw: (s) => {
    const snood = s.seed.chance('snood', 0.35)
    const fringe = (x: number, y: number, w: number): string =>
      Array.from(
        { length: 9 },
        (_, i) =>
          `<path d="M${x + (w * i) / 8} ${y}q${(i % 3) - 1} 20 ${((i * 5) % 7) - 3} 38" stroke="${i % 2 === 0 ? s.palette.main : s.palette.second}" stroke-width="4.6" stroke-linecap="round" fill="none"/>`,
      ).join('')
    const loop = cloth(s, symmetric([0, 262], [60, 258, 104, 246, 112, 274], [124, 318, 84, 352, 0, 356]), {
      print: 0,
      folds: fold(-96, 280, 96, 276, 12, 16) + fold(-90, 310, 92, 300, 12, 18),
    })
    const over = cloth(s, 'M-110 290C-60 330 40 350 112 280C116 330 60 372 -10 372C-60 370 -104 340 -110 290Z', {
      print: 0,
      folds: fold(-80, 330, 90, 316, 12, 20),
    })
    if (snood) return loop + over
    const end = (x: number, y: number, h: number, lean: number): string =>
      cloth(s, `M${x} ${y}L${x + 74} ${y}L${x + 78 + lean} ${y + h}L${x - 2 + lean} ${y + h}Z`, {
        print: 0,
        folds: fold(x + 20, y, x + 26 + lean, y + h, 8) + fold(x + 50, y, x + 54 + lean, y + h - 60, 8),
      }) + fringe(x + 2 + lean, y + h, 72)
    return end(-64, 330, 250, -14) + loop + end(2, 340, 310, 12) + over
  },
}

/** Length of each finger of a glove relative to the first. */
const FINGERS = [0, 24, 16, -16] as const

export const gloves: Garment = {
  fabric: ['knit', 'cable', 'teddy', 'shell'],
  print: 'knit',
  wear: 'held',
  focus: [0, 130, 260],
  frame: { x: -250, y: -110, w: 500, h: 420 },
  draw: (s) => {
    const fingers = s.seed.chance('fingers', 0.3)
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.second])
    const cord = s.seed.chance('cord', 0.5)
      ? `<path d="M-120 -90C-60 -190 60 -190 120 -90" fill="none" stroke="${trim}" stroke-width="6"/>`
      : ''
    const one = (m: number): string => {
      const x = (n: number): string => (m * n).toFixed(1)
      const hand = fingers
        ? [0, 1, 2, 3]
            .map((i) =>
              cloth(
                s,
                `M${x(62 + i * 32)} 120L${x(60 + i * 33)} ${250 + (FINGERS[i] ?? 0)}Q${x(76 + i * 33)} ${284 + (FINGERS[i] ?? 0)} ${x(92 + i * 33)} ${250 + (FINGERS[i] ?? 0)}L${x(94 + i * 32)} 120Z`,
                { print: 0 },
              ),
            )
            .join('') +
          cloth(
            s,
            `M${x(66)} -40C${x(50)} 60 ${x(52)} 120 ${x(62)} 170L${x(192)} 170C${x(196)} 100 ${x(186)} 20 ${x(180)} -40Z`,
            { print: 0 },
          )
        : cloth(
            s,
            `M${x(66)} -40C${x(46)} 60 ${x(44)} 160 ${x(62)} 230C${x(84)} 300 ${x(172)} 300 ${x(192)} 230C${x(206)} 150 ${x(190)} 30 ${x(180)} -40Z`,
            { print: 0, folds: fold(m * 90, 20, m * 100, 180, 9) },
          )
      return (
        cloth(s, `M${x(70)} 40C${x(40)} 60 ${x(10)} 120 ${x(16)} 160C${x(24)} 186 ${x(52)} 176 ${x(72)} 140Z`, {
          print: 0,
        }) +
        hand +
        ribbed(s, `M${x(64)} -110L${x(182)} -110L${x(184)} -30L${x(62)} -30Z`, trim)
      )
    }
    if (s.worn)
      return [-1, 1]
        .map((m) => placed(s, `translate(${m * 196} 704) rotate(${m * -17}) scale(.42)`, () => one(m)))
        .join('')
    return cord + one(-1) + one(1)
  },
}
