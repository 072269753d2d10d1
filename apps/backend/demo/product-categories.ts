import { demoCategories } from './categories.ts'
import type { DemoCategory } from './categories.ts'
import type { CategoryKey } from './category-keys.ts'
import type { CutCode } from './cuts.ts'
import type { DemoProduct } from './demo-product.ts'

/** The category key for each cut, the same in every department. */
const keys: Readonly<Record<CutCode, CategoryKey>> = {
  dress: 'everydayDresses',
  skirt: 'skirts',
  tshirt: 'tshirts',
  longsleeve: 'longsleeves',
  blouse: 'blouses',
  shirt: 'shirts',
  polo: 'polos',
  sweatshirt: 'sweatshirts',
  hoodie: 'hoodies',
  cardigan: 'cardigans',
  sweater: 'sweaters',
  vest: 'vests',
  jacket: 'jackets',
  coat: 'coats',
  rainjacket: 'rainwear',
  snowsuit: 'snowsuits',
  trousers: 'trousers',
  jeans: 'jeans',
  leggings: 'leggings',
  joggers: 'joggers',
  shorts: 'shorts',
  dungarees: 'dungarees',
  bodysuit: 'bodysuits',
  romper: 'rompers',
  sleepsuit: 'sleepsuits',
  pyjamas: 'pyjamas',
  swimsuit: 'swimwear',
  swimshorts: 'swimwear',
  tights: 'tights',
  socks: 'socks',
  underwear: 'underwear',
  beanie: 'beanies',
  cap: 'caps',
  sunhat: 'sunhats',
  scarf: 'scarves',
  gloves: 'gloves',
  backpack: 'backpacks',
  bag: 'bags',
  sneakers: 'sneakers',
  boots: 'boots',
  sandals: 'sandals',
  ballerinas: 'ballerinas',
  slippers: 'slippers',
  wellies: 'wellies',
  blanket: 'blankets',
  bib: 'bibs',
  umbrella: 'umbrellas',
  belt: 'belts',
  hairclip: 'hairclips',
}

/** Departments for small children have fewer, broader categories. */
const babyKeys: Partial<Record<CutCode, CategoryKey>> = {
  dress: 'dresses',
  tshirt: 'tops',
  longsleeve: 'tops',
  sweatshirt: 'knitwear',
  cardigan: 'knitwear',
  jacket: 'outerwear',
  snowsuit: 'outerwear',
  trousers: 'bottoms',
  leggings: 'bottoms',
  shorts: 'bottoms',
  dungarees: 'bottoms',
  beanie: 'hats',
  sunhat: 'hats',
}

const keyOf = (category: DemoCategory): string =>
  category.branch.naming.kind === 'word' ? category.branch.naming.key : category.branch.naming.code

const trail = (category: DemoCategory): readonly string[] => [
  ...(category.parent ? trail(category.parent) : []),
  keyOf(category),
]

const trails = demoCategories.map((category) => ({ category, keys: trail(category) }))

const find = (root: CategoryKey, leaf: string, through?: CategoryKey): readonly DemoCategory[] =>
  trails
    .filter(
      ({ keys: [first, ...rest] }) =>
        first === root && (rest.at(-1) ?? first) === leaf && (!through || rest.includes(through)),
    )
    .map(({ category }) => category)

const withParents = (category: DemoCategory): readonly DemoCategory[] => [
  ...(category.parent ? withParents(category.parent) : []),
  category,
]

const departments = ({ design }: DemoProduct): readonly CategoryKey[] =>
  design.line === 'unisex' ? ['girls', 'boys'] : [design.line]

function shelves(product: DemoProduct): readonly DemoCategory[] {
  const { cut, line, collection } = product.design
  const small = line === 'baby' || line === 'newborn'
  const key = (small ? babyKeys[cut] : undefined) ?? keys[cut]
  const festive = cut === 'dress' && !small && (collection === 'celebration' || collection === 'nightGarden')
  const own = departments(product).flatMap((root) => find(root, festive ? 'partyDresses' : key))
  const doors = departments(product).map((root) => (root === 'boys' ? 'boysShoes' : 'girlsShoes'))
  const shoes = [
    ...doors.flatMap((door) => find('shoes', keys[cut], door)),
    ...(cut === 'slippers' || cut === 'wellies' ? find('shoes', keys[cut]) : []),
  ]
  return [...own, ...shoes, ...(small ? [] : find('accessories', keys[cut]))]
}

function occasions(product: DemoProduct): readonly DemoCategory[] {
  const { cut, line, brand, collection } = product.design
  const department: CategoryKey = line === 'unisex' ? 'girls' : line === 'newborn' ? 'baby' : line
  const shoe =
    find('shoes', 'sneakers').length > 0 &&
    ['sneakers', 'boots', 'sandals', 'ballerinas', 'slippers', 'wellies'].includes(cut)
  const old = line === 'girls' || line === 'boys'
  return [
    ...find('brands', brand),
    ...find('collections', collection),
    ...(product.createdDaysAgo <= 30 ? find('newIn', department) : []),
    ...(product.reduction ? find('sale', shoe ? 'shoes' : department) : []),
    ...(old && ['shirt', 'blouse'].includes(cut) ? find('school', 'schoolTops') : []),
    ...(old && ['trousers', 'skirt'].includes(cut) ? find('school', 'schoolBottoms') : []),
    ...(old && ['joggers', 'shorts', 'tshirt'].includes(cut) && product.design.turn % 2 === 0
      ? find('school', 'sports')
      : []),
    ...(cut === 'backpack' ? find('school', 'schoolBackpacks') : []),
    ...(['blanket', 'bib', 'hairclip', 'umbrella', 'scarf', 'pyjamas'].includes(cut) ? find('gifts', 'gifts') : []),
  ]
}

/** The admin paths of all categories of the product, parents included. */
export function categoryPaths(product: DemoProduct): readonly string[] {
  const all = [...shelves(product), ...occasions(product)].flatMap(withParents)
  return [...new Set(all.map(({ path }) => path))]
}
