import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { acceptedAgreements, saveAcceptances } from '../consent/consent.ts'
import { stockOf } from '../inventory/inventory.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { alertErrors } from './errors.ts'
import { done, notFound } from './outcomes.ts'
import { lockPerson, saveSubscription, selectSold } from './queries.ts'
import type { AlertOutcome } from './types.ts'

const perAddress: AttemptLimit = { name: 'stock alert address', most: 5, seconds: 3_600 }
const perMailbox: AttemptLimit = { name: 'stock alert mailbox', most: 3, seconds: 3_600 }

export interface AlertInput {
  sku: string
  email: string
  agreements?: readonly (number | null)[] | null
}

/** Subscribes to one email when the product is back in stock, and stores the proof of consent. */
export async function subscribeToStockAlert(ctx: Context, input: AlertInput): Promise<AlertOutcome> {
  const email = normalizeEmail(input.email).toLowerCase()
  if (checkEmail(email) !== null) throw platformErrors.EMAIL_INVALID()
  // That of this alert, and that of emails about chosen products in general.
  const accepted = [
    ...(await acceptedAgreements(ctx, 'subscribe_to_stock_alert', input.agreements)),
    ...(await acceptedAgreements(ctx, 'product_alert', input.agreements)),
  ]
  const productId = await selectSold(ctx.db, ctx.store.id, input.sku)
  if (productId === undefined) return notFound
  const stock = await stockOf(ctx.db, [productId])
  if ((stock.get(productId) ?? 0) > 0) throw alertErrors.ALERT_PRODUCT_IN_STOCK()
  const { store, visitor, now } = ctx
  const wait = await ctx.transaction(async (tx) => {
    const tooSoon =
      (visitor?.address ? await countAttempt(tx, perAddress, visitor.address, now) : 0) ||
      (await countAttempt(tx, perMailbox, `${store.websiteId} ${email}`, now))
    if (tooSoon > 0) return tooSoon
    await lockPerson(tx, { websiteId: store.websiteId, email })
    await saveAcceptances(ctx, tx, { email }, accepted)
    await saveSubscription(tx, { websiteId: store.websiteId, storeId: store.id, productId, email, askedAt: now })
    return 0
  })
  if (wait > 0) throw tooManyAttempts(visitor, wait)
  return done
}
