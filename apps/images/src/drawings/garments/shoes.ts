import { shade, tint } from '../colour.ts'
import type { Garment } from './garment.ts'
import { cloth } from '../parts/cloth.ts'
import { bow, button } from '../parts/closures.ts'
import { fold } from '../parts/folds.ts'
import { seam, stitch } from '../parts/stitching.ts'
import { placed } from '../sketch.ts'
import type { Sketch } from '../sketch.ts'

/** A shoe in side view, toe to the right, its sole at y = 0, about 300 long. */
type Shoe = (s: Sketch) => string
const FRAME = { x: -206, y: -240, w: 412, h: 340 } as const

function sole(s: Sketch, fill: string, height: number): string {
  return (
    cloth(
      s,
      `M-148 ${-height}C-152 ${-height * 0.4} -150 0 -138 0L128 0C152 0 160 ${-height * 0.6} 152 ${-height - 4}Q0 ${-height + 6} -148 ${-height}Z`,
      { fill, texture: false, volume: 0.7 },
    ) +
    `<path d="M-146 ${-height * 0.45}Q0 ${-height * 0.3} 152 ${-height * 0.5}" stroke="${shade(fill, 0.3)}" stroke-opacity=".4" stroke-width="1.6" fill="none"/>`
  )
}

const opening = (s: Sketch, d: string): string => `<path d="${d}" fill="${s.palette.inside}"/>`

const sneaker: Shoe = (s) => {
  const high = s.seed.chance('high', 0.4)
  const top = high ? -190 : -128
  const strap = s.seed.chance('velcro', 0.5)
  const upper = `M-146 -26C-152 -80 -146 ${top + 30} -132 ${top}C-104 ${top - 8} -60 ${top + 4} -36 ${top + 6}C-14 ${top + 40} 16 -96 60 -84C110 -76 152 -66 154 -28Q0 -18 -146 -26Z`
  const laces = [0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="M${-22 + i * 22} ${(high ? -150 : -118) + i * (high ? 20 : 11)}l34 ${-14 + i}" stroke="#fbf6ec" stroke-width="7" stroke-linecap="round"/>`,
    )
    .join('')
  const straps = [0, 1]
    .map((i) =>
      cloth(s, `M${-40 + i * 42} ${top + 26 + i * (high ? 44 : 20)}l46 -12l12 18l-62 26z`, {
        fill: s.palette.second,
        texture: false,
        volume: 0.5,
      }),
    )
    .join('')
  return `${opening(s, `M-132 ${top}C-104 ${top - 18} -60 ${top - 14} -36 ${top + 6}Z`)}${cloth(s, upper, { print: 0 })}${cloth(s, 'M92 -82C124 -76 152 -66 154 -28Q120 -24 92 -24C80 -44 80 -66 92 -82Z', { fill: tint(s.palette.main, 0.5), texture: false, shadow: false, volume: 0.5 })}${cloth(s, `M-146 -26C-152 -70 -148 -90 -142 -108C-110 -92 -92 -60 -90 -24Z`, { fill: s.palette.second, texture: false, shadow: false, volume: 0.5 })}${stitch(s, 'M-84 -30C-60 -90 0 -80 40 -30')}${strap ? straps : laces}${sole(s, '#f7f2e8', 28)}`
}

const boot: Shoe = (s) => {
  const upper =
    'M-146 -28C-154 -110 -140 -180 -138 -226C-100 -236 -40 -236 -10 -226C-8 -180 -4 -130 34 -110C90 -96 152 -86 154 -30Q0 -20 -146 -28Z'
  const kind = s.seed.pick('kind', ['lace', 'chelsea', 'fur'] as const)
  const laces = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M${-36 + i * 9} ${-212 + i * 24}l40 -2" stroke="#efe2c8" stroke-width="6" stroke-linecap="round"/>`,
    )
    .join('')
  const side =
    kind === 'chelsea'
      ? cloth(s, 'M-96 -220L-46 -220C-52 -150 -58 -110 -72 -86C-88 -110 -94 -150 -96 -220Z', {
          fill: s.palette.second,
          shadow: false,
          volume: 0.5,
        }) + cloth(s, 'M-140 -222l-10 -26l14 -4l12 26z', { fill: s.palette.second })
      : laces
  const fur =
    kind === 'fur'
      ? cloth(
          s,
          'M-150 -238C-140 -258 -20 -258 0 -238C8 -220 -4 -200 -14 -204C-60 -192 -110 -194 -136 -204C-152 -206 -156 -226 -150 -238Z',
          { fill: '#efe4d2' },
        )
      : opening(s, 'M-138 -226C-100 -246 -40 -246 -10 -226Z')
  return `${kind === 'fur' ? '' : fur}${cloth(s, upper, { folds: fold(-120, -110, -20, -100, 10, 6) + fold(-110, -130, -30, -126, 9, 6) })}${seam(s, 'M30 -108C10 -80 4 -50 6 -24')}${side}${kind === 'fur' ? fur : ''}${sole(s, s.seed.pick('sole', ['#d9c3a0', '#5a4a42', '#f2eadc']), 30)}`
}

