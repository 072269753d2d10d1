import { apartFrom, lightness, mix, shade, tint } from './colour.ts'
import { studio } from './grounds.ts'
import type { Cut } from './name.ts'
import { drawPiece, fit, shadowOf, sheet } from './picture.ts'
import { seeded } from './seeded.ts'

/** A category's square tile: one garment in front of an arch in its own colour, muted. */
export function tilePicture(cut: Cut, design: string, main: string): string {
  const seed = seeded(`tile-${design}`)
  const ground = mix(
    seed.pick('ground', ['#f3ebdf', '#f1e2d6', '#e7ebe1', '#e6e9ec', '#efe6ec']),
    tint(main, 0.7),
    0.35,
  )
  const second = apartFrom(seed.pick('second', ['#f6efe2', '#d9a441', '#c8674f', '#7b9a86', '#6f8fae']), main)
  const piece = drawPiece({ cut, design, main, second }, 'front')
  const { transform, scale } = fit(piece.frame, { x: 150, y: 110, w: 660, h: 740 }, 2.2)
  const back = studio(960, 960, ground)
  const arch = lightness(main) > 0.75 ? shade(ground, 0.09) : mix(ground, main, 0.2)
  const shape = seed.pick('shape', [
    'M170 960V470A310 310 0 0 1 790 470V960Z',
    'M480 120A370 370 0 1 0 481 120Z',
    'M0 960V640Q480 420 960 640V960Z',
  ])
  return sheet(
    960,
    960,
    back.defs + piece.defs,
    `${back.body}<path d="${shape}" fill="${arch}" fill-opacity=".75"/>${shadowOf(piece.silhouette, transform, scale)}<g transform="${transform}">${piece.markup}</g>`,
  )
}
