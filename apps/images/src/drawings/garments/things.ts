import { shade, tint } from '../colour.ts'
import type { Garment } from './garment.ts'
import { chestMotif } from './garment.ts'
import { cloth } from '../parts/cloth.ts'
import { bow, snap } from '../parts/closures.ts'
import { fold } from '../parts/folds.ts'
import { seam } from '../parts/stitching.ts'
import { box, ellipse, symmetric } from '../path.ts'
import { flower, heart, star } from '../prints/emblems.ts'
import { placed } from '../sketch.ts'
import type { Sketch } from '../sketch.ts'

export const blanket: Garment = {
  fabric: ['waffle', 'knit', 'cable', 'linen'],
  print: 'soft',
  wear: 'held',
  focus: [0, 60, 280],
  frame: { x: -230, y: -260, w: 460, h: 560 },
  draw: (s) => {
    const trim = s.seed.pick('trim', [s.palette.second, tint(s.palette.main, 0.4)])
    const edge = s.seed.pick('edge', ['bound', 'fringe', 'scallop'] as const)
    const main =
      'M-196 -230C-60 -240 80 -236 200 -228C206 -80 202 120 206 262C70 272 -80 268 -204 262C-200 100 -204 -80 -196 -230Z'
    const back = cloth(s, 'M-150 -250L216 -240L220 230L-130 240Z', { fill: shade(trim, 0.04) })
    const turned = cloth(s, 'M206 262L206 60C160 110 90 190 4 268Z', { fill: trim, folds: fold(190, 90, 30, 250, 12) })
    const border =
      edge === 'fringe'
        ? Array.from(
            { length: 34 },
            (_, i) =>
              `<path d="M${-200 + i * 12} 262q2 18 ${(i % 3) - 1} 34" stroke="${s.palette.main}" stroke-width="5" stroke-linecap="round" fill="none"/>`,
          ).join('')
        : edge === 'bound'
          ? `<path d="M-188 -218C-60 -228 80 -224 190 -217M-192 -214C-196 -60 -192 100 -194 250" fill="none" stroke="${trim}" stroke-width="14"/>`
          : Array.from(
              { length: 17 },
              (_, i) => `<circle cx="${-190 + i * 24}" cy="-230" r="13" fill="${trim}"/>`,
            ).join('')
    return (
      back +
      (edge === 'bound' ? '' : border) +
      cloth(s, main, {
        print: 0,
        folds: fold(-120, -220, -150, 200, 16, 8) + fold(20, -220, -20, 240, 16, -8) + fold(120, -220, 110, 60, 14, 6),
      }) +
      (edge === 'bound' ? border : '') +
      turned +
      (s.motif === undefined ? '' : `<g transform="translate(-60 -20) scale(1.5)">${s.motif}</g>`)
    )
  },
}

export const bib: Garment = {
  fabric: ['waffle', 'jersey', 'linen'],
  print: 'soft',
  wear: 'neck',
  focus: [0, 400, 220],
  draw: (s) => {
    const shape = s.seed.pick('shape', ['round', 'bandana', 'square', 'petal'] as const)
    const trim = s.seed.pick('trim', [s.palette.second, s.palette.main, tint(s.palette.main, 0.5)])
    const inner: number[][] = [
      [40, 372, 66, 340, 62, 296],
      [60, 276],
      [84, 262, 100, 276, 106, 300],
    ]
    const rest: number[][] =
      shape === 'bandana'
        ? [[150, 360, 60, 480, 0, 530]]
        : shape === 'square'
          ? [
              [130, 350, 132, 440],
              [132, 500, 120, 512, 60, 514],
              [0, 514],
            ]
          : shape === 'petal'
            ? [
                [150, 350, 142, 400, 128, 420],
                [132, 480, 80, 500, 62, 480],
                [40, 530, 0, 520],
              ]
            : [[150, 380, 130, 520, 0, 522]]
    const d = symmetric([0, 372], ...inner, ...rest)
    const clasp = s.worn ? '' : snap(72, 274, 5) + snap(-72, 274, 5)
    return (
      cloth(s, d, {
        fill: s.palette.main,
        print: 0,
        folds:
          shape === 'bandana'
            ? fold(-70, 350, 70, 340, 14, 40) + fold(-80, 380, 60, 400, 12, 40)
            : fold(-60, 400, -70, 500, 8),
      }) +
      `<path d="${d}" fill="none" stroke="${trim}" stroke-width="9" stroke-linejoin="round"/>` +
      clasp +
      chestMotif(s, 446, 84)
    )
  },
}

