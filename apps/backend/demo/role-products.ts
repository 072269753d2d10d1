import type { ColourCode } from './colours.ts'
import type { CutCode } from './cuts.ts'
import type { Design } from './designs.ts'
import type { FabricCode } from './fabrics.ts'
import type { Line } from './lines.ts'
import { roles } from './roles.ts'
import { hex32, seeded } from './seeded.ts'
import type { Reduction, Variant, DemoProduct } from './demo-product.ts'

type Look = {
  readonly cut: CutCode
  readonly line: Line
  readonly name: string
  readonly fabric: FabricCode
  readonly colours: readonly ColourCode[]
  readonly sizes?: readonly string[]
  readonly price: number
}

let drawn = 900

const look = ({ cut, line, name, fabric, colours, sizes = [], price }: Look): Design => ({
  number: drawn++,
  cut,
  line,
  name,
  seed: hex32(`role ${name}`),
  fabric,
  brand: 'bocian',
  collection: 'cityWalk',
  season: 'allYear',
  colours,
  sizeKind: sizes.length > 0 ? 'kids' : 'one',
  sizes,
  price,
  turn: drawn,
})

type Stock = { readonly variants?: readonly Variant[]; readonly qty?: number; readonly siblings?: readonly string[] }

const product = (
  sku: string,
  design: Design,
  colour: ColourCode,
  stock: Stock,
  reduction?: Reduction,
): DemoProduct => ({
  sku,
  design,
  colour,
  variants: stock.variants ?? [],
  coloursInside: false,
  qty: stock.qty ?? 0,
  siblings: stock.siblings ?? [],
  reduction,
  createdDaysAgo: seeded(`age ${sku}`).int(reduction ? 100 : 40, 200),
  everywhere: true,
})

const sizes = ['98', '104', '110'] as const

const walk = look({
  cut: 'trousers',
  line: 'girls',
  name: 'Wisła',
  fabric: 'twill',
  colours: ['yellow', 'navy', 'sage', 'burgundy'],
  sizes,
  price: 90,
})
const walkSku = (colour: ColourCode) => (colour === 'yellow' ? roles.C1 : `${roles.C1}-${colour.toUpperCase()}`)

const inSizes = (sku: string, colour: ColourCode, quantities: readonly number[]): readonly Variant[] =>
  sizes.map((size, i) => ({ sku: `${sku}-${size}`, size, colour, qty: quantities[i] ?? 0 }))

const trousers = walk.colours.map((colour) =>
  product(walkSku(colour), walk, colour, {
    variants: inSizes(walkSku(colour), colour, colour === 'yellow' ? [40, 0, 25] : [12, 9, 3]),
    siblings: walk.colours.filter((other) => other !== colour).map(walkSku),
  }),
)

const twirl = look({
  cut: 'dress',
  line: 'girls',
  name: 'Maciejka',
  fabric: 'jersey',
  colours: ['red', 'blue'],
  sizes,
  price: 100,
})

const dress: DemoProduct = {
  ...product(
    roles.C2,
    twirl,
    'red',
    {
      variants: [
        { sku: `${roles.C2}-RED-98`, size: '98', colour: 'red', qty: 18 },
        { sku: `${roles.C2}-RED-104`, size: '104', colour: 'red', qty: 0 },
        { sku: `${roles.C2}-RED-110`, size: '110', colour: 'red', qty: 7 },
        { sku: `${roles.C2}-BLUE-98`, size: '98', colour: 'blue', qty: 22 },
        { sku: `${roles.C2}-BLUE-104`, size: '104', colour: 'blue', qty: 11 },
      ],
    },
    {
      percent: 30,
      startedDaysAgo: 10,
      endsInDays: undefined,
      earlier: { percent: 20, startedDaysAgo: 33, days: 7 },
    },
  ),
  coloursInside: true,
}

const simple = (sku: string, qty: number, fields: Look) =>
  product(sku, look(fields), fields.colours[0] ?? 'navy', { qty })

/** Products with known stock and sizes that otherwise look like any other. */
export const roleProducts: readonly DemoProduct[] = [
  ...trousers,
  dress,
  simple(roles.S1, 120, {
    cut: 'backpack',
    line: 'unisex',
    name: 'Bieszczady',
    fabric: 'nylon',
    colours: ['navy'],
    price: 130,
  }),
  simple(roles.S0, 0, {
    cut: 'umbrella',
    line: 'unisex',
    name: 'Mżawka',
    fabric: 'nylon',
    colours: ['yellow'],
    price: 60,
  }),
  simple(roles.L2, 2, {
    cut: 'blanket',
    line: 'newborn',
    name: 'Pierzynka',
    fabric: 'muslin',
    colours: ['sage'],
    price: 120,
  }),
  simple(roles.PLENTY, 1_000_000, {
    cut: 'hairclip',
    line: 'girls',
    name: 'Biedronka',
    fabric: 'acetate',
    colours: ['coral'],
    price: 20,
  }),
  simple(roles.SCARCE, 10, {
    cut: 'bag',
    line: 'unisex',
    name: 'Szyszka',
    fabric: 'nylon',
    colours: ['olive'],
    price: 70,
  }),
]
