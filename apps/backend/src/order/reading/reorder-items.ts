import type { CartView } from '#src/cart/cart.ts'
import { addToCustomerCart } from '#src/cart/whole/whole.ts'
import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { selectItems, selectOrderByNumber } from '../queries.ts'
import type { OrderItem } from '../types.ts'
import type { ErrorReason } from '#src/platform/user-error.ts'
import { orderErrors } from '../errors.ts'

/** Why an item could not be ordered again, in Magento's codes. */
export interface ReorderError {
  code: 'REORDER_NOT_AVAILABLE' | 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'UNDEFINED'
  message: string
  reason?: ErrorReason
}

const known: ReadonlySet<string> = new Set(['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK'])

/**
 * Adds the items of an earlier order to the customer's cart, at today's prices and as far as they are in stock. Skips gift cards,
 * because each needs a recipient.
 */
export async function reorderItems(ctx: Context, number: string): Promise<{ cart: CartView; errors: ReorderError[] }> {
  if (ctx.customerId === null) throw platformErrors.NOT_SIGNED_IN()
  const order = await selectOrderByNumber(ctx.db, number)
  if (order?.customerId !== ctx.customerId) throw orderErrors.ORDER_OF_OTHER_CUSTOMER({ number })
  const items = (await selectItems(ctx.db, order.id)).filter(canReorder)
  const { cart, userErrors } = await addToCustomerCart(ctx, ctx.customerId, items)
  if (items.length === 0) {
    const { message, reason } = orderErrors.ORDER_NOT_REORDERABLE()
    return { cart, errors: [{ code: 'REORDER_NOT_AVAILABLE', message, reason }] }
  }
  return { cart, errors: userErrors.map((error): ReorderError => ({ ...error, code: codeOf(error.code) })) }
}

/** Whether an item can be ordered again. */
export const canReorder = ({ giftCard }: Pick<OrderItem, 'giftCard'>): boolean => giftCard === null

const codeOf = (code: string): ReorderError['code'] => (known.has(code) ? (code as ReorderError['code']) : 'UNDEFINED')
