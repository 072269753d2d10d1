import type { CategoryKey } from './category-keys.ts'
import type { CutCode } from './cuts.ts'
import { brands, collections } from './labels.ts'
import type { BrandCode, CollectionCode } from './labels.ts'

type DisplayMode = 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE' | 'BRAND'

type Naming =
  | { readonly kind: 'word'; readonly key: CategoryKey }
  | { readonly kind: 'brand'; readonly code: BrandCode }
  | { readonly kind: 'collection'; readonly code: CollectionCode }

export type Branch = {
  readonly naming: Naming
  /** The garment drawn on the category tile. */
  readonly tile: CutCode | 'giftcard'
  readonly mode: DisplayMode
  /** Identifier of the CMS block shown on the page. */
  readonly block: string
  readonly children: readonly Branch[]
}

type More = { readonly mode?: DisplayMode; readonly block?: string }

const word = (key: CategoryKey, tile: Branch['tile'], children: readonly Branch[] = [], more: More = {}): Branch => ({
  naming: { kind: 'word', key },
  tile,
  mode: more.mode ?? 'PRODUCTS',
  block: more.block ?? '',
  children,
})

const tops = (...own: readonly Branch[]) =>
  word('tops', 'tshirt', [word('tshirts', 'tshirt'), word('longsleeves', 'longsleeve'), ...own])

const knitwear = (...own: readonly Branch[]) =>
  word('knitwear', 'sweatshirt', [
    word('sweatshirts', 'sweatshirt'),
    word('hoodies', 'hoodie'),
    word('sweaters', 'sweater'),
    ...own,
  ])

const bottoms = (...own: readonly Branch[]) =>
  word('bottoms', 'trousers', [
    word('trousers', 'trousers'),
    word('jeans', 'jeans'),
    word('joggers', 'joggers'),
    word('shorts', 'shorts'),
    word('dungarees', 'dungarees'),
    ...own,
  ])

const outerwear = word('outerwear', 'jacket', [
  word('jackets', 'jacket'),
  word('coats', 'coat'),
  word('rainwear', 'rainjacket'),
  word('snowsuits', 'snowsuit'),
  word('vests', 'vest'),
])

const nightUnder = (...own: readonly Branch[]) =>
  word('nightUnder', 'pyjamas', [
    word('pyjamas', 'pyjamas'),
    word('underwear', 'underwear'),
    word('socks', 'socks'),
    ...own,
  ])

const girls = word('girls', 'dress', [
  word('clothing', 'dress', [
    word('dresses', 'dress', [word('everydayDresses', 'dress'), word('partyDresses', 'dress')]),
    word('skirts', 'skirt'),
    tops(word('blouses', 'blouse')),
    knitwear(word('cardigans', 'cardigan')),
    bottoms(word('leggings', 'leggings')),
    outerwear,
    nightUnder(word('tights', 'tights')),
    word('swimwear', 'swimsuit'),
  ]),
])

const boys = word('boys', 'hoodie', [
  word('clothing', 'hoodie', [
    tops(word('polos', 'polo'), word('shirts', 'shirt')),
    knitwear(),
    bottoms(),
    outerwear,
    nightUnder(),
    word('swimwear', 'swimshorts'),
  ]),
])

const baby = word('baby', 'romper', [
  word('clothing', 'romper', [
    word('bodysuits', 'bodysuit'),
    word('rompers', 'romper'),
    word('sleepsuits', 'sleepsuit'),
    word('dresses', 'dress'),
    word('tops', 'tshirt'),
    word('knitwear', 'cardigan'),
    word('bottoms', 'leggings'),
    word('outerwear', 'snowsuit'),
    word('tights', 'tights'),
  ]),
  word('hats', 'sunhat'),
])

const newborn = word(
  'newborn',
  'bodysuit',
  [
    word('firstWardrobe', 'bodysuit', [
      word('bodysuits', 'bodysuit'),
      word('sleepsuits', 'sleepsuit'),
      word('rompers', 'romper'),
      word('knitwear', 'cardigan'),
      word('bottoms', 'trousers'),
      word('hats', 'beanie'),
    ]),
    word('nursery', 'blanket', [word('blankets', 'blanket'), word('bibs', 'bib')]),
  ],
  { mode: 'PRODUCTS_AND_PAGE', block: 'category-newborn' },
)

const shoes = word('shoes', 'sneakers', [
  word('girlsShoes', 'ballerinas', [
    word('sneakers', 'sneakers'),
    word('ballerinas', 'ballerinas'),
    word('sandals', 'sandals'),
    word('boots', 'boots'),
  ]),
  word('boysShoes', 'boots', [word('sneakers', 'sneakers'), word('sandals', 'sandals'), word('boots', 'boots')]),
  word('slippers', 'slippers'),
  word('wellies', 'wellies'),
])

const accessories = word('accessories', 'backpack', [
  word('hatsCaps', 'beanie', [word('beanies', 'beanie'), word('caps', 'cap'), word('sunhats', 'sunhat')]),
  word('scarvesGloves', 'scarf', [word('scarves', 'scarf'), word('gloves', 'gloves')]),
  word('bagsBackpacks', 'backpack', [word('backpacks', 'backpack'), word('bags', 'bag')]),
  word('hairclips', 'hairclip'),
  word('belts', 'belt'),
  word('umbrellas', 'umbrella'),
])

const school = word(
  'school',
  'shirt',
  [
    word('schoolOutfits', 'shirt', [word('schoolTops', 'blouse'), word('schoolBottoms', 'trousers')]),
    word('sports', 'joggers'),
    word('schoolBackpacks', 'backpack'),
  ],
  { mode: 'PRODUCTS_AND_PAGE', block: 'category-school' },
)

const groups = [word('girls', 'dress'), word('boys', 'shirt'), word('baby', 'romper'), word('shoes', 'sandals')]

const brandBranches = brands.map(({ code }, i): Branch => ({
  naming: { kind: 'brand', code },
  tile: (['coat', 'sweater', 'romper', 'dress', 'jacket', 'pyjamas'] as const)[i] ?? 'tshirt',
  mode: 'BRAND',
  block: `category-brand-${code}`,
  children: [],
}))

const collectionBranches = collections.map(({ code }, i): Branch => ({
  naming: { kind: 'collection', code },
  tile: (['dress', 'sweater', 'pyjamas', 'coat', 'jacket', 'blouse'] as const)[i] ?? 'tshirt',
  mode: 'PRODUCTS',
  block: '',
  children: [],
}))

/** The category tree below the root; siblings are in menu order. */
export const categoryTree: readonly Branch[] = [
  word('newIn', 'cardigan', groups.slice(0, 3)),
  girls,
  boys,
  baby,
  newborn,
  shoes,
  accessories,
  school,
  word('collections', 'coat', collectionBranches),
  word('brands', 'polo', brandBranches, { mode: 'PAGE', block: 'category-brands' }),
  word('giftCards', 'giftcard', [], { mode: 'PRODUCTS_AND_PAGE', block: 'category-gift-cards' }),
  word('gifts', 'blanket'),
  word('sale', 'dress', groups),
]
