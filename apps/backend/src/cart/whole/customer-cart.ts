import { createMemo, type Context, type StoreView } from '#src/platform/context.ts'
import type { Database } from '#src/platform/database.ts'
import { addProductsToCart, type Added } from '../lines/add-products-to-cart.ts'
import { customerCart } from '../open/create-cart.ts'
import type { CartError } from '../errors.ts'
import { loadCart } from '../open/load-cart.ts'

/** Fills a customer's cart during an import. Does nothing if the cart is not empty. */
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
    services: database.services,
    idempotencyKey: null,
    memo: createMemo(),
  }
  const head = await customerCart(ctx, owner.customerId)
  if ((await loadCart(ctx, head)).lines.length > 0) return []
  const wanted = items.map((item) => ({ ...item, parentSku: null, optionUids: [], entered: [] }))
  return (await addProductsToCart(ctx, head.maskedId, wanted)).userErrors
}

/** Adds the available products to the customer's cart and returns an error for each of the others. */
export async function addToCustomerCart(
  ctx: Context,
  customerId: number,
  items: { sku: string; parentSku: string | null; quantity: number }[],
): Promise<Added> {
  const head = await customerCart(ctx, customerId)
  if (items.length === 0) return { cart: await loadCart(ctx, head), userErrors: [] }
  const wanted = items.map((item) => ({ ...item, optionUids: [], entered: [] }))
  return addProductsToCart(ctx, head.maskedId, wanted)
}
