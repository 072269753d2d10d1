import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '#src/store/store.ts'
import { calculateAllowedActions } from './calculate-allowed-actions.ts'
import { factsOf } from './change-order.ts'
import { canReorder } from '../reading/reorder-items.ts'
import { shownInvoice } from '../reading/shown-invoice.ts'
import type { AllowedAction, OrderView } from '../types.ts'

/** What the buyer can do with the order now. `returns` says what the domain of returns allows. */
export async function allowedActions(
  ctx: Context,
  order: OrderView,
  returns: { isReturnable: boolean; isExchangeable: boolean },
): Promise<AllowedAction[]> {
  const settings = await storeSettings(ctx)
  return calculateAllowedActions({
    ...returns,
    order: factsOf(order),
    hasInvoice: (await shownInvoice(ctx, order.id)) !== undefined,
    isReorderable: order.items.some(canReorder),
    isCancellationOffered: settings['sales/cancellation/enabled'],
    isWithdrawalOffered: settings['sales/withdrawal/enabled'],
  })
}