const sandal: Shoe = (s) => {
  const strap = (d: string, fill = s.palette.main): string => cloth(s, d, { fill, texture: false, volume: 0.7 })
  const closed = s.seed.chance('closed', 0.4)
  return `${cloth(s, 'M-140 -30Q0 -50 148 -30L150 -22Q0 -14 -146 -22Z', { fill: '#d9b98c', texture: false, volume: 0.3 })}${strap('M-144 -26C-154 -70 -144 -108 -130 -130L-104 -124C-112 -90 -112 -60 -104 -26Z')}${strap('M-132 -128C-90 -146 -50 -140 -22 -104L-36 -84C-62 -112 -96 -114 -122 -104Z', s.palette.second)}${closed ? strap('M40 -26C40 -76 80 -84 112 -78C142 -72 156 -54 154 -26Z') : strap('M34 -26C38 -70 60 -88 92 -82L124 -26L92 -26L80 -50L62 -26Z')}${strap('M-44 -26C-46 -66 -28 -96 -8 -104L14 -92C-4 -74 -10 -50 -8 -26Z')}${button(-30, -100, 8, '#d8c08a')}${s.seed.chance('flower', 0.4) ? bow(s, 82, -84, 30, s.palette.second) : ''}${sole(s, s.seed.pick('sole', ['#c8a77b', '#f2eadc', '#e0cfb4']), 24)}`
}

const ballerina: Shoe = (s) => {
  const strap = s.seed.chance('strap', 0.55)
  return `${opening(s, 'M-132 -92C-90 -60 -10 -54 52 -74L20 -50L-120 -50Z')}${strap ? cloth(s, 'M-66 -64C-56 -124 -14 -132 16 -112C24 -100 26 -84 26 -66L10 -66C6 -104 -40 -112 -48 -60Z', { texture: false, volume: 0.5 }) + button(2, -104, 7, '#e3cf9d') : ''}${cloth(s, 'M-146 -18C-154 -56 -146 -86 -134 -94C-100 -58 -10 -50 56 -76C106 -84 154 -62 156 -18Q0 -8 -146 -18Z', { print: 0 })}${s.seed.chance('bow', 0.7) ? bow(s, 92, -74, 34, s.palette.second) : button(96, -62, 9, s.palette.second)}${sole(s, shade(s.palette.main, 0.3), 15)}`
}

