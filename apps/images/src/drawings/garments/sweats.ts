import { shade } from '../colour.ts'
import { chestMotif, fitted } from './garment.ts'
import type { Garment } from './garment.ts'
import { bodyFolds } from './tees.ts'
import { cloth } from '../parts/cloth.ts'
import { cords, zip } from '../parts/closures.ts'
import { hood } from '../parts/hood.ts'
import { pouch, slanted } from '../parts/pocket.ts'
import { hemRib, ribbed } from '../parts/rib.ts'
import { LONG, sleeves } from '../parts/sleeve.ts'
import type { Sleeve } from '../parts/sleeve.ts'
import { stitch } from '../parts/stitching.ts'
import { insideNeck, neckBand, torsoPath } from '../parts/torso.ts'
import type { Torso } from '../parts/torso.ts'
import type { Sketch } from '../sketch.ts'

const loose = (s: Sketch): Torso =>
  fitted(s.seed, { shoulder: 156, chest: 160, waist: 160, hem: 158, hemY: 672, waistY: 580, drop: 36 })

function body(s: Sketch, t: Torso, trim: string): string {
  const contrast = s.print === undefined && s.seed.chance('twotone', 0.3)
  const sleeve: Sleeve = {
    ...LONG,
    cuff: 40,
    puff: 6,
    endFill: trim,
    fill: contrast ? s.palette.second : s.palette.main,
  }
  return `${sleeves(s, t, sleeve)}${insideNeck(s, t)}${cloth(s, torsoPath(t, s.side), { print: 0, folds: bodyFolds(t) })}${hemRib(s, t.hem, t.hemY, 40, trim)}`
}

export const sweatshirt: Garment = {
  fabric: ['jersey', 'jersey', 'teddy', 'waffle'],
  print: 'any',
  wear: 'top',
  focus: [0, 370, 260],
  draw: (s) => {
    const t = loose(s)
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.main, s.palette.second])
    const mark =
      s.side === 'front' && s.seed.chance('vee', 0.6)
        ? stitch(s, `M-16 ${t.neckY + t.drop + 17}L0 ${t.neckY + t.drop + 40}L16 ${t.neckY + t.drop + 17}`)
        : ''
    const halfZip =
      s.side === 'front' && s.motif === undefined && s.seed.chance('halfzip', 0.3)
        ? zip(s, 0, t.neckY + t.drop, t.neckY + t.drop + 110)
        : mark
    return body(s, t, trim) + ribbed(s, neckBand(t, s.side, 18), trim) + halfZip + chestMotif(s, 495, 160)
  },
}

export const hoodie: Garment = {
  fabric: ['jersey', 'teddy', 'jersey'],
  print: 'sport',
  wear: 'top',
  focus: [0, 330, 280],
  draw: (s) => {
    const t = loose(s)
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.main, s.palette.second])
    const lining = s.seed.pick('lining', [shade(s.palette.main, 0.12), s.palette.second])
    const front = s.side === 'front'
    const zipped = s.seed.chance('zip', 0.45)
    const ears =
      s.seed.chance('ears', 0.25) && !s.worn
        ? [-1, 1]
            .map((m) =>
              cloth(
                s,
                `M${m * 40} ${t.neckY - 150}C${m * 44} ${t.neckY - 204} ${m * 96} ${t.neckY - 198} ${m * 92} ${t.neckY - 124}Z`,
                { fill: s.palette.main },
              ),
            )
            .join('')
        : ''
    return [
      ears,
      s.side === 'front' ? hood(s, t, lining) : '',
      body(s, t, trim),
      front ? '' : hood(s, t, lining),
      front && zipped ? zip(s, 0, t.neckY + t.drop, t.hemY + 38) + slanted(s, 66, 560, 104, 650) : '',
      front && !zipped ? pouch(s, 556, 118, 104, s.palette.main) : '',
      front ? cords(s, 26, t.neckY + 36, 84, s.seed.pick('cord', ['#f3ece0', s.palette.second])) : '',
      zipped ? '' : chestMotif(s, 478, 130),
    ].join('')
  },
}