export const umbrella: Garment = {
  fabric: 'shell',
  print: 'bold',
  wear: 'held',
  focus: [0, -60, 300],
  frame: { x: -260, y: -250, w: 520, h: 560 },
  draw: (s) => {
    const handle = '#a9774c'
    const ears = s.seed.chance('ears', 0.3)
      ? [-1, 1]
          .map((m) =>
            cloth(s, `M${m * 96} -190C${m * 92} -260 ${m * 150} -260 ${m * 160} -160Z`, { fill: s.palette.second }),
          )
          .join('')
      : ''
    const dome = symmetric(
      [0, -226],
      [130, -226, 248, -130, 256, 20],
      [216, -18, 176, 20],
      [130, -22, 88, 22],
      [44, -18, 0, 22],
    )
    const ribs = `M0 -226C40 -160 80 -80 88 22M0 -226C-40 -160 -80 -80 -88 22M0 -226C90 -180 160 -90 176 20M0 -226C-90 -180 -160 -90 -176 20`
    const gores =
      s.print === undefined
        ? cloth(s, 'M0 -226C40 -160 80 -80 88 22Q44 -18 0 22Q-44 -18 -88 22C-80 -80 -40 -160 0 -226Z', {
            fill: s.palette.second,
            shadow: false,
            volume: 0.4,
          })
        : ''
    return `<path d="M0 -10V230C0 286 70 286 70 236" fill="none" stroke="${shade(handle, 0.4)}" stroke-width="15" stroke-linecap="round"/><path d="M0 -10V230C0 286 70 286 70 236" fill="none" stroke="${handle}" stroke-width="11" stroke-linecap="round"/><path d="M0 -226V-250" stroke="${handle}" stroke-width="9" stroke-linecap="round"/>${ears}${cloth(s, dome, { print: 0 })}${gores}${seam(s, ribs)}`
  },
}

export const belt: Garment = {
  fabric: 'leather',
  print: 'plain',
  wear: 'held',
  focus: [60, 10, 220],
  frame: { x: -220, y: -190, w: 440, h: 380 },
  draw: (s) => {
    if (s.worn)
      return (
        cloth(s, 'M-126 552Q0 566 126 552L126 578Q0 592 -126 578Z', {}) +
        '<rect x="-20" y="552" width="40" height="36" rx="5" fill="none" stroke="#c9a86a" stroke-width="5"/>'
      )
    const woven = s.seed.chance('elastic', 0.45)
    const metal = s.seed.pick('metal', ['#c9a86a', '#c3c6cb', '#8d8178'])
    const ring = (r: number, w: number, fill: string): string =>
      `<ellipse cx="0" cy="0" rx="${r}" ry="${r * 0.82}" fill="none" stroke="${shade(fill, 0.35)}" stroke-width="${w + 3}"/><ellipse cx="0" cy="0" rx="${r}" ry="${r * 0.82}" fill="none" stroke="${fill}" stroke-width="${w}"/>`
    const stripes = woven
      ? `<ellipse cx="0" cy="0" rx="150" ry="123" fill="none" stroke="${s.palette.second}" stroke-width="16"/>`
      : `<ellipse cx="0" cy="0" rx="162" ry="133" fill="none" stroke="${s.palette.stitch}" stroke-width="2" stroke-dasharray="7 5"/><ellipse cx="0" cy="0" rx="136" ry="112" fill="none" stroke="${s.palette.stitch}" stroke-width="2" stroke-dasharray="7 5"/>`
    const tail = cloth(s, 'M20 104L188 138C206 142 206 180 186 178L16 146Z', {})
    const holes = [0, 1, 2, 3]
      .map((i) => `<circle cx="${110 + i * 20}" cy="${142 + i * 4}" r="4" fill="${s.palette.inside}"/>`)
      .join('')
    s.silhouette.push({ d: ellipse(0, 0, 170, 140), transform: '' })
    return `${ring(112, 34, shade(s.palette.main, 0.12))}${ring(150, 42, s.palette.main)}${stripes}${tail}${holes}<rect x="2" y="92" width="60" height="68" rx="10" fill="none" stroke="${shade(metal, 0.4)}" stroke-width="13"/><rect x="2" y="92" width="60" height="68" rx="10" fill="none" stroke="${metal}" stroke-width="9"/><path d="M2 124L66 130" stroke="${metal}" stroke-width="7" stroke-linecap="round"/>`
  },
}

