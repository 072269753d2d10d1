import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '#src/store/store.ts'
import { actorOf } from './actor.ts'
import { calculateTransition } from './calculate-transition.ts'
import { changeOrder, factsOf } from './change-order.ts'
import { withItems } from './find-order.ts'
import { selectOrderById } from './life-queries.ts'
import type { Actor, Order, OrderView, TransitionRefusal } from './types.ts'

/** Why an order was not cancelled, in Magento's codes. */
export interface CancelRefusal {
  code:
    | 'ORDER_CANCELLATION_DISABLED'
    | 'ORDER_NOT_FOUND'
    | 'UNAUTHORISED'
    | 'INVALID_ORDER_STATUS'
    | 'PARTIAL_ORDER_ITEM_SHIPPED'
    | 'UNDEFINED'
  message: string
}

const longestReason = 255

export const cancelRefusals = {
  disabled: {
    code: 'ORDER_CANCELLATION_DISABLED',
    message: 'Order cancellation is not enabled for requested store.',
  },
  notFound: {
    code: 'ORDER_NOT_FOUND',
    message: `The entity that was requested doesn't exist. Verify the entity and try again.`,
  },
  unauthorised: { code: 'UNAUTHORISED', message: 'Current user is not authorized to cancel this order' },
  status: { code: 'INVALID_ORDER_STATUS', message: 'Order already closed, complete, cancelled or on hold' },
  shipped: {
    code: 'PARTIAL_ORDER_ITEM_SHIPPED',
    message: 'Order with one or more items shipped cannot be cancelled',
  },
} as const satisfies Record<string, CancelRefusal>

/** Whether the buyer may still cancel: nothing of it has been packed. */
export function canCancel(order: Order): boolean {
  return !('refusal' in calculateTransition(factsOf(order), { name: 'cancel' }))
}

/** A signed-in customer cancels an order of their own. */
export async function cancelOwnOrder(
  ctx: Context,
  orderId: number,
  reason: string,
): Promise<OrderView | CancelRefusal> {
  const order = await selectOrderById(ctx.db, orderId)
  if (order === undefined) return cancelRefusals.notFound
  if (ctx.customerId === null || order.customerId !== ctx.customerId) return cancelRefusals.unauthorised
  return cancelFor(ctx, order, reason, actorOf(ctx, order))
}

/** Cancels for somebody who has proved to be the buyer. */
export async function cancelFor(
  ctx: Context,
  order: Order,
  reason: string,
  actor: Actor,
): Promise<OrderView | CancelRefusal> {
  if (!(await storeSettings(ctx))['sales/cancellation/enabled']) return cancelRefusals.disabled
  const cause = { reason: reason.trim().slice(0, longestReason), actor, now: ctx.now }
  const outcome = await ctx.transaction((tx) => changeOrder(tx, order.id, { name: 'cancel' }, cause))
  return 'refusal' in outcome ? refusalOf(outcome.refusal) : withItems(ctx, outcome.order)
}

function refusalOf(refusal: TransitionRefusal): CancelRefusal {
  return refusal === 'SHIPPED' ? cancelRefusals.shipped : cancelRefusals.status
}
