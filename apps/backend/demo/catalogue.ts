import { colourOf } from './colours.ts'
import type { ColourCode } from './colours.ts'
import { cutOf } from './cuts.ts'
import { designs } from './designs.ts'
import type { Design } from './designs.ts'
import { roleProducts } from './role-products.ts'
import { roles } from './roles.ts'
import { hash32, seeded } from './seeded.ts'
import { isWhole } from './stores.ts'
import type { DemoStore } from './stores.ts'

export type Reduction = {
  readonly percent: number
  readonly startedDaysAgo: number
  readonly endsInDays: number | undefined
  /** A short reduction of this percent that ended before the present one. */
  readonly earlier: { readonly percent: number; readonly startedDaysAgo: number; readonly days: number } | undefined
}

export type Variant = {
  readonly sku: string
  readonly size: string
  readonly colour: ColourCode
  readonly qty: number
}

export type DemoProduct = {
  readonly sku: string
  readonly design: Design
  readonly colour: ColourCode
  /** Empty for a simple product. */
  readonly variants: readonly Variant[]
  /** Whether the colour is chosen on the page instead of among siblings. */
  readonly coloursInside: boolean
  readonly qty: number
  readonly siblings: readonly string[]
  readonly reduction: Reduction | undefined
  readonly createdDaysAgo: number
  readonly everywhere: boolean
}

const percents = [15, 20, 20, 25, 30, 30, 35, 40, 50] as const

/** A reduction as merchants make them: begun some days ago, perhaps with an end, perhaps the second of the season. */
function reductionOf(sku: string): Reduction {
  const random = seeded(`reduction ${sku}`)
  const startedDaysAgo = random.int(3, 40)
  const percent = random.pick(percents)
  const earlier = random.chance(0.35)
    ? {
        percent: Math.max(10, percent - 10),
        startedDaysAgo: startedDaysAgo + random.int(18, 35),
        days: random.int(4, 9),
      }
    : undefined
  return { percent, startedDaysAgo, endsInDays: random.chance(0.3) ? random.int(30, 120) : undefined, earlier }
}

function stockOf(sku: string, soldOut: boolean): number {
  const random = seeded(`stock ${sku}`)
  if (soldOut || random.chance(0.13)) return 0
  return random.chance(0.15) ? random.int(1, 3) : random.int(4, 48)
}

const skuOf = (design: Design, colour: ColourCode): string =>
  `BOC-${cutOf(design.cut).sign}-${String(design.number + 1).padStart(4, '0')}-${colour.toUpperCase()}`

/** A product for each colour of a design. */
export function productsOf(
  design: Design,
  reducedAt: (index: number) => boolean,
  from: number,
): readonly DemoProduct[] {
  const skus = design.colours.map((colour) => skuOf(design, colour))
  return design.colours.map((colour, i): DemoProduct => {
    const sku = skuOf(design, colour)
    const reduced = reducedAt(from + i)
    const soldOut = hash32(`gone ${sku}`) % 40 === 0
    return {
      sku,
      design,
      colour,
      variants: design.sizes.map((size) => ({
        sku: `${sku}-${size}`,
        size,
        colour,
        qty: stockOf(`${sku}-${size}`, soldOut),
      })),
      coloursInside: false,
      qty: design.sizes.length > 0 ? 0 : stockOf(sku, soldOut),
      siblings: skus.filter((other) => other !== sku),
      reduction: reduced ? reductionOf(sku) : undefined,
      createdDaysAgo: seeded(`age ${sku}`).int(reduced ? 95 : 3, 260),
      everywhere: false,
    }
  })
}

function allProducts(): readonly DemoProduct[] {
  const made: DemoProduct[] = [...roleProducts]
  // Three neighbours hold one reduction, at a place that wanders from three to three.
  const reducedAt = (index: number) => index % 3 === hash32(`third ${Math.floor(index / 3)}`) % 3
  for (const design of designs) made.push(...productsOf(design, reducedAt, made.length))
  // A listing in this order mixes designs and colours as a shop window would, instead of showing one design five times.
  // Roles stand among the others, but a shopper who opens the big category must meet C1 on its first page.
  const place = ({ sku }: DemoProduct): number => (sku === roles.C1 ? -1 : hash32(`window ${sku}`))
  return made.toSorted((a, b) => place(a) - place(b))
}

/** Everything with a price, in the order of the shop window. */
export const products: readonly DemoProduct[] = allProducts()

/** Whether a store sells the product: sister stores take a part of the designs, whole families of colours together. */
export function sells(store: DemoStore, product: DemoProduct): boolean {
  return product.everywhere || isWhole(store) || hash32(`${store.code} ${product.design.seed}`) % 100 < store.share
}

/** The name of a drawn picture of the product. */
export function picture(
  design: Design,
  colour: ColourCode,
  view: 'front' | 'back' | 'detail' | 'flat' | 'worn',
): string {
  const { hex, trim } = colourOf(colour)
  return `drawn/${design.cut}/${design.seed}-${hex}-${trim}-${view}.svg`
}
