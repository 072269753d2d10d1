import { lightness, shade } from '../colour.ts'
import { boundsOf } from '../path.ts'
import { nextId } from '../sketch.ts'
import type { Sketch } from '../sketch.ts'
import { weave } from '../textures.ts'
import type { Fabric } from '../textures.ts'

interface Look {
  readonly fill?: string
  /** The angle of the print in degrees; there is no print if omitted. */
  readonly print?: number
  /** A weave other than that of the sketch, or none; `turn` aligns the weave with the part. */
  readonly texture?: false | Fabric
  readonly turn?: number
  readonly folds?: string
  /** How strongly the shading rounds the part: 1 is normal, 0 is flat. */
  readonly volume?: number
  readonly line?: number
  /** Parts inside others cast no shadow of their own. */
  readonly shadow?: boolean
}

const DARK_BANDS = [12, 34] as const
const LIGHT_BANDS = [7, 18] as const

function volumeOf(id: string, fill: string, volume: number): string {
  const dark = lightness(fill) < 0.4
  const deep = (dark ? 0.12 : 0.07) * volume
  const glow = (dark ? 0.05 : 0.11) * volume
  const band = (w: number): string => `<use href="#${id}" stroke-width="${w}"/>`
  return `<g fill="none" stroke="#2a1a38" stroke-opacity="${deep.toFixed(3)}" transform="translate(-5 -4)">${DARK_BANDS.map(band).join('')}</g><g fill="none" stroke="#fff" stroke-opacity="${glow.toFixed(3)}" transform="translate(4 3)">${LIGHT_BANDS.map(band).join('')}</g>`
}

/** One part made of cloth: colour, print, weave, folds, shading and a fine edge. */
export function cloth(sketch: Sketch, d: string, look: Look = {}): string {
  const fill = look.fill ?? sketch.palette.main
  const id = nextId(sketch)
  sketch.defs.push(`<path id="${id}" d="${d}"/><clipPath id="c${id}"><path d="${d}"/></clipPath>`)
  if (look.shadow !== false) sketch.silhouette.push({ d, transform: '' })
  const print = look.print === undefined ? undefined : sketch.print?.(look.print)
  const fabric = look.texture === false ? undefined : (look.texture ?? sketch.fabric)
  const texture = fabric === undefined ? '' : weave(fabric, boundsOf([d]), fill, look.turn ?? look.print ?? 0)
  const volume = look.volume ?? 1
  return [
    `<use href="#${id}" fill="${fill}"/>`,
    print === undefined ? '' : `<use href="#${id}" fill="${print}"/>`,
    `<g clip-path="url(#c${id})">${texture}${look.folds ?? ''}${volume > 0 ? volumeOf(id, fill, volume) : ''}</g>`,
    `<use href="#${id}" fill="none" stroke="${shade(fill, 0.45)}" stroke-opacity=".55" stroke-width="${look.line ?? 1.1}" stroke-linejoin="round"/>`,
  ].join('')
}
