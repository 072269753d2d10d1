import { productById, type Product } from '#src/catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import type { OrderItemView } from '../types.ts'

/** The product as it is sold today, which may differ from what was bought. The order item has the data of the purchase. */
export async function productOfItem(item: OrderItemView, _args: object, ctx: Context): Promise<Product | null> {
  return item.productId === null ? null : productById(ctx, item.productId)
}
