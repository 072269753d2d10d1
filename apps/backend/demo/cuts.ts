import type { FabricCode } from './fabrics.ts'
import type { SizeKind } from './sizes.ts'

/** Products of one family share their introductions and details in the descriptions. */
export const families = [
  'dress',
  'top',
  'warm',
  'outer',
  'coat',
  'bottom',
  'baby',
  'under',
  'hosiery',
  'swim',
  'head',
  'neck',
  'bag',
  'shoe',
  'slipper',
  'home',
  'bib',
  'extra',
  'umbrella',
  'belt',
] as const
export type Family = (typeof families)[number]

type Cut = {
  readonly family: Family
  /** Two-letter code within the SKU. */
  readonly sign: string
  /** Base price in whole zlotys, before the surcharge for the fabric and the variation between designs. */
  readonly price: number
  readonly grams: number
  readonly sizes: SizeKind
  readonly fabrics: readonly FabricCode[]
}

const cut = (
  family: Family,
  sign: string,
  price: number,
  grams: number,
  sizes: SizeKind,
  ...fabrics: FabricCode[]
): Cut => ({
  family,
  sign,
  price,
  grams,
  sizes,
  fabrics,
})

export const cuts = {
  dress: cut('dress', 'DR', 110, 220, 'kids', 'jersey', 'muslin', 'viscose', 'organic', 'linen', 'corduroy', 'poplin'),
  skirt: cut('dress', 'SK', 80, 160, 'kids', 'denim', 'viscose', 'corduroy', 'terry', 'muslin'),
  tshirt: cut('top', 'TS', 40, 120, 'kids', 'organic', 'jersey', 'interlock'),
  longsleeve: cut('top', 'LS', 50, 150, 'kids', 'jersey', 'organic', 'interlock'),
  blouse: cut('top', 'BL', 70, 130, 'kids', 'poplin', 'viscose', 'muslin', 'linen'),
  shirt: cut('top', 'SH', 90, 160, 'kids', 'poplin', 'linen', 'corduroy', 'muslin'),
  polo: cut('top', 'PO', 60, 160, 'kids', 'organic', 'interlock', 'jersey'),
  sweatshirt: cut('warm', 'SW', 80, 260, 'kids', 'terry', 'brushed', 'organic'),
  hoodie: cut('warm', 'HO', 100, 320, 'kids', 'brushed', 'terry'),
  cardigan: cut('warm', 'CA', 110, 260, 'kids', 'knit', 'woolblend', 'merino'),
  sweater: cut('warm', 'SE', 100, 280, 'kids', 'knit', 'merino', 'woolblend'),
  vest: cut('warm', 'VE', 100, 240, 'kids', 'padded', 'knit', 'softshell'),
  jacket: cut('coat', 'JA', 190, 480, 'kids', 'softshell', 'padded', 'twill', 'denim'),
  coat: cut('coat', 'CO', 260, 620, 'kids', 'coating', 'padded'),
  rainjacket: cut('outer', 'RJ', 150, 380, 'kids', 'rainproof'),
  snowsuit: cut('outer', 'SN', 300, 900, 'kids', 'padded'),
  trousers: cut('bottom', 'TR', 90, 240, 'kids', 'twill', 'corduroy', 'linen'),
  jeans: cut('bottom', 'JE', 110, 320, 'kids', 'denim'),
  leggings: cut('bottom', 'LE', 40, 120, 'kids', 'jersey', 'organic', 'brushed'),
  joggers: cut('bottom', 'JO', 70, 220, 'kids', 'terry', 'brushed'),
  shorts: cut('bottom', 'ST', 60, 140, 'kids', 'terry', 'twill', 'linen', 'denim'),
  dungarees: cut('bottom', 'DU', 130, 320, 'kids', 'corduroy', 'denim', 'twill'),
  bodysuit: cut('baby', 'BO', 40, 90, 'baby', 'organic', 'interlock', 'bamboo'),
  romper: cut('baby', 'RO', 70, 140, 'baby', 'muslin', 'organic', 'velour'),
  sleepsuit: cut('baby', 'SL', 70, 150, 'baby', 'interlock', 'velour', 'bamboo'),
  pyjamas: cut('under', 'PY', 80, 240, 'kids', 'interlock', 'organic', 'bamboo'),
  swimsuit: cut('swim', 'SU', 80, 90, 'kids', 'swim'),
  swimshorts: cut('swim', 'SS', 70, 100, 'kids', 'quickdry'),
  tights: cut('hosiery', 'TI', 30, 70, 'kids', 'hosiery'),
  socks: cut('hosiery', 'SO', 20, 40, 'socks', 'hosiery'),
  underwear: cut('under', 'UN', 30, 60, 'kids', 'organic', 'jersey'),
  beanie: cut('head', 'BE', 40, 60, 'head', 'knit', 'merino', 'jersey'),
  cap: cut('head', 'CP', 50, 80, 'head', 'twill', 'corduroy'),
  sunhat: cut('head', 'HA', 50, 70, 'head', 'muslin', 'poplin'),
  scarf: cut('neck', 'SC', 40, 90, 'one', 'knit', 'brushed', 'merino', 'woolblend'),
  gloves: cut('neck', 'GL', 40, 60, 'gloves', 'woolblend', 'padded'),
  backpack: cut('bag', 'BP', 130, 480, 'one', 'nylon'),
  bag: cut('bag', 'BG', 70, 220, 'one', 'nylon'),
  sneakers: cut('shoe', 'SR', 140, 520, 'shoes', 'canvas', 'leather'),
  boots: cut('shoe', 'BT', 220, 760, 'shoes', 'leather'),
  sandals: cut('shoe', 'SD', 130, 380, 'shoes', 'leather'),
  ballerinas: cut('shoe', 'BA', 110, 320, 'shoes', 'leather', 'canvas'),
  slippers: cut('slipper', 'SP', 60, 220, 'shoes', 'felt', 'canvas'),
  wellies: cut('shoe', 'WE', 90, 780, 'shoes', 'rubber'),
  blanket: cut('home', 'BK', 110, 380, 'one', 'muslin', 'knit', 'bamboo', 'organic'),
  bib: cut('bib', 'BB', 30, 50, 'one', 'muslin', 'interlock', 'organic'),
  umbrella: cut('umbrella', 'UM', 60, 340, 'one', 'canopy'),
  belt: cut('belt', 'BQ', 40, 110, 'one', 'strap'),
  hairclip: cut('extra', 'HC', 20, 20, 'one', 'acetate'),
} as const satisfies Record<string, Cut>
export type CutCode = keyof typeof cuts

/** The cut's fabrics, sizes and base price. */
export function cutOf(code: CutCode): Cut {
  return cuts[code]
}
