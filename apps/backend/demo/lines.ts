import type { CutCode } from './cuts.ts'
import type { RangeCode } from './colours.ts'

export type Line = 'girls' | 'boys' | 'unisex' | 'baby' | 'newborn'

/** How many designs of a cut belong to a product line, and the range from which their colours are taken. */
export type Plan = { readonly cut: CutCode; readonly line: Line; readonly count: number; readonly range: RangeCode }

const plan = (line: Line, range: RangeCode, counts: Partial<Record<CutCode, number>>): readonly Plan[] =>
  (Object.entries(counts) as [CutCode, number][]).map(([cut, count]) => ({ cut, line, count, range }))

export const plans: readonly Plan[] = [
  ...plan('girls', 'girls', {
    dress: 14,
    skirt: 5,
    tshirt: 8,
    longsleeve: 5,
    blouse: 2,
    sweatshirt: 4,
    hoodie: 2,
    cardigan: 3,
    sweater: 2,
    vest: 1,
    leggings: 4,
    joggers: 2,
    shorts: 2,
    pyjamas: 2,
    swimsuit: 3,
    tights: 2,
    underwear: 1,
    sunhat: 1,
  }),
  ...plan('girls', 'outdoor', { jacket: 3, coat: 3 }),
  ...plan('girls', 'trousers', { trousers: 3, dungarees: 1 }),
  ...plan('girls', 'denim', { jeans: 2 }),
  ...plan('girls', 'white', { blouse: 2 }),
  ...plan('girls', 'leather', { ballerinas: 2, sandals: 1, boots: 1 }),
  ...plan('boys', 'boys', {
    tshirt: 8,
    longsleeve: 5,
    polo: 3,
    sweatshirt: 5,
    hoodie: 4,
    sweater: 3,
    vest: 2,
    joggers: 3,
    shorts: 4,
    pyjamas: 2,
    swimshorts: 3,
    underwear: 1,
  }),
  ...plan('boys', 'white', { shirt: 4 }),
  ...plan('boys', 'outdoor', { jacket: 3, coat: 1 }),
  ...plan('boys', 'trousers', { trousers: 4, dungarees: 1 }),
  ...plan('boys', 'denim', { jeans: 3 }),
  ...plan('boys', 'sturdy', { sandals: 1, boots: 1 }),
  ...plan('unisex', 'outdoor', { rainjacket: 3, snowsuit: 2, beanie: 2, gloves: 2, cap: 2, wellies: 2, socks: 3 }),
  ...plan('unisex', 'leather', { sneakers: 3, slippers: 2, boots: 1 }),
  ...plan('baby', 'baby', {
    dress: 3,
    tshirt: 3,
    longsleeve: 2,
    sweatshirt: 2,
    cardigan: 1,
    jacket: 1,
    snowsuit: 1,
    trousers: 2,
    leggings: 2,
    shorts: 1,
    dungarees: 2,
    bodysuit: 3,
    romper: 2,
    sleepsuit: 1,
    tights: 1,
    beanie: 1,
    sunhat: 1,
  }),
  ...plan('newborn', 'baby', { bodysuit: 3, romper: 2, sleepsuit: 3, trousers: 1, cardigan: 1, beanie: 1 }),
  ...plan('unisex', 'outdoor', { scarf: 4, backpack: 5, bag: 3, umbrella: 3 }),
  ...plan('girls', 'girls', { hairclip: 5 }),
  ...plan('unisex', 'sturdy', { belt: 3 }),
  ...plan('newborn', 'baby', { blanket: 5, bib: 3 }),
]
