import { mix } from '../colour.ts'
import { round } from '../path.ts'
import type { Seeded } from '../seeded.ts'
import type { Palette } from '../sketch.ts'
import { animals } from './animals.ts'
import { emblems } from './emblems.ts'
import * as repeats from './repeats.ts'
import type { Repeat } from './repeats.ts'

/** The kinds of prints that suit a cut. */
export type PrintRange = 'plain' | 'any' | 'woven' | 'knit' | 'soft' | 'sport' | 'bold'

interface Print {
  /** The SVG paint definition with this id, rotated by degrees. */
  readonly paint?: (id: string, turn: number) => string
  readonly motif?: string
}

/** Colour blocks and chest bands are hard-edged gradients over the height of the body. */
type Bands = (p: Palette, s: Seeded) => readonly (readonly [from: number, to: number, fill: string])[]
const block: Bands = (p, s) => [[0, s.between('split', 395, 520), p.second]]
const dip: Bands = (p, s) => [[s.between('split', 560, 640), 1600, mix(p.main, p.second, 0.85)]]
const chest: Bands = (p, s) => {
  const y = s.between('split', 430, 500)
  return [
    [y, y + 26, p.second],
    [y + 36, y + 48, p.accent],
    [y + 58, y + 84, p.second],
  ]
}
const triple: Bands = (p, s) => {
  const y = s.between('split', 410, 450)
  return [
    [y, y + 90, p.second],
    [y + 90, y + 190, mix(p.accent, p.main, 0.3)],
  ]
}

function banded(bands: ReturnType<Bands>): Print {
  const at = (y: number): string => round((y / 1600) * 1000)
  const stop = (y: number, fill: string, opacity: number): string =>
    `<stop offset="${Number(at(y)) / 1000}" stop-color="${fill}" stop-opacity="${opacity}"/>`
  const stops = bands
    .flatMap(([from, to, fill]) => [stop(from, fill, 0), stop(from, fill, 1), stop(to, fill, 1), stop(to, fill, 0)])
    .join('')
  return {
    paint: (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="1600">${stops}</linearGradient>`,
  }
}

function repeated(repeat: Repeat, palette: Palette, seed: Seeded): Print {
  const { w, h, body } = repeat(palette, seed)
  return {
    paint: (id, turn) =>
      `<pattern id="${id}" width="${round(w)}" height="${round(h)}" viewBox="0 0 ${round(w)} ${round(h)}" patternUnits="userSpaceOnUse"${turn === 0 ? '' : ` patternTransform="rotate(${turn})"`}>${body}</pattern>`,
  }
}

const {
  breton,
  twoStripe,
  pinstripe,
  awning,
  gingham,
  tartan,
  windowpane,
  dots,
  confetti,
  terrazzo,
  ditsy,
  bloom,
  sprigs,
  stars,
  hearts,
  waves,
  clouds,
  zoo,
  brush,
  leopard,
} = repeats
type Choice = Repeat | { readonly bands: Bands } | 'animal' | 'emblem' | 'plain'
type Range = readonly [Choice, ...Choice[]]

const RANGES: Record<Exclude<PrintRange, 'plain'>, Range> = {
  any: [
    'plain',
    'animal',
    'animal',
    'emblem',
    'emblem',
    breton,
    twoStripe,
    dots,
    stars,
    hearts,
    ditsy,
    waves,
    zoo,
    { bands: block },
    confetti,
    leopard,
  ],
  woven: ['plain', 'plain', gingham, windowpane, tartan, pinstripe, awning, ditsy, bloom, sprigs, dots, brush],
  knit: [
    'plain',
    'plain',
    { bands: dip },
    breton,
    twoStripe,
    { bands: chest },
    { bands: block },
    { bands: triple },
    hearts,
    'animal',
  ],
  soft: [ditsy, dots, stars, zoo, clouds, sprigs, breton, hearts, 'plain', confetti, bloom],
  sport: ['plain', 'plain', { bands: block }, { bands: triple }, { bands: chest }, 'emblem', 'animal', brush],
  bold: [bloom, terrazzo, waves, brush, awning, zoo, breton, leopard, dots, sprigs],
}

/** The print of a design. It depends only on the seed, so that all colours of a design share it. */
export function printOf(range: PrintRange, palette: Palette, seed: Seeded): Print {
  if (range === 'plain') return {}
  const choice = seed.pick('print', RANGES[range])
  if (choice === 'plain') return {}
  if (choice === 'animal') return { motif: seed.pick('animal', animals)(palette) }
  if (choice === 'emblem') return { motif: seed.pick('emblem', emblems)(palette) }
  return typeof choice === 'function' ? repeated(choice, palette, seed) : banded(choice.bands(palette, seed))
}
