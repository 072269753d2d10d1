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
import { weave } from './textures.ts'

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

/** Ids of one drawing must not meet those of another on the same sheet. */
const prefixed = (text: string, prefix: string): string =>
  text.replace(/(id="|url\(#|href="#)/g, (start) => start + prefix)

export interface Staging {
  readonly worn?: boolean
  /** Without its print, as a companion of another piece. */
  readonly plain?: boolean
  /** Keeps the ids of several pieces on one sheet apart. */
  readonly prefix?: string
}

/** Draws one piece, ready to be placed. */
export function drawPiece(subject: Subject, side: 'front' | 'back', staging: Staging = {}): Drawing {
  const { worn = false, prefix = '' } = staging
  const garment = cutGarments[subject.cut]
  const seed = seeded(`${subject.cut}-${subject.design}`)
  const palette = paletteOf(seed, subject.main, subject.second)
  const print = printOf(staging.plain === true ? 'plain' : garment.print, palette, seed)
  const defs: string[] = []
  const { paint } = print
  const fabric = typeof garment.fabric === 'string' ? garment.fabric : seed.pick('fabric', garment.fabric)
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
  const base: Sketch = {
    seed,
    palette,
    side,
    worn,
    defs,
    silhouette: [],
    behind: [],
    print: printed,
    motif: print.motif,
    texture: undefined,
  }
  const sketch: Sketch = { ...base, texture: weave(base, fabric) }
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

/** The transform that shows a frame in the middle of an area. */
export function fit(frame: Box, area: Box, most = 3): { transform: string; scale: number } {
  const scale = Math.min(area.w / frame.w, area.h / frame.h, most)
  const x = area.x + area.w / 2 - (frame.x + frame.w / 2) * scale
  const y = area.y + area.h / 2 - (frame.y + frame.h / 2) * scale
  return { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`, scale }
}

/** A soft shadow of what lies or hangs before the ground. */
export function shadowOf(silhouette: readonly Silhouette[], transform: string, scale: number, lift = 1): string {
  const paths = silhouette
    .map((part) => `<path d="${part.d}"${part.transform === '' ? '' : ` transform="${part.transform}"`}/>`)
    .join('')
  const at = (dx: number, dy: number): string => `translate(${dx * lift} ${dy * lift}) ${transform}`
  return `<g filter="url(#soft)" fill="#46324a" fill-opacity=".27"><g transform="${at(9, 20)}">${paths}</g></g><g fill="none" stroke="#46324a" stroke-opacity=".05" stroke-width="${(6 / scale).toFixed(1)}" transform="${at(2, 4)}">${paths}</g>`
}

export const SOFT =
  '<filter id="soft" x="-10%" y="-10%" width="120%" height="125%"><feGaussianBlur stdDeviation="13"/></filter>'

export const sheet = (w: number, h: number, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${body}</svg>`
