import { normalizeEmail } from '@bocian/rules/validators.ts'
import { unsubscribeFromAlert } from '../consent/consent.ts'
import { stockOf } from '../inventory/inventory.ts'
import type { Context } from '#src/platform/context.ts'
import { decodeId } from '#src/platform/uid.ts'
import { UserError } from '#src/platform/user-error.ts'
import { done, doneButSoldOut, notFound } from './outcomes.ts'
import { closeSubscriptions } from './queries.ts'
import type { AlertOutcome } from './types.ts'

export interface EndedAlert {
  type: 'stock' | 'price'
  email: string
  product_uid?: string | null
  token: string
}

/** Ends alerts with the token of an email. An invalid token ends none. */
export async function unsubscribeFromProductAlert(ctx: Context, ended: EndedAlert): Promise<AlertOutcome> {
  const { type, token, product_uid: productUid } = ended
  const email = normalizeEmail(ended.email).toLowerCase()
  try {
    await unsubscribeFromAlert(ctx, { type, email, productUid: productUid ?? undefined }, token)
  } catch (error) {
    if (error instanceof UserError) return notFound
    throw error
  }
  if (type !== 'stock') return done
  const productId = productUid ? decodeId(productUid) : null
  await ctx.transaction((tx) => closeSubscriptions(tx, { websiteId: ctx.store.websiteId, email }, productId, ctx.now))
  if (productId === null) return done
  const stock = await stockOf(ctx.db, [productId])
  return (stock.get(productId) ?? 0) > 0 ? done : doneButSoldOut
}
