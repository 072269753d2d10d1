import { lightness } from './colour.ts'
import { define } from './sketch.ts'
import type { Sketch } from './sketch.ts'

export type Fabric =
  | 'jersey'
  | 'woven'
  | 'linen'
  | 'knit'
  | 'cable'
  | 'rib'
  | 'denim'
  | 'corduroy'
  | 'teddy'
  | 'waffle'
  | 'leather'
  | 'shell'

interface Weave {
  readonly w: number
  readonly h: number
  /** Markup of one repeat; `d` paints dark and `l` light. */
  readonly tile: (d: string, l: string) => string
}

const stroke = (path: string, colour: string, width: number, opacity: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`

const WEAVES: Record<Fabric, Weave> = {
  jersey: { w: 4, h: 5, tile: (d, l) => stroke('M1 0V5', d, 0.8, 0.05) + stroke('M3 0V5', l, 0.8, 0.06) },
  woven: {
    w: 5,
    h: 5,
    tile: (d, l) => stroke('M0 1H5M1 0V5', d, 0.7, 0.05) + stroke('M0 3.4H5M3.4 0V5', l, 0.7, 0.06),
  },
  linen: {
    w: 9,
    h: 7,
    tile: (d, l) => stroke('M0 1H6M2 4H9M1.5 0V4M6 3V7', d, 0.9, 0.08) + stroke('M0 5.5H5M4 0V6', l, 0.9, 0.12),
  },
  knit: {
    w: 10,
    h: 9,
    tile: (d, l) => stroke('M0 1L5 7L10 1', d, 2, 0.13) + stroke('M0 4L5 10M5 10L10 4M0 -5L5 1L10 -5', l, 1.4, 0.14),
  },
  cable: {
    w: 44,
    h: 36,
    tile: (d, l) =>
      stroke('M12 0C12 12 32 8 32 18S12 26 12 36', d, 3, 0.16) +
      stroke('M32 0C32 8 26 12 23 14M20 22C14 26 32 30 32 36M12 0C14 8 18 12 21 14', d, 2.4, 0.14) +
      stroke('M15 0C15 12 35 8 35 18S15 26 15 36', l, 2, 0.2) +
      stroke('M2 0V36M42 0V36', d, 2, 0.12) +
      stroke('M5 0V36', l, 1.4, 0.14),
  },
  rib: { w: 6, h: 8, tile: (d, l) => stroke('M1.5 0V8', d, 1.8, 0.16) + stroke('M4.2 0V8', l, 1.6, 0.16) },
  denim: {
    w: 4,
    h: 4,
    tile: (d, l) => stroke('M0 4L4 0M-1 1L1 -1M3 5L5 3', l, 0.9, 0.15) + stroke('M0 2L2 0M2 4L4 2', d, 0.8, 0.12),
  },
  corduroy: { w: 9, h: 8, tile: (d, l) => stroke('M1 0V8', d, 2, 0.17) + stroke('M5 0V8', l, 3, 0.1) },
  teddy: {
    w: 26,
    h: 24,
    tile: (d, l) =>
      stroke('M3 6c0-5 7-5 7 0M15 10c0-5 7-5 7 0M5 18c0-5 7-5 7 0M17 21c0-5 7-5 7 0', d, 1.6, 0.13) +
      stroke('M1 12c0-5 7-5 7 0M13 4c0-5 7-5 7 0M12 17c0-4 6-4 6 0', l, 1.6, 0.22),
  },
  waffle: { w: 9, h: 9, tile: (d, l) => stroke('M0 .8H9M.8 0V9', d, 1.4, 0.1) + stroke('M2 2.6H8M2.6 2V8', l, 1, 0.2) },
  leather: {
    w: 14,
    h: 14,
    tile: (d, l) =>
      stroke('M1 3l3 1M8 9l2-2M5 12l2 1M11 2l1 2', d, 0.8, 0.06) + stroke('M3 8l2 1M10 12l2-1', l, 0.8, 0.1),
  },
  shell: {
    w: 30,
    h: 30,
    tile: (d, l) => stroke('M0 20L12 14M18 8L30 2', l, 1, 0.08) + stroke('M6 28L16 22', d, 1, 0.04),
  },
}

/** Paint that lays the weave of a fabric over a colour. */
export function weave(sketch: Sketch, fabric: Fabric, turn = 0, colour = sketch.palette.main): string {
  const { w, h, tile } = WEAVES[fabric]
  const dark = lightness(colour) < 0.3
  const name = `w-${fabric}${turn === 0 ? '' : `-${Math.round(turn)}`}`
  const turned = turn === 0 ? '' : ` patternTransform="rotate(${Math.round(turn)})"`
  return define(
    sketch,
    name,
    (id) =>
      `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turned}>${tile(dark ? '#000' : '#2a1a38', '#fff')}</pattern>`,
  )
}
