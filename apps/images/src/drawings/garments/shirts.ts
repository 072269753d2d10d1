import { fitted } from './garment.ts'
import type { Garment } from './garment.ts'
import { bodyFolds } from './tees.ts'
import { cloth } from '../parts/cloth.ts'
import { bow, buttons, placket } from '../parts/closures.ts'
import { frillCollar, pointedCollar, roundCollar, standCollar } from '../parts/collar.ts'
import { gathers } from '../parts/folds.ts'
import { patch } from '../parts/pocket.ts'
import { skirt } from '../parts/skirt.ts'
import { LONG, SHORT, sleeves } from '../parts/sleeve.ts'
import { seam, stitch } from '../parts/stitching.ts'
import { insideNeck, torsoPath } from '../parts/torso.ts'

export const shirt: Garment = {
  fabric: ['woven', 'linen', 'denim', 'corduroy'],
  print: 'woven',
  wear: 'top',
  focus: [0, 370, 260],
  draw: (s) => {
    const t = fitted(s.seed, { drop: 36, curve: 26, hemY: 706, hem: 146 })
    const sleeve = s.seed.chance('short', 0.35)
      ? { ...SHORT, cuff: 62 }
      : { ...LONG, end: 'cuff' as const, cuff: 36, puff: 4 }
    const contrast = s.seed.pick('collar', [s.palette.main, s.palette.main, s.palette.second])
    const front = s.side === 'front'
    const pockets = s.seed.pick('pockets', [0, 1, 2])
    return [
      sleeves(s, t, sleeve),
      cloth(s, torsoPath(t, s.side), { print: 0, folds: bodyFolds(t) }),
      front
        ? placket(s, t.neckY + t.drop - 4, t.hemY + t.curve, 6, 28, s.palette.main, 0)
        : seam(s, `M${-t.shoulder + 14} 372Q0 384 ${t.shoulder - 14} 372`) +
          seam(s, `M-12 378V${t.hemY + 20}M12 378V${t.hemY + 20}`),
      front && pockets > 0 ? patch(s, 76, 415, 64, 72, s.palette.main, 0) : '',
      front && pockets > 1 ? patch(s, -76, 415, 64, 72, s.palette.main, 0) : '',
      stitch(s, `M${-t.hem + 3} ${t.hemY - 8}Q0 ${t.hemY + t.curve * 2 - 6} ${t.hem - 3} ${t.hemY - 8}`),
      s.seed.chance('mandarin', 0.2)
        ? standCollar(s, t, 16, contrast)
        : pointedCollar(s, t, 62, contrast, contrast === s.palette.main ? 0 : undefined),
    ].join('')
  },
}

export const blouse: Garment = {
  fabric: ['woven', 'linen'],
  print: 'woven',
  wear: 'top',
  focus: [0, 370, 260],
  draw: (s) => {
    const collar = s.seed.pick('collar', ['round', 'frill', 'stand', 'bow'] as const)
    const peplum = s.seed.chance('peplum', 0.5)
    const t = fitted(s.seed, {
      drop: 34,
      neck: 56,
      hem: peplum ? 142 : 162,
      hemY: peplum ? 540 : 670,
      waistY: peplum ? 500 : 540,
    })
    const sleeve = s.seed.pick('sleeve', [
      { ...LONG, puff: 18, end: 'ruffle' as const, cuff: 32 },
      { ...SHORT, puff: 26, end: 'elastic' as const, cuff: 46 },
      { ...LONG, length: 250, puff: 20, end: 'ruffle' as const, cuff: 40 },
    ])
    const front = s.side === 'front'
    const trim = s.seed.pick('trim', [s.palette.main, s.palette.second])
    const collarPiece =
      collar === 'round'
        ? roundCollar(s, t, trim)
        : collar === 'frill'
          ? frillCollar(s, t, s.palette.main)
          : standCollar(s, t, 18, s.palette.main)
    return [
      sleeves(s, t, sleeve),
      insideNeck(s, t),
      peplum ? skirt(s, { top: t.hem - 6, topY: t.hemY - 4, hem: 186, hemY: t.hemY + 120, make: 'gathered' }) : '',
      cloth(s, torsoPath(t, s.side), {
        print: 0,
        folds: bodyFolds(t) + gathers(t.neckY + 54, t.neckY + 200, 70, 92, 7),
      }),
      front === (collar !== 'frill')
        ? buttons(s, 0, t.neckY + t.drop + 22, t.hemY - 24, peplum ? 4 : 6, 5.5) +
          seam(s, `M14 ${t.neckY + t.drop}V${t.hemY}`)
        : '',
      collarPiece,
      front && collar === 'bow' ? bow(s, 0, t.neckY + 34, 58, trim) : '',
    ].join('')
  },
}
