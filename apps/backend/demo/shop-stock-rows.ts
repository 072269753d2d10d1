import { products } from './catalogue.ts'
import { roles } from './roles.ts'
import type { Row } from './row.ts'
import { seeded } from './seeded.ts'
import { shops } from './shops.ts'
import type { DemoShop } from './shops.ts'

const carried = 0.12
const stocked = 0.75

/** Stock of C2 (blue, 98) and S1 in the three largest shops of a country: plenty, few, none. */
const texts: Readonly<Record<string, number>> = { '1': 8, '2': 2, '3': 0 }
const toldSkus: ReadonlySet<string> = new Set([`${roles.C2}-BLUE-98`, roles.S1])

function quantity(shop: DemoShop, productSku: string, sku: string): number {
  if (toldSkus.has(sku)) return texts[shop.code.split('-')[1] ?? ''] ?? 0
  if (!seeded(`carried ${shop.code} ${productSku}`).chance(carried)) return 0
  const random = seeded(`shelf ${shop.code} ${sku}`)
  return random.chance(stocked) ? random.int(1, 9) : 0
}

/** The stock that each shop reported. Each shop carries part of the range, in most sizes. */
export function* shopStockRows(now: Date): Generator<Row> {
  for (const shop of shops) {
    if (shop.toldHoursAgo === null) continue
    const toldAt = new Date(now.getTime() - shop.toldHoursAgo * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    for (const { sku: productSku, variants } of products) {
      for (const sku of variants.length > 0 ? variants.map((variant) => variant.sku) : [productSku]) {
        const qty = quantity(shop, productSku, sku)
        if (qty > 0) yield { shop_code: shop.code, sku, qty: String(qty), told_at: toldAt }
      }
    }
  }
}
