import { createMemo, type Context, type StoreView } from '#src/platform/context.ts'
import type { Database } from '#src/platform/database.ts'
import { addProductsToCart } from './add-products-to-cart.ts'
import { customerCart } from './create-cart.ts'
import type { CartError } from './errors.ts'
import { loadCart } from './load-cart.ts'

/** Puts products into a customer's empty cart, as an import of customers wishes; a cart that holds something stays. */
export async function fillCustomerCart(
  database: Database,
  owner: { store: StoreView; customerId: number; now: Date },
  items: { sku: string; quantity: number }[],
): Promise<CartError[]> {
  if (items.length === 0) return []
  const ctx: Context = {
    ...owner,
    db: database.reader,
    transaction: database.transaction,
    idempotencyKey: null,
    memo: createMemo(),
  }
  const head = await customerCart(ctx, owner.customerId)
  if ((await loadCart(ctx, head)).lines.length > 0) return []
  const wanted = items.map((item) => ({ ...item, parentSku: null, optionUids: [], entered: [] }))
  return (await addProductsToCart(ctx, head.maskedId, wanted)).userErrors
}
