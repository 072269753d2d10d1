import { cutGarments } from './garments/registry.ts'
import type { Garment } from './garments/garment.ts'
import type { Cut } from './name.ts'
import { boundsOf } from './path.ts'
import type { Box } from './path.ts'
import { printOf } from './prints/print.ts'
import { seeded } from './seeded.ts'
import type { Seeded } from './seeded.ts'
import { paletteOf } from './sketch.ts'
import type { Silhouette, Sketch } from './sketch.ts'

export interface Subject {
  readonly cut: Cut
  readonly design: string
  readonly main: string
  readonly second: string
}

export interface Drawing {
  readonly garment: Garment
  readonly seed: Seeded
  readonly markup: string
  readonly behind: string
  readonly defs: string
  readonly silhouette: readonly Silhouette[]
  readonly frame: Box
}

/** Prefixes the ids, so that several drawings in one SVG do not collide. */
const prefixed = (text: string, prefix: string): string =>
  text.replace(/(id="|url\(#|href="#)/g, (start) => start + prefix)

interface Staging {
  readonly worn?: boolean
  /** Draws the garment without its print, for clothes worn together with the product. */
  readonly plain?: boolean
  /** Makes the ids of several garments in one SVG unique. */
  readonly prefix?: string
}

/** Draws one garment, ready to be positioned. */
export function drawPiece(subject: Subject, side: 'front' | 'back', staging: Staging = {}): Drawing {
  const { worn = false, prefix = '' } = staging
  const garment = cutGarments[subject.cut]
  const seed = seeded(`${subject.cut}-${subject.design}`)
  const palette = paletteOf(seed, subject.main, subject.second)
  const print = printOf(staging.plain === true ? 'plain' : garment.print, palette, seed)
  const defs: string[] = []
  const { paint } = print
  const fabric =
    typeof garment.fabric === 'string'
      ? garment.fabric
      : staging.plain === true
        ? garment.fabric[0]
        : seed.pick('fabric', garment.fabric)
  const turns = new Set<number>()
  const printed =
    paint === undefined || (side === 'back' && print.motif !== undefined)
      ? undefined
      : (turn: number): string => {
          const whole = Math.round(turn)
          if (!turns.has(whole)) defs.push(paint(`p${whole + 360}`, whole))
          turns.add(whole)
          return `url(#p${whole + 360})`
        }
  const sketch: Sketch = {
    seed,
    palette,
    side,
    worn,
    defs,
    silhouette: [],
    behind: [],
    print: printed,
    motif: print.motif,
    fabric,
  }
  const markup = garment.draw(sketch)
  return {
    garment,
    seed,
    markup: prefixed(markup, prefix),
    behind: prefixed(sketch.behind.join(''), prefix),
    defs: prefixed(defs.join(''), prefix),
    silhouette: sketch.silhouette,
    frame: garment.frame ?? boundsOf(sketch.silhouette.filter((part) => part.transform === '').map((part) => part.d)),
  }
}

/** The transform that centres a frame in an area. */
export function fit(frame: Box, area: Box, most = 3): { transform: string; scale: number } {
  const scale = Math.min(area.w / frame.w, area.h / frame.h, most)
  const x = area.x + area.w / 2 - (frame.x + frame.w / 2) * scale
  const y = area.y + area.h / 2 - (frame.y + frame.h / 2) * scale
  return { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`, scale }
}

const SHADOW_BANDS = [54, 46, 39, 32, 25, 18, 11, 5] as const

/** A soft shadow on the background. It consists of stacked strokes, because a blur takes as long as the rest of the picture. */
export function shadowOf(silhouette: readonly Silhouette[], transform: string, scale: number, lift = 1): string {
  const whole = silhouette
    .filter((part) => part.transform === '')
    .map((part) => part.d)
    .join('')
  const rest = silhouette
    .filter((part) => part.transform !== '')
    .map((part) => `<path d="${part.d}" transform="${part.transform}"/>`)
    .join('')
  const paths = (whole === '' ? '' : `<path d="${whole}"/>`) + rest
  const bands = SHADOW_BANDS.map(
    (w) => `<g stroke-width="${((w * (0.4 + lift * 0.6)) / scale).toFixed(1)}">${paths}</g>`,
  )
  return `<g transform="translate(${8 * lift} ${17 * lift}) ${transform}"><g fill="#4a3436" fill-opacity=".045">${paths}</g><g fill="none" stroke="#4a3436" stroke-linejoin="round" stroke-opacity=".025">${bands.join('')}</g></g>`
}

export const sheet = (w: number, h: number, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${body}</svg>`