const slipper: Shoe = (s) => {
  const ears = s.seed.chance('ears', 0.5)
  const face = ears
    ? `<circle cx="108" cy="-58" r="4" fill="#2b2333"/><circle cx="132" cy="-52" r="4" fill="#2b2333"/><circle cx="124" cy="-42" r="5" fill="#c77c74"/>`
    : ''
  return `${opening(s, 'M-134 -104C-100 -124 -30 -124 10 -104L0 -60L-120 -60Z')}${ears ? cloth(s, 'M62 -92C46 -140 74 -150 88 -98Z') + cloth(s, 'M92 -94C92 -142 120 -140 112 -88Z') : ''}${cloth(s, 'M-146 -24C-156 -66 -148 -98 -136 -108C-110 -88 -40 -84 10 -104C80 -116 156 -86 156 -24Q0 -14 -146 -24Z', { print: 0, folds: fold(20, -96, 60, -40, 9) })}${cloth(s, 'M-150 -112C-146 -126 -132 -124 -124 -116C-90 -100 -40 -96 4 -116C18 -122 26 -104 14 -94C-40 -72 -110 -76 -140 -94C-150 -100 -152 -106 -150 -112Z', { fill: '#f1e8da' })}${face}${sole(s, tint(s.palette.second, 0.3), 18)}`
}

const wellie: Shoe = (s) => {
  const top = s.seed.pick('top', [-240, -210])
  return `${cloth(s, `M-142 ${top}C-100 ${top - 14} -50 ${top - 14} -14 ${top}L-14 ${top + 20}L-142 ${top + 20}Z`, { fill: s.palette.inside, texture: false, volume: 0 })}${cloth(s, `M-146 -26C-150 -110 -142 -170 -144 ${top}Q-80 ${top + 16} -12 ${top}C-12 -170 -12 -120 30 -108C88 -94 152 -84 156 -28Q0 -18 -146 -26Z`, { print: 0, folds: fold(-110, -150, -112, -40, 14, -4) })}<path d="M-126 ${top + 34}C-122 -150 -128 -110 -124 -60" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M70 -88C100 -82 126 -72 134 -56" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round" fill="none"/>${cloth(s, `M-146 ${top - 3}Q-80 ${top + 13} -10 ${top - 3}L-10 ${top + 19}Q-80 ${top + 34} -146 ${top + 19}Z`, { fill: s.palette.second, texture: false })}${s.seed.chance('strap', 0.4) ? cloth(s, 'M-146 -150L-14 -142L-14 -124L-147 -130Z', { fill: s.palette.second, texture: false, shadow: false, volume: 0.5 }) + button(-60, -138, 8, '#e0d6c2') : ''}${sole(s, s.seed.pick('sole', [shade(s.palette.main, 0.25), '#efe7d8', s.palette.second]), 28)}`
}

/** A pair of shoes, the far one behind the near one; mirrored in the back view. */
function pair(shoe: Shoe): Garment['draw'] {
  return (s) => {
    if (s.worn)
      return [-1, 1].map((m) => placed(s, `translate(${m * 92} 1338) scale(${m * 0.4} .4)`, () => shoe(s))).join('')
    const flip = s.side === 'back' ? -1 : 1
    return (
      placed(s, `translate(${flip * 52} -22) scale(${flip * 0.98} .98)`, () => shoe(s)) +
      placed(s, `translate(${flip * -52} 92) scale(${flip} 1)`, () => shoe(s))
    )
  }
}

const kind = (shoe: Shoe, rest: Pick<Garment, 'fabric' | 'print'>): Garment => ({
  ...rest,
  wear: 'feet',
  frame: FRAME,
  focus: [10, 30, 230],
  draw: pair(shoe),
})

export const sneakers = kind(sneaker, { fabric: ['woven', 'leather', 'denim'], print: 'plain' })
export const boots = kind(boot, { fabric: ['leather', 'corduroy'], print: 'plain' })
export const sandals = kind(sandal, { fabric: 'leather', print: 'plain' })
export const ballerinas = kind(ballerina, { fabric: ['leather', 'corduroy'], print: 'woven' })
export const slippers = kind(slipper, { fabric: ['teddy', 'knit', 'corduroy'], print: 'plain' })
export const wellies = kind(wellie, { fabric: 'leather', print: 'bold' })