function clip(s: Sketch, kind: 'bow' | 'flower' | 'star' | 'heart', fill: string): string {
  const base = cloth(s, 'M-74 18C-60 6 60 6 82 16C86 24 84 30 80 32L-70 34C-80 32 -80 22 -74 18Z', {
    fill: '#d9c08c',
    texture: false,
    volume: 0.5,
  })
  if (kind === 'bow') return base + bow(s, 0, 10, 76, fill)
  s.silhouette.push({ d: ellipse(-18, 8, 48), transform: '' })
  return (
    base +
    (kind === 'flower'
      ? flower(-18, 8, 56, fill, s.palette.accent, 6) + flower(-18, 8, 30, tint(fill, 0.3), s.palette.accent, 6)
      : kind === 'star'
        ? star(-18, 8, 56, fill) + star(-18, 8, 30, tint(fill, 0.25))
        : heart(-18, 10, 54, fill))
  )
}

export const hairclip: Garment = {
  fabric: ['woven', 'corduroy', 'linen'],
  print: 'woven',
  wear: 'held',
  focus: [0, -60, 190],
  frame: { x: -150, y: -210, w: 300, h: 430 },
  draw: (s) => {
    const [one, two] = [
      s.seed.pick('kind', ['bow', 'flower', 'star', 'heart'] as const),
      s.seed.pick('kind2', ['bow', 'flower', 'star', 'heart'] as const),
    ]
    if (s.worn) return clip(s, one, s.palette.main)
    const card = cloth(s, box(-140, -205, 280, 410, 14), { fill: '#fbf6ec', texture: false, volume: 0.2 })
    const words = `<path d="M-40 -172H40M-24 -158H24" stroke="#c9b9a2" stroke-width="4" stroke-linecap="round"/>`
    if (s.side === 'back')
      return `${card}<path d="M-90 -60H90M-90 -40H90M-90 -20H50M-90 120h70" stroke="#d8cbb6" stroke-width="5" stroke-linecap="round"/>`
    return (
      card +
      words +
      placed(s, 'translate(6 -72)', () => clip(s, one, s.palette.main)) +
      placed(s, 'translate(-2 92) rotate(-8)', () => clip(s, two, s.palette.second))
    )
  },
}

export const giftcard: Garment = {
  fabric: 'woven',
  print: 'soft',
  wear: 'held',
  focus: [0, 0, 260],
  frame: { x: -240, y: -200, w: 480, h: 400 },
  draw: (s) => {
    const envelope = placed(
      s,
      'rotate(7) translate(22 34)',
      () =>
        cloth(s, box(-205, -130, 410, 260, 10), { fill: tint(s.palette.second, 0.55), volume: 0.3 }) +
        seam(s, 'M-204 -128L0 30L204 -128'),
    )
    const card = placed(s, 'rotate(-6)', () => {
      const ground = cloth(s, box(-205, -130, 410, 260, 18), { print: 0, texture: false, volume: 0.3 })
      const label =
        s.motif === undefined
          ? `<circle r="62" fill="#fdf8ef" fill-opacity=".94"/>${heart(0, 4, 30, s.palette.main)}`
          : `<g transform="scale(1.5)">${s.motif}</g>`
      const ribbon = `<rect x="-205" y="66" width="410" height="22" fill="${s.palette.second}" fill-opacity=".9"/>`
      return (
        ground +
        ribbon +
        (s.side === 'back'
          ? `<rect x="-205" y="-86" width="410" height="46" fill="${shade(s.palette.main, 0.6)}"/><rect x="-160" y="-10" width="230" height="36" fill="#fdf8ef"/>`
          : label + bow(s, -140, 76, 50, s.palette.second))
      )
    })
    return envelope + card
  },
}
