import { shade } from '../colour.ts'
import type { Garment } from './garment.ts'
import { cloth } from '../parts/cloth.ts'
import { snap, zip } from '../parts/closures.ts'
import { patch } from '../parts/pocket.ts'
import { foldPair, gathers } from '../parts/folds.ts'
import { stitch } from '../parts/stitching.ts'
import { box, symmetric } from '../path.ts'
import { placed } from '../sketch.ts'

export const backpack: Garment = {
  fabric: ['woven', 'shell', 'corduroy', 'denim'],
  print: 'soft',
  wear: 'held',
  focus: [0, 60, 260],
  frame: { x: -200, y: -250, w: 400, h: 500 },
  draw: (s) => {
    const roll = s.seed.pick('shape', ['round', 'roll', 'flap'] as const)
    const trim = s.seed.pick('trim', [s.palette.second, '#a9774c', shade(s.palette.main, 0.2)])
    const body = symmetric(
      [0, -206],
      [110, -206, 156, -160, 158, -60],
      [164, 120, 166, 190, 152, 226],
      [120, 244, 0, 244],
    )
    const handle = `<path d="M-40 -200C-40 -256 40 -256 40 -200" fill="none" stroke="${trim}" stroke-width="13"/>`
    if (s.side === 'back')
      return (
        handle +
        cloth(s, body, {}) +
        [-1, 1]
          .map((m) =>
            cloth(
              s,
              `M${m * 40} -190C${m * 110} -180 ${m * 120} -20 ${m * 120} 150L${m * 86} 150C${m * 84} 0 ${m * 76} -120 ${m * 24} -170Z`,
              { fill: trim },
            ),
          )
          .join('')
      )
    const front =
      roll === 'flap'
        ? cloth(s, symmetric([0, -208], [110, -208, 160, -150, 158, -40], [150, 6, 0, 14]), { print: 0 }) +
          [-1, 1]
            .map(
              (m) =>
                cloth(s, box(m * 70 - 11, -60, 22, 120, 4), { fill: trim, texture: false }) +
                snap(m * 70, 40, 7, '#d8c08a'),
            )
            .join('')
        : stitch(s, 'M-140 -110C-100 -170 100 -170 140 -110') +
          `<path d="M-146 -100C-100 -170 100 -170 146 -100" stroke="${trim}" stroke-width="8" fill="none"/>`
    const pocket =
      cloth(s, symmetric([0, 40], [100, 40], [112, 120, 108, 180, 100, 214], [60, 224, 0, 224]), {
        fill: s.motif === undefined ? s.palette.main : s.palette.main,
        print: 0,
        volume: 0.8,
      }) + placed(s, 'translate(0 62) rotate(90) translate(0 -82)', () => zip(s, 0, 0, 164))
    return [
      handle,
      [-1, 1].map((m) => cloth(s, box(m * 172 - 20, 60, 40, 140, 18), { fill: trim })).join(''),
      cloth(s, body, { print: 0, folds: foldPair(120, -120, 140, 60, 12) }),
      pocket,
      front,
      s.motif === undefined
        ? ''
        : `<g transform="translate(0 ${roll === 'flap' ? -110 : -40}) scale(1.1)">${s.motif}</g>`,
    ].join('')
  },
}

export const bag: Garment = {
  fabric: ['woven', 'linen', 'teddy', 'corduroy'],
  print: 'woven',
  wear: 'held',
  focus: [0, 60, 240],
  frame: { x: -180, y: -260, w: 360, h: 480 },
  draw: (s) => {
    const shape = s.seed.pick('shape', ['tote', 'cross', 'drawstring'] as const)
    const trim = s.seed.pick('trim', [s.palette.second, '#a9774c'])
    const strap =
      shape === 'cross'
        ? `<path d="M-130 -40C-150 -330 150 -330 130 -40" fill="none" stroke="${trim}" stroke-width="11"/>`
        : `<path d="M-70 -80C-70 -260 70 -260 70 -80" fill="none" stroke="${shape === 'tote' ? trim : s.palette.second}" stroke-width="${shape === 'tote' ? 17 : 7}"/>`
    const d =
      shape === 'cross'
        ? symmetric([0, -70], [100, -70, 150, -60, 150, 20], [150, 120, 90, 170, 0, 170])
        : symmetric([0, -96], [150, -96], [156, 60, 160, 140, 150, 206], [80, 216, 0, 216])
    const over =
      shape === 'cross'
        ? cloth(s, symmetric([0, -72], [100, -72, 152, -62, 150, 20], [120, 70, 0, 76]), { print: 0 }) +
          snap(0, 58, 9, '#d8c08a')
        : shape === 'drawstring'
          ? cloth(s, 'M-152 -110L152 -110L150 -66L-150 -66Z', { folds: gathers(-110, -66, 140, 146, 15) })
          : stitch(s, 'M-148 -78H148')
    return (
      strap +
      cloth(s, d, { print: 0, folds: foldPair(90, -60, 110, 140, 11) }) +
      over +
      (s.motif === undefined ? '' : `<g transform="translate(0 70) scale(1.2)">${s.motif}</g>`) +
      (shape === 'tote' ? patch(s, 0, 60, 120, 110, trim) : '')
    )
  },
}
