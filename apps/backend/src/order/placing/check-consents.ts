import { checkoutConsents, type GivenWording } from '#src/consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { placingErrors } from '../errors.ts'
import { Refused, unable } from './refused.ts'
import type { PlaceOrderOptions } from '../types.ts'

/**
 * The agreements that the buyer accepted. Clients that send our own fields show the agreements, so the required ones are
 * enforced. Plain Magento clients skip the check: Magento leaves checkout agreements to the client too.
 */
export async function checkConsents(
  ctx: Context,
  tx: Writer,
  { expectedTotal, consents }: PlaceOrderOptions,
): Promise<GivenWording[]> {
  if (consents === null && expectedTotal === null) return []
  const accepted = await checkoutConsents(ctx, tx, consents ?? [])
  if (accepted === 'missing') throw new Refused('UNABLE_TO_PLACE_ORDER', placingErrors.ORDER_TERMS_NOT_ACCEPTED())
  if (accepted === 'changed') throw unable(placingErrors.ORDER_TERMS_CHANGED())
  return accepted
}
