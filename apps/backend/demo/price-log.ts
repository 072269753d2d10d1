import { dayFrom } from './calendar.ts'
import { products, sells } from './catalogue.ts'
import { decimal, reducedPrice, regularPrice } from './prices.ts'
import type { Row } from './row.ts'
import { seeded } from './seeded.ts'
import { stores } from './stores.ts'
import type { DemoStore } from './stores.ts'
import type { DemoProduct } from './demo-product.ts'

type Step = { readonly daysAgo: number; readonly percent: number }

/** The price changes of a product, oldest first; a percentage of 0 means the regular price. */
export function stepsOf(product: DemoProduct): readonly Step[] {
  const random = seeded(`log ${product.sku}`)
  const begin: Step = { daysAgo: Math.min(product.createdDaysAgo, 90 + random.int(1, 5)), percent: 0 }
  const { reduction } = product
  if (!reduction) {
    if (product.createdDaysAgo <= 95 || !random.chance(0.2)) return [begin]
    const from = random.int(25, 80)
    return [
      begin,
      { daysAgo: from, percent: random.pick([10, 15, 20]) },
      { daysAgo: from - random.int(4, 14), percent: 0 },
    ]
  }
  const { earlier, percent, startedDaysAgo } = reduction
  const before = earlier
    ? [
        { daysAgo: earlier.startedDaysAgo, percent: earlier.percent },
        { daysAgo: earlier.startedDaysAgo - earlier.days, percent: 0 },
      ]
    : []
  return [begin, ...before, { daysAgo: startedDaysAgo, percent }]
}

function stepRow(product: DemoProduct, store: DemoStore, step: Step, now: Date): Row {
  const { price } = product.design
  const regular = regularPrice(price, store.currency)
  const final = step.percent > 0 ? reducedPrice(price, step.percent, store.currency) : regular
  return {
    sku: product.sku,
    store_view_code: store.code,
    price: decimal(regular),
    final_price: decimal(final),
    valid_from: dayFrom(now, -step.daysAgo),
  }
}

/** The last 90 days of every price in every store, oldest first. */
export function* priceLogRows(now: Date): Generator<Row> {
  for (const product of products) {
    const steps = stepsOf(product)
    for (const store of stores) {
      if (sells(store, product)) yield* steps.map((step) => stepRow(product, store, step, now))
    }
  }
}
