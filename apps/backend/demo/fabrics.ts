export type FibreCode = (typeof fibres)[number]
export const fibres = [
  'cotton',
  'organicCotton',
  'elastane',
  'linen',
  'viscose',
  'polyester',
  'polyamide',
  'wool',
  'merino',
  'acrylic',
  'bamboo',
  'leather',
  'rubber',
  'acetate',
] as const

export type PartCode = 'outer' | 'lining' | 'filling' | 'sole'
const careCodes = ['wash30', 'wash40', 'wash60', 'gentle', 'wool', 'wipe', 'shoes'] as const
export type CareCode = (typeof careCodes)[number]

export const materials = [
  { code: 'cotton', admin: 'Cotton' },
  { code: 'organicCotton', admin: 'Organic cotton' },
  { code: 'muslin', admin: 'Muslin' },
  { code: 'linen', admin: 'Linen' },
  { code: 'viscose', admin: 'Viscose' },
  { code: 'bamboo', admin: 'Bamboo viscose' },
  { code: 'wool', admin: 'Wool' },
  { code: 'denim', admin: 'Denim' },
  { code: 'corduroy', admin: 'Corduroy' },
  { code: 'technical', admin: 'Technical fabric' },
  { code: 'leather', admin: 'Leather' },
  { code: 'rubber', admin: 'Rubber' },
  { code: 'other', admin: 'Other' },
] as const
export type MaterialCode = (typeof materials)[number]['code']

type Share = readonly [FibreCode, number]
type Part = readonly [PartCode, ...Share[]]
export type Fabric = {
  readonly code: string
  readonly material: MaterialCode
  readonly care: CareCode
  /** One part covers the whole garment; several parts name where each is used. */
  readonly parts: readonly Part[]
  /** Percentage added to the price of the cut. */
  readonly premium: number
}

const whole = (...shares: Share[]): readonly Part[] => [['outer', ...shares]]

export const fabrics = [
  { code: 'organic', material: 'organicCotton', care: 'wash40', premium: 15, parts: whole(['organicCotton', 100]) },
  { code: 'jersey', material: 'cotton', care: 'wash40', premium: 0, parts: whole(['cotton', 95], ['elastane', 5]) },
  { code: 'interlock', material: 'cotton', care: 'wash60', premium: 0, parts: whole(['cotton', 100]) },
  { code: 'bamboo', material: 'bamboo', care: 'wash40', premium: 20, parts: whole(['bamboo', 95], ['elastane', 5]) },
  { code: 'velour', material: 'cotton', care: 'wash40', premium: 10, parts: whole(['cotton', 80], ['polyester', 20]) },
  { code: 'muslin', material: 'muslin', care: 'wash40', premium: 20, parts: whole(['cotton', 100]) },
  { code: 'linen', material: 'linen', care: 'wash30', premium: 30, parts: whole(['linen', 55], ['cotton', 45]) },
  { code: 'viscose', material: 'viscose', care: 'gentle', premium: 10, parts: whole(['viscose', 100]) },
  { code: 'poplin', material: 'cotton', care: 'wash40', premium: 5, parts: whole(['cotton', 100]) },
  {
    code: 'corduroy',
    material: 'corduroy',
    care: 'wash30',
    premium: 15,
    parts: whole(['cotton', 98], ['elastane', 2]),
  },
  { code: 'denim', material: 'denim', care: 'wash40', premium: 10, parts: whole(['cotton', 99], ['elastane', 1]) },
  { code: 'twill', material: 'cotton', care: 'wash40', premium: 5, parts: whole(['cotton', 97], ['elastane', 3]) },
  { code: 'terry', material: 'cotton', care: 'wash40', premium: 5, parts: whole(['cotton', 95], ['elastane', 5]) },
  { code: 'brushed', material: 'cotton', care: 'wash30', premium: 10, parts: whole(['cotton', 80], ['polyester', 20]) },
  { code: 'merino', material: 'wool', care: 'wool', premium: 60, parts: whole(['merino', 100]) },
  { code: 'knit', material: 'cotton', care: 'wash30', premium: 10, parts: whole(['cotton', 100]) },
  {
    code: 'woolblend',
    material: 'wool',
    care: 'wool',
    premium: 30,
    parts: whole(['wool', 50], ['polyamide', 30], ['acrylic', 20]),
  },
  {
    code: 'softshell',
    material: 'technical',
    care: 'wash30',
    premium: 10,
    parts: [
      ['outer', ['polyester', 96], ['elastane', 4]],
      ['lining', ['polyester', 100]],
    ],
  },
  {
    code: 'padded',
    material: 'technical',
    care: 'wash30',
    premium: 15,
    parts: [
      ['outer', ['polyamide', 100]],
      ['lining', ['polyester', 100]],
      ['filling', ['polyester', 100]],
    ],
  },
  {
    code: 'rainproof',
    material: 'technical',
    care: 'gentle',
    premium: 0,
    parts: [
      ['outer', ['polyester', 100]],
      ['lining', ['cotton', 100]],
    ],
  },
  {
    code: 'coating',
    material: 'wool',
    care: 'wool',
    premium: 20,
    parts: [
      ['outer', ['wool', 60], ['polyester', 40]],
      ['lining', ['viscose', 100]],
    ],
  },
  {
    code: 'swim',
    material: 'technical',
    care: 'gentle',
    premium: 0,
    parts: whole(['polyamide', 82], ['elastane', 18]),
  },
  { code: 'quickdry', material: 'technical', care: 'wash30', premium: 0, parts: whole(['polyester', 100]) },
  {
    code: 'hosiery',
    material: 'cotton',
    care: 'wash40',
    premium: 0,
    parts: whole(['cotton', 78], ['polyamide', 20], ['elastane', 2]),
  },
  {
    code: 'leather',
    material: 'leather',
    care: 'shoes',
    premium: 20,
    parts: [
      ['outer', ['leather', 100]],
      ['lining', ['leather', 100]],
      ['sole', ['rubber', 100]],
    ],
  },
  { code: 'strap', material: 'leather', care: 'wipe', premium: 0, parts: whole(['leather', 100]) },
  {
    code: 'canvas',
    material: 'cotton',
    care: 'shoes',
    premium: 0,
    parts: [
      ['outer', ['cotton', 100]],
      ['lining', ['cotton', 100]],
      ['sole', ['rubber', 100]],
    ],
  },
  {
    code: 'rubber',
    material: 'rubber',
    care: 'wipe',
    premium: 0,
    parts: [
      ['outer', ['rubber', 100]],
      ['lining', ['cotton', 100]],
    ],
  },
  {
    code: 'felt',
    material: 'wool',
    care: 'wipe',
    premium: 10,
    parts: [
      ['outer', ['wool', 100]],
      ['sole', ['rubber', 100]],
    ],
  },
  {
    code: 'nylon',
    material: 'technical',
    care: 'wipe',
    premium: 0,
    parts: [
      ['outer', ['polyester', 100]],
      ['lining', ['polyester', 100]],
    ],
  },
  { code: 'canopy', material: 'technical', care: 'wipe', premium: 0, parts: whole(['polyester', 100]) },
  { code: 'acetate', material: 'other', care: 'wipe', premium: 0, parts: whole(['acetate', 100]) },
] as const satisfies readonly Fabric[]
export type FabricCode = (typeof fabrics)[number]['code']

const byCode = new Map<string, Fabric>(fabrics.map((fabric) => [fabric.code, fabric]))

/** The fabric with its composition and care. */
export function fabricOf(code: FabricCode): Fabric {
  const found = byCode.get(code)
  if (!found) throw new Error(`no fabric ${code}`)
  return found
}
