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
import type { Reduction, DemoProduct } from './demo-product.ts'

const percents = [15, 20, 20, 25, 30, 30, 35, 40, 50] as const

/** A typical discount: started some days ago, sometimes with an end date, sometimes the second one of the season. */
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

/** One product per colour of a design. */
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
  // One product in every three is discounted. Its position within the three is pseudo-random.
  const reducedAt = (index: number) => index % 3 === hash32(`third ${Math.floor(index / 3)}`) % 3
  for (const design of designs) made.push(...productsOf(design, reducedAt, made.length))
  // Sorting by a hash mixes designs and colours, so a listing does not show one design five times in a row. Role products sort
  // like any others, except C1: shoppers of the big category must see it on the first page.
  const place = ({ sku }: DemoProduct): number => (sku === roles.C1 ? -1 : hash32(`window ${sku}`))
  return made.toSorted((a, b) => place(a) - place(b))
}

/** All products with prices, in the default listing order. */
export const products: readonly DemoProduct[] = allProducts()

/** Whether a store sells the product. Sister stores sell some of the designs, always in all colours of a colour family. */
export function sells(store: DemoStore, product: DemoProduct): boolean {
  return product.everywhere || isWhole(store) || hash32(`${store.code} ${product.design.seed}`) % 100 < store.share
}

/** The file name of a drawn picture of the product. */
export function picture(
  design: Design,
  colour: ColourCode,
  view: 'front' | 'back' | 'detail' | 'flat' | 'worn',
): string {
  const { hex, trim } = colourOf(colour)
  return `drawn/${design.cut}/${design.seed}-${hex}-${trim}-${view}.svg`
}
