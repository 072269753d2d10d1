import { shade } from '../colour.ts'
import { chestMotif, fitted } from './garment.ts'
import type { Garment } from './garment.ts'
import { cloth } from '../parts/cloth.ts'
import { placket } from '../parts/closures.ts'
import { pointedCollar } from '../parts/collar.ts'
import { foldPair } from '../parts/folds.ts'
import { patch } from '../parts/pocket.ts'
import { ribbed } from '../parts/rib.ts'
import { LONG, SHORT, sleeves } from '../parts/sleeve.ts'
import type { Sleeve } from '../parts/sleeve.ts'
import { seam, stitch } from '../parts/stitching.ts'
import { insideNeck, neckBand, torsoPath } from '../parts/torso.ts'
import type { Torso } from '../parts/torso.ts'
import type { Sketch } from '../sketch.ts'

export const bodyFolds = (t: Torso): string =>
  foldPair(t.chest - 14, t.armY + 6, t.chest - 74, t.armY + 86, 11, 6) +
  foldPair(t.waist - 6, t.waistY - 20, t.waist - 52, t.waistY + 60, 9, -6, 0.8) +
  foldPair(34, t.hemY - 90, 52, t.hemY, 8, 4, 0.6)

/** Body with sleeves, neck rib and stitched hem, the base of everything cut like a T-shirt. */
export function teeBody(
  sketch: Sketch,
  t: Torso,
  sleeve: Sleeve | undefined,
  trim: string,
  options: { hem?: boolean; band?: number } = {},
): string {
  const hem = `M${-t.hem + 2} ${t.hemY - 14}Q0 ${t.hemY + t.curve * 2 - 14} ${t.hem - 2} ${t.hemY - 14}`
  return [
    sleeve === undefined ? '' : sleeves(sketch, t, sleeve),
    insideNeck(sketch, t),
    cloth(sketch, torsoPath(t, sketch.side), { print: 0, folds: bodyFolds(t) }),
    ribbed(sketch, neckBand(t, sketch.side, options.band ?? 13), trim),
    options.hem === false
      ? ''
      : stitch(sketch, hem) +
        stitch(
          sketch,
          hem.replace(/ (\d+(\.\d+)?)(?=Q)/, (_, n: string) => ` ${Number(n) + 4}`),
        ),
    sketch.side === 'back'
      ? seam(
          sketch,
          `M${-t.shoulder + 18} ${t.shoulderY + 22}Q0 ${t.shoulderY + 40} ${t.shoulder - 18} ${t.shoulderY + 22}`,
        )
      : '',
  ].join('')
}

function trimOf(sketch: Sketch): string {
  return sketch.seed.pick('trim', [
    sketch.palette.main,
    sketch.palette.main,
    sketch.palette.second,
    shade(sketch.palette.main, 0.12),
  ])
}

function tee(sketch: Sketch, base: Sleeve): string {
  const line = sketch.seed.pick('neckline', ['round', 'round', 'scoop', 'boat', 'henley'] as const)
  const t = fitted(
    sketch.seed,
    line === 'scoop' ? { line, drop: 66, neck: 66 } : line === 'boat' ? { line, drop: 26, neck: 76 } : { line },
  )
  const trim = trimOf(sketch)
  const contrast = sketch.motif !== undefined && sketch.seed.chance('raglan', 0.35)
  const sleeve = {
    ...base,
    length: base.length * sketch.seed.between('sleeve', 0.9, 1.1),
    fill: contrast ? sketch.palette.second : sketch.palette.main,
    endFill: contrast ? sketch.palette.second : trim,
  }
  const henley =
    line === 'henley' && sketch.side === 'front' ? placket(sketch, t.neckY + t.drop, t.neckY + t.drop + 76, 3, 22) : ''
  const pocket =
    sketch.motif === undefined && sketch.side === 'front' && sketch.seed.chance('pocket', 0.4)
      ? patch(sketch, 62, 420, 66, 74, sketch.seed.pick('pocketfill', [sketch.palette.main, sketch.palette.second]))
      : ''
  return teeBody(sketch, t, sleeve, trim) + henley + pocket + chestMotif(sketch, 485)
}

export const tshirt: Garment = {
  fabric: 'jersey',
  print: 'any',
  wear: 'top',
  focus: [0, 370, 250],
  draw: (s) =>
    tee(
      s,
      s.seed.pick('cut', [
        SHORT,
        SHORT,
        { ...SHORT, end: 'rib', cuff: 56 },
        { ...SHORT, puff: 20, end: 'elastic', cuff: 50 },
        { ...SHORT, length: 78, angle: 50, end: 'ruffle', cuff: 54 },
      ]),
    ),
}

export const longsleeve: Garment = {
  fabric: ['jersey', 'rib', 'waffle'],
  print: 'any',
  wear: 'top',
  focus: [0, 370, 250],
  draw: (s) => tee(s, s.seed.pick('cut', [LONG, { ...LONG, end: 'hem', cuff: 37 }, { ...LONG, puff: 12, end: 'rib' }])),
}

export const polo: Garment = {
  fabric: 'waffle',
  print: 'knit',
  wear: 'top',
  focus: [0, 360, 240],
  draw: (s) => {
    const t = fitted(s.seed, { drop: 38 })
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.second])
    const sleeve: Sleeve = s.seed.chance('long', 0.25)
      ? { ...LONG, endFill: trim }
      : { ...SHORT, end: 'rib', cuff: 57, endFill: trim }
    const front =
      s.side === 'front'
        ? placket(s, t.neckY + t.drop - 4, t.neckY + t.drop + 92, s.seed.pick('buttons', [2, 3]), 28)
        : ''
    return (
      teeBody(s, t, sleeve, s.palette.main) +
      front +
      pointedCollar(s, t, 60, trim) +
      (s.motif === undefined
        ? ''
        : `<g transform="translate(74 420) scale(.36)">${s.side === 'front' ? s.motif : ''}</g>`)
    )
  },
}
