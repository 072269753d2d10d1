import type { OrderView } from '#src/order/order.ts'
import { tooManyAttempts } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { decodeId } from '#src/platform/uid.ts'
import type { SentRequest } from './calculate-repeated.ts'
import { checkEnabled, lockAgain, takePieces } from './check-request.ts'
import { returnErrors } from './errors.ts'
import { offeredSizes, piecesOfItem, type OfferedSize } from './exchange-sizes.ts'
import { takeSize } from './exchange-stock.ts'
import { returnTermsOf, type ReturnView } from './find-returns.ts'
import { selectReturned } from './queries.ts'
import { repeatedRequest } from './repeated-request.ts'
import { ownOrder } from './request-return.ts'
import { countGuestRequest, saveGuestRequest, saveRequest, type CheckedRequest } from './save-request.ts'
import type { RequestedItem, ReturnTerms } from './types.ts'

interface Given {
  itemUid: string
  exchangeUid: string | null
  quantity: number
  sku: string
}

interface Wanted {
  item: RequestedItem
  size: OfferedSize
}

/**
 * Requests the exchange of pieces of the signed-in customer's order for another size of the product. The new size is taken from
 * stock in the same transaction.
 */
export async function requestExchange(ctx: Context, orderId: number, given: Given): Promise<ReturnView> {
  await checkEnabled(ctx)
  const order = await ownOrder(ctx, orderId)
  const sent = sentRequest(given)
  const before = await repeatedRequest(ctx, ctx.db, order, sent, { isGuest: false })
  if (before !== undefined) return before
  const wanted = await readWanted(ctx, order, given)
  const terms = await returnTermsOf(ctx, order)
  return ctx.transaction(async (tx) => {
    const locked = await lockAgain(tx, order)
    const meanwhile = await repeatedRequest(ctx, tx, order, sent, { isGuest: false })
    if (meanwhile !== undefined) return meanwhile
    const request = await check(tx, locked, wanted, terms)
    await takeSize(tx, order.id, wanted.size, wanted.item.quantity)
    return saveRequest(tx, order, request, ctx.now)
  })
}

/** Stores the request of a guest and emails a link that confirms it. Only then the new size is taken from stock. */
export async function requestGuestExchange(ctx: Context, order: OrderView, given: Given): Promise<ReturnView> {
  await checkEnabled(ctx)
  const wanted = await readWanted(ctx, order, given)
  const terms = await returnTermsOf(ctx, order)
  const outcome = await ctx.transaction(async (tx) => {
    const locked = await lockAgain(tx, order)
    const before = await repeatedRequest(ctx, tx, order, sentRequest(given), { isGuest: true })
    if (before !== undefined) return before
    const wait = await countGuestRequest(tx, order, ctx.now)
    return wait > 0 ? wait : saveGuestRequest(tx, order, await check(tx, locked, wanted, terms), ctx.now)
  })
  if (typeof outcome === 'number') throw tooManyAttempts(ctx.visitor, outcome)
  return outcome
}

const wantedItem = ({ itemUid, exchangeUid, quantity }: Given): RequestedItem => ({
  orderItemId: decodeId(itemUid),
  exchangeId: exchangeUid === null ? null : decodeId(exchangeUid),
  quantity,
  reason: 'other_size',
})

const sentRequest = (given: Given): SentRequest => ({
  items: [wantedItem(given)],
  bankAccount: null,
  contactEmail: null,
  comment: null,
  sku: given.sku,
})

/** Finds the wanted size among those that are offered for the buyer's pieces. */
async function readWanted(ctx: Context, order: OrderView, given: Given): Promise<Wanted> {
  const item = wantedItem(given)
  const { orderItemId, exchangeId, quantity } = item
  const line = order.items.find(({ id }) => id === orderItemId)
  const pieces = line === undefined ? [] : await piecesOfItem(ctx, line)
  const own = pieces.find(({ exchange }) => (exchange?.id ?? null) === exchangeId)
  if (own === undefined) throw returnErrors.RETURN_ITEM_UNKNOWN()
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > own.quantity)
    throw returnErrors.RETURN_QUANTITY_INVALID({ maximum: own.quantity })
  const size = (await offeredSizes(ctx, own)).find((offered) => offered.sku === given.sku)
  if (size === undefined) throw returnErrors.EXCHANGE_NOT_POSSIBLE()
  if (size.availability === 'CHEAPER') throw returnErrors.EXCHANGE_SIZE_CHEAPER()
  if (size.availability === 'SOLD_OUT') throw returnErrors.EXCHANGE_SIZE_SOLD_OUT()
  return { item, size }
}

/** Checks again that the buyer of a locked order has the pieces. They must all be alike. */
async function check(
  tx: Writer,
  order: OrderView,
  { item, size }: Wanted,
  terms: ReturnTerms,
): Promise<CheckedRequest> {
  const items = takePieces(order, [item], await selectReturned(tx, order.id), terms)
  if (items.length !== 1 || items[0]?.exchangeId !== item.exchangeId) throw returnErrors.RETURN_ITEM_UNKNOWN()
  return { items, bankAccount: null, contactEmail: null, comment: null, size }
}
