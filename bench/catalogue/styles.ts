import { productsOf } from '../../apps/backend/demo/catalogue.ts'
import type { DemoProduct } from '../../apps/backend/demo/demo-product.ts'
import { designOf, type Design } from '../../apps/backend/demo/designs.ts'
import { plans } from '../../apps/backend/demo/lines.ts'
import { designNames } from '../../apps/backend/demo/names.ts'
import { at, hash32 } from '../../apps/backend/demo/seeded.ts'

/**
 * Generates this many configurable products like those of the demo shop: the same on every run, and a larger count extends a
 * smaller one. A third of the products is discounted. Products with a single size are left out.
 */
export function* styles(count: number): Generator<DemoProduct> {
  let made = 0
  for (const design of designs()) {
    if (design.sizes.length === 0) continue
    for (const product of productsOf(design, isReducedAt, made)) {
      if (made === count) return
      made++
      yield product
    }
  }
}

function isReducedAt(index: number): boolean {
  return index % 3 === hash32(`third ${Math.floor(index / 3)}`) % 3
}

/** The demo shop's plans, repeated endlessly. */
function* designs(): Generator<Design> {
  let number = 0
  for (let round = 0; ; round++)
    for (const plan of plans)
      for (let nth = 0; nth < plan.count; nth++) {
        yield { ...designOf(plan, number, round * plan.count + nth), name: nameOf(number) }
        number++
      }
}

/** A unique name: one word for the first designs, and two words when every single word is used. */
function nameOf(number: number): string {
  const round = Math.floor(number / designNames.length)
  const first = at(designNames, number)
  return round === 0 ? first : `${first} ${at(designNames, number + round * 31)}`
}
