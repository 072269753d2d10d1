import { normalizeEmail } from '@bocian/rules/validators.ts'
import { alertLink, refuseAlert, withdrawKinds, type AgreementKind, type Alert } from '../consent/consent.ts'
import { stockOf } from '../inventory/inventory.ts'
import type { Context } from '#src/platform/context.ts'
import { decodeId } from '#src/platform/uid.ts'
import { UserError } from '#src/platform/user-error.ts'
import { done, doneButSoldOut, notFound } from './outcomes.ts'
import { closeSubscriptions, hasOpenSubscription, lockPerson } from './queries.ts'
import type { AlertOutcome } from './types.ts'

export interface EndedAlert {
  type: 'stock' | 'price'
  email: string
  product_uid?: string | null
  token: string
}

/**
 * The consents that the form of an alert asks for. There are no price alerts to subscribe to, so an address without stock alerts has
 * no alerts at all.
 */
const consentsFor: Readonly<Record<EndedAlert['type'], readonly AgreementKind[]>> = {
  stock: ['subscribe_to_stock_alert', 'product_alert'],
  price: ['product_alert'],
}

/** Ends alerts with the token of an email. An invalid token ends none. */
export async function unsubscribeFromProductAlert(ctx: Context, ended: EndedAlert): Promise<AlertOutcome> {
  const { type, token, product_uid: productUid } = ended
  const email = normalizeEmail(ended.email).toLowerCase()
  try {
    await endAlerts(ctx, { type, email, productUid: productUid ?? undefined }, token)
  } catch (error) {
    if (error instanceof UserError) return notFound
    throw error
  }
  if (type !== 'stock' || !productUid) return done
  const productId = decodeId(productUid)
  const stock = await stockOf(ctx.db, [productId])
  return (stock.get(productId) ?? 0) > 0 ? done : doneButSoldOut
}

/**
 * Ends the alerts of an unsubscribe link. If none of the address is left, its consents are withdrawn too. Throws if the link is
 * invalid; repeating it changes nothing.
 */
export async function endAlerts(ctx: Context, alert: Alert & Pick<EndedAlert, 'type'>, code: string): Promise<void> {
  const link = await alertLink(ctx, alert, code)
  const { websiteId, email } = link
  const isStock = alert.type === 'stock'
  const productId = isStock && alert.productUid ? decodeId(alert.productUid) : null
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, link)
    await refuseAlert(ctx, tx, link)
    if (isStock) await closeSubscriptions(tx, link, productId, ctx.now)
    if (isStock && (await hasOpenSubscription(tx, { websiteId, email }))) return
    await withdrawKinds(ctx, tx, email, consentsFor[alert.type])
  })
}
