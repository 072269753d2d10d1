import { addToCustomerCart, type CartView } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { selectItems, selectOrderByNumber } from './queries.ts'
import type { OrderItem } from './types.ts'

/** Why something of an order could not be put into the cart again, in Magento's codes. */
export interface ReorderError {
  code: 'REORDER_NOT_AVAILABLE' | 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'UNDEFINED'
  message: string
}

const known: ReadonlySet<string> = new Set(['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK'])
const notAvailable: ReorderError = { code: 'REORDER_NOT_AVAILABLE', message: 'Reorder is not available.' }

/**
 * Puts what a customer has ordered into their cart again, at today's prices and as far as it can be had. A gift card names
 * people, so nobody orders it again without saying whom.
 */
export async function reorderItems(ctx: Context, number: string): Promise<{ cart: CartView; errors: ReorderError[] }> {
  if (ctx.customerId === null) throw new UserError('graphql-authorization', "The current customer isn't authorized.")
  const order = await selectOrderByNumber(ctx.db, number)
  if (order?.customerId !== ctx.customerId)
    throw new UserError('graphql-input', `Order number "${number.slice(0, 64)}" doesn't belong to the current customer`)
  const items = (await selectItems(ctx.db, order.id)).filter(canReorder)
  const { cart, userErrors } = await addToCustomerCart(ctx, ctx.customerId, items)
  const errors = userErrors.map(({ code, message }): ReorderError => ({ code: codeOf(code), message }))
  return { cart, errors: items.length === 0 ? [notAvailable] : errors }
}

/** Whether anything of an order can be ordered again. */
export const canReorder = ({ giftCard }: Pick<OrderItem, 'giftCard'>): boolean => giftCard === null

const codeOf = (code: string): ReorderError['code'] => (known.has(code) ? (code as ReorderError['code']) : 'UNDEFINED')
