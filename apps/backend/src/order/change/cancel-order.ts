import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import type { ErrorReason, UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { actorOf } from './actor.ts'
import { calculateTransition } from './calculate-transition.ts'
import { changeOrder, factsOf } from './change-order.ts'
import { orderErrors } from '../errors.ts'
import { withItems } from '../reading/find-order.ts'
import { selectOrderById } from '../lifecycle-queries.ts'
import type { Actor, Order, OrderView, TransitionRefusal } from '../types.ts'

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
  reason: ErrorReason
}

const longestReason = 255

function refusal(code: CancelRefusal['code'], { message, reason }: UserError): CancelRefusal {
  return { code, message, reason }
}

export const cancelRefusals = {
  disabled: refusal('ORDER_CANCELLATION_DISABLED', orderErrors.ORDER_CANCELLATION_DISABLED()),
  notFound: refusal('ORDER_NOT_FOUND', orderErrors.ORDER_TO_CANCEL_NOT_FOUND()),
  unauthorised: refusal('UNAUTHORISED', orderErrors.ORDER_NOT_YOURS_TO_CANCEL()),
  status: refusal('INVALID_ORDER_STATUS', orderErrors.ORDER_NOT_CANCELLABLE()),
  shipped: refusal('PARTIAL_ORDER_ITEM_SHIPPED', orderErrors.ORDER_SHIPPED()),
}

/** Whether the buyer may still cancel the order, which is possible until it ships. */
export function canCancel(order: Order): boolean {
  return !('refusal' in calculateTransition(factsOf(order), { name: 'cancel' }))
}

/**
 * Cancels an order of the signed-in customer. Other orders are refused like missing ones, because their ids are consecutive. Throws
 * NOT_SIGNED_IN without a session, so that clients ask for a sign-in.
 */
export async function cancelOwnOrder(
  ctx: Context,
  orderId: number,
  reason: string,
): Promise<OrderView | CancelRefusal> {
  if (ctx.customerId === null) throw platformErrors.NOT_SIGNED_IN()
  const order = await selectOrderById(ctx.db, orderId)
  if (order === undefined || order.customerId !== ctx.customerId) return cancelRefusals.notFound
  return cancelFor(ctx, order, reason, actorOf(ctx, order))
}

/** Cancels an order. The caller must have verified that the buyer requested it. */
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

function refusalOf(transition: TransitionRefusal): CancelRefusal {
  return transition === 'SHIPPED' ? cancelRefusals.shipped : cancelRefusals.status
}
