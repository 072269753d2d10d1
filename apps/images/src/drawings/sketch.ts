import { apartFrom, lightness, shade, tint } from './colour.ts'
import type { Fabric } from './textures.ts'
import type { Seeded } from './seeded.ts'

export interface Silhouette {
  readonly d: string
  readonly transform: string
}

export interface Palette {
  readonly main: string
  readonly second: string
  /** A third colour that goes with the other two, for small details. */
  readonly accent: string
  readonly line: string
  readonly stitch: string
  readonly inside: string
}

/** The state of one drawing: its choices, its colours, and the definitions and outlines collected so far. */
export interface Sketch {
  readonly seed: Seeded
  readonly palette: Palette
  readonly side: 'front' | 'back'
  readonly worn: boolean
  readonly defs: string[]
  /** The outlines that cast the shadow. */
  readonly silhouette: Silhouette[]
  /** Layers behind the wearer, such as a hood. */
  readonly behind: string[]
  /** The print's paint, if the design has one: `(turn) => 'url(#…)'`. */
  readonly print: ((turn: number) => string) | undefined
  /** A motif for the centre of the chest, centred on 0,0 and about 100 units wide. */
  readonly motif: string | undefined
  readonly fabric: Fabric
}

const ACCENTS = ['#d9a441', '#c8674f', '#7b9a86', '#6f8fae', '#e3b7b0', '#b98aa6', '#f3e6cf', '#a9743f'] as const

export function paletteOf(seed: Seeded, main: string, second: string): Palette {
  const partner = apartFrom(second, main)
  const accent = apartFrom(apartFrom(seed.pick('accent', ACCENTS), main, 60), partner, 40)
  const dark = lightness(main) < 0.35
  return {
    main,
    second: partner,
    accent,
    line: dark ? shade(main, 0.55) : shade(main, 0.42),
    stitch: dark ? tint(main, 0.35) : shade(main, 0.3),
    inside: shade(main, dark ? 0.5 : 0.32),
  }
}

/** Draws under a transform, which is also applied to the shadows. */
export function placed(sketch: Sketch, transform: string, draw: () => string): string {
  const before = sketch.silhouette.length
  const markup = draw()
  for (let i = before; i < sketch.silhouette.length; i++) {
    const part = sketch.silhouette[i]
    if (part !== undefined) sketch.silhouette[i] = { d: part.d, transform: `${transform} ${part.transform}`.trim() }
  }
  return `<g transform="${transform}">${markup}</g>`
}

export const nextId = (sketch: Sketch): string => `d${sketch.defs.length}`
