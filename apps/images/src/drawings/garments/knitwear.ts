import { chestMotif, fitted } from './garment.ts'
import type { Garment } from './garment.ts'
import { bodyFolds } from './tees.ts'
import { cloth } from '../parts/cloth.ts'
import { buttons } from '../parts/closures.ts'
import { standCollar } from '../parts/collar.ts'
import { patch } from '../parts/pocket.ts'
import { hemRib, ribbed } from '../parts/rib.ts'
import { LONG, sleeves } from '../parts/sleeve.ts'
import { box, closed, mirrored, outline } from '../path.ts'
import { insideNeck, neckBand, torsoPath } from '../parts/torso.ts'

export const sweater: Garment = {
  fabric: ['knit', 'cable', 'knit', 'rib'],
  print: 'knit',
  wear: 'top',
  focus: [0, 380, 250],
  draw: (s) => {
    const neck = s.seed.pick('neckline', ['round', 'roll', 'vee'] as const)
    const t = fitted(s.seed, {
      chest: 154,
      waist: 154,
      hem: 152,
      hemY: 668,
      shoulder: 154,
      ...(neck === 'vee' ? { line: 'vee' as const, drop: 92 } : { drop: 34 }),
    })
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.main, s.palette.second])
    return [
      sleeves(s, t, { ...LONG, cuff: 38, puff: s.seed.pick('puff', [4, 4, 16]), endFill: trim }),
      insideNeck(s, t),
      cloth(s, torsoPath(t, s.side), { print: 0, folds: bodyFolds(t) }),
      hemRib(s, t.hem, t.hemY, 36, trim),
      neck === 'roll' ? standCollar(s, t, 30, trim, true) : ribbed(s, neckBand(t, s.side, 19), trim),
      chestMotif(s, 490, 140),
    ].join('')
  },
}

export const cardigan: Garment = {
  fabric: ['knit', 'cable', 'rib', 'teddy'],
  print: 'knit',
  wear: 'top',
  focus: [0, 430, 260],
  draw: (s) => {
    const vee = s.seed.chance('vee', 0.6)
    const t = fitted(s.seed, {
      chest: 152,
      waist: 152,
      hem: 152,
      hemY: 676,
      shoulder: 152,
      line: vee ? 'vee' : 'round',
      drop: vee ? 130 : 40,
    })
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.main, s.palette.second])
    const low = t.neckY + t.drop
    const front = s.side === 'front'
    return [
      sleeves(s, t, { ...LONG, cuff: 37, puff: s.seed.pick('puff', [4, 14]), endFill: trim }),
      insideNeck(s, t),
      cloth(s, torsoPath(t, s.side), { print: 0, folds: bodyFolds(t) }),
      hemRib(s, t.hem, t.hemY, 34, trim),
      ribbed(s, neckBand(t, s.side, 17), trim),
      front
        ? ribbed(s, box(-13, low + 12, 26, t.hemY - low + 28), trim, 90) +
          buttons(s, 0, low + 26, t.hemY + 14, s.seed.pick('buttons', [4, 5, 6]), 8)
        : '',
      front && s.seed.chance('pockets', 0.55) ? patch(s, -78, 570, 70, 76, trim) + patch(s, 78, 570, 70, 76, trim) : '',
    ].join('')
  },
}

export const vest: Garment = {
  fabric: ['knit', 'cable', 'shell', 'teddy'],
  print: 'knit',
  wear: 'top',
  focus: [0, 400, 260],
  draw: (s) => {
    const button = s.seed.chance('buttoned', 0.45)
    const t = fitted(s.seed, {
      shoulder: 124,
      chest: 144,
      waist: 144,
      hem: 142,
      hemY: 650,
      line: 'vee',
      drop: button ? 120 : 96,
      neck: 58,
    })
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.second])
    const arm = outline(
      [t.shoulder - 4, t.shoulderY - 2],
      [t.shoulder - 8, t.shoulderY + 52, t.chest - 22, t.armY - 34, t.chest, t.armY],
      [t.chest + 1, t.armY + 16],
      [t.chest - 40, t.armY - 18, t.shoulder - 30, t.shoulderY + 50, t.shoulder - 18, t.shoulderY - 8],
    )
    const low = t.neckY + t.drop
    return [
      insideNeck(s, t),
      cloth(s, torsoPath(t, s.side), { print: 0, folds: bodyFolds(t) }),
      ribbed(s, closed(arm), trim, 20) + ribbed(s, closed(mirrored(arm)), trim, -20),
      hemRib(s, t.hem, t.hemY, 32, trim),
      ribbed(s, neckBand(t, s.side, 16), trim),
      button && s.side === 'front'
        ? ribbed(s, box(-12, low + 12, 24, t.hemY - low + 24), trim, 90) + buttons(s, 0, low + 26, t.hemY + 14, 5, 7.5)
        : chestMotif(s, 520, 110),
    ].join('')
  },
}
