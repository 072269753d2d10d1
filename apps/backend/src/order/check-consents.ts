import { checkoutConsents, type GivenWording } from '#src/consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import type { ToldByBuyer } from './place-order.ts'
import { Refused, unable } from './refused.ts'

/**
 * The words that were agreed to. Whoever speaks our own fields shows the agreements and is held to them; for another
 * client they are not there, as Magento leaves its checkout agreements to whoever draws the checkout.
 */
export async function checkConsents(
  ctx: Context,
  tx: Writer,
  { expectedTotal, consents }: ToldByBuyer,
): Promise<GivenWording[]> {
  if (consents === null && expectedTotal === null) return []
  const accepted = await checkoutConsents(ctx, tx, consents ?? [])
  if (accepted === 'missing') throw new Refused('UNABLE_TO_PLACE_ORDER', notAgreed)
  if (accepted === 'changed') throw unable('The terms have changed. Please read them and agree to them again.')
  return accepted
}

/** Magento's own words where it enforces its checkout agreements. */
const notAgreed =
  "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again."
