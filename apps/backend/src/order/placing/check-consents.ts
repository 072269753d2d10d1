import { checkoutConsents, type GivenWording } from '#src/consent/checkout/checkout.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { storeSettings } from '#src/store/store.ts'
import { placingErrors } from '../errors.ts'
import { Refused, unable } from './refused.ts'
import type { PlaceOrderOptions } from '../types.ts'

/**
 * The agreements that the buyer accepted. Clients that send our own fields show the agreements, so the required ones are
 * enforced. Plain Magento clients skip the check, since Magento leaves checkout agreements to the client too, unless the store is
 * strict.
 */
export async function checkConsents(
  ctx: Context,
  tx: Writer,
  { expectedTotal, consents }: PlaceOrderOptions,
): Promise<GivenWording[]> {
  const isStrict = (await storeSettings({ ...ctx, db: tx }))['checkout/options/strict_agreements']
  if (consents === null && expectedTotal === null && !isStrict) return []
  const accepted = await checkoutConsents(ctx, tx, consents ?? [])
  if (accepted === 'missing') throw new Refused('UNABLE_TO_PLACE_ORDER', placingErrors.ORDER_TERMS_NOT_ACCEPTED())
  if (accepted === 'changed') throw unable(placingErrors.ORDER_TERMS_CHANGED())
  return accepted
}
