import type { Context } from '#src/platform/context.ts'
import { run, type Writer } from '#src/platform/database.ts'
import { checkMixing } from '../lines/check-mixing.ts'
import { createMaskedId } from '../open/create-cart.ts'
import { mergeCards } from '../gift-cards/merge-cards.ts'
import { mergeGifts } from '../gifts/merge-gifts.ts'
import { selectFacts } from '../product-queries.ts'
import { activeCartOf, insertCart, lockCarts, saveLines, selectCartById, selectLines, updateCart } from '../queries.ts'
import { insertSavedLines, selectSavedLines } from '../saved/saved-queries.ts'
import type { CartHead, StoredLine } from '../types.ts'

/**
 * Copies an ordered cart with all its data into an open one: into a new cart, or into the customer's active cart, whose own lines
 * stay unchanged. Copied lines that cannot be mixed with those are saved for later. A guest's saved lines are copied too.
 */
export async function copyCart(ctx: Context, tx: Writer, cartId: number): Promise<CartHead> {
  const source = await selectCartById(tx, cartId)
  if (source === undefined) throw new Error(`Cart ${cartId} not found`)
  const { storeId, groupId, customerId } = source
  const maskedId = createMaskedId()
  const isNew = await insertCart(tx, { maskedId, storeId, groupId, customerId })
  const begun = isNew || customerId === null ? undefined : await run(tx, activeCartOf(customerId, groupId))
  const [target] = await lockCarts(tx, [begun?.maskedId ?? maskedId])
  if (target === undefined) throw new Error('the new cart was not found')
  const present = await selectLines(tx, target.id)
  const known = new Set(present.map((line) => line.signature))
  const arriving = (await selectLines(tx, source.id)).filter((line) => !known.has(line.signature))
  const saved = customerId === null ? await selectSavedLines(tx, source) : []
  if (await areMixed(ctx, tx, present, arriving)) await insertSavedLines(tx, target, arriving, ctx.now)
  else if (arriving.length > 0) await saveLines(tx, target.id, arriving)
  await insertSavedLines(tx, target, saved, ctx.now)
  const { email, shippingAddress, billingAddress, billingSameAsShipping, carrierCode, methodCode } = source
  await updateCart(
    tx,
    target.id,
    {
      ...(email === null ? {} : { email }),
      ...(shippingAddress === null ? {} : { shippingAddress }),
      billingAddress,
      billingSameAsShipping,
      couponCodes: source.couponCodes,
      seenCards: mergeCards(target.seenCards, source.seenCards),
      ...mergeGifts(target, source),
      delivery: carrierCode === null || methodCode === null ? null : { carrierCode, methodCode },
    },
    ctx.now,
  )
  return target
}

async function areMixed(ctx: Context, tx: Writer, present: StoredLine[], arriving: StoredLine[]): Promise<boolean> {
  const ids = [...new Set([...present, ...arriving].map((line) => line.productId))]
  const products = await selectFacts(tx, ctx.store.id, ids, ctx.now)
  const of = (lines: StoredLine[]) => products.filter(({ id }) => lines.some((line) => line.productId === id))
  return of(arriving).some((product) => checkMixing(of(present), product) !== null)
}
