import { checkRefundAccount, normalizeRefundAccount } from '@bocian/rules/refund-account.ts'
import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { returnReasons } from '#src/attribute/attribute.ts'
import { lockOrder, orderViews, type OrderView } from '#src/order/order.ts'
import { tooManyAttempts } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { publish } from '#src/platform/events.ts'
import type { RequestReturnItemInput } from '#src/platform/resolvers.gen.ts'
import { decodeId } from '#src/platform/uid.ts'
import { storeViewOf } from '#src/store/store.ts'
import { readText } from './change-return.ts'
import { checkEnabled, lockAgain, takePieces } from './check-request.ts'
import { returnErrors } from './errors.ts'
import { holdSize } from './exchange-stock.ts'
import { needsBankAccount, returnTermsOf, type ReturnView } from './find-returns.ts'
import { repeatedRequest } from './repeated-request.ts'
import { selectReturnByKey, selectReturned, updateStatus } from './queries.ts'
import {
  countGuestRequest,
  hashOfKey,
  saveGuestRequest,
  saveRequest,
  viewById,
  type CheckedRequest,
} from './save-request.ts'
import type { RequestedItem, ReturnedQuantity, ReturnRequest, ReturnTerms } from './types.ts'

const mostItems = 300

interface Given {
  items: readonly (RequestReturnItemInput | null)[]
  comment: string | null
  /** Omitted for a guest: the address of the order proves who asks. */
  contactEmail?: string | null
}

/** Requests a return of goods of the signed-in customer's order. */
export async function requestReturn(ctx: Context, orderId: number, given: Given): Promise<ReturnView> {
  await checkEnabled(ctx)
  const order = await ownOrder(ctx, orderId)
  const request = await readRequest(ctx, order, given)
  const terms = await returnTermsOf(ctx, order)
  return ctx.transaction(async (tx) => {
    const locked = await lockAgain(tx, order)
    const before = await repeatedRequest(ctx, tx, order, { ...request, sku: null }, { isGuest: false })
    return before ?? saveRequest(tx, order, await check(tx, locked, request, terms), ctx.now)
  })
}

/** An order of the signed-in customer. */
export async function ownOrder(ctx: Context, orderId: number): Promise<OrderView> {
  if (ctx.customerId === null) throw platformErrors.NOT_SIGNED_IN()
  const [order] = await orderViews(ctx.db, [orderId])
  if (order === undefined || order.customerId !== ctx.customerId) throw returnErrors.RETURN_ORDER_NOT_FOUND()
  return order
}

/**
 * Stores the request of a guest and emails a link that confirms it, because not only the guest but anybody with the order's link
 * can request one. Until then it holds nothing.
 */
export async function requestGuestReturn(ctx: Context, order: OrderView, given: Given): Promise<ReturnView> {
  await checkEnabled(ctx)
  const request = await readRequest(ctx, order, given)
  const terms = await returnTermsOf(ctx, order)
  const outcome = await ctx.transaction(async (tx) => {
    const locked = await lockAgain(tx, order)
    const before = await repeatedRequest(ctx, tx, order, { ...request, sku: null }, { isGuest: true })
    if (before !== undefined) return before
    const wait = await countGuestRequest(tx, order, ctx.now)
    return wait > 0 ? wait : saveGuestRequest(tx, order, await check(tx, locked, request, terms), ctx.now)
  })
  if (typeof outcome === 'number') throw tooManyAttempts(ctx.visitor, outcome)
  return outcome
}

/** Confirms a guest's request with the key from the email. A repeated confirmation changes nothing. */
export async function confirmReturn(ctx: Context, orderId: number, key: string): Promise<ReturnView> {
  const found = await selectReturnByKey(ctx.db, orderId, hashOfKey(key))
  const [order] = await orderViews(ctx.db, [orderId])
  if (found === undefined || order === undefined) throw returnErrors.RETURN_NOT_FOUND()
  const terms = await returnTermsOf(ctx, order)
  return ctx.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    // The request may have been forgotten while this one waited for the lock.
    if ((await selectReturnByKey(tx, orderId, hashOfKey(key))) === undefined) throw returnErrors.RETURN_NOT_FOUND()
    const view = await viewById(tx, found.id)
    if (view.status !== 'unconfirmed') return view
    if (view.confirmUntil === null || view.confirmUntil <= ctx.now) throw returnErrors.RETURN_LINK_EXPIRED()
    // Confirming takes until the next day at most. The request counts.
    checkSamePieces(view, await selectReturned(tx, orderId), { ...terms, now: view.requestedAt })
    await holdSize(tx, view)
    await updateStatus(tx, view.id, { status: 'pending', refunded: null, now: ctx.now })
    await publish(tx, 'return.changed', { returnId: view.id, kind: 'requested' })
    return viewById(tx, view.id)
  })
}

/** Refuses if the buyer no longer has the requested pieces. */
function checkSamePieces(
  { order, items }: ReturnView,
  returned: readonly ReturnedQuantity[],
  terms: ReturnTerms,
): void {
  const wanted = items.map(({ orderItemId, requested, reason, exchangeId }) => ({
    orderItemId,
    quantity: requested,
    reason,
    exchangeId,
  }))
  const isSame = (item: RequestedItem): boolean => wanted.some(({ exchangeId }) => exchangeId === item.exchangeId)
  if (!takePieces(order, wanted, returned, terms).every(isSame)) throw returnErrors.RETURN_ITEM_UNKNOWN()
}

/** Checks the quantities of a locked order again, because another request may have returned them in the meantime. */
async function check(
  tx: Writer,
  order: OrderView,
  request: ReturnRequest,
  terms: ReturnTerms,
): Promise<CheckedRequest> {
  const items = takePieces(order, request.items, await selectReturned(tx, order.id), terms)
  return { ...request, items, size: null }
}

async function readRequest(
  ctx: Context,
  order: OrderView,
  { items: given, comment, contactEmail = null }: Given,
): Promise<ReturnRequest> {
  const named = given.filter((item) => item !== null)
  if (named.length === 0) throw returnErrors.RETURN_ITEMS_MISSING()
  const items = named.map((item) => ({
    orderItemId: decodeId(item.order_item_uid),
    quantity: item.quantity_to_return,
    reason: readReason(item),
    exchangeId: item.exchange_uid == null ? null : decodeId(item.exchange_uid),
  }))
  const keys = new Set(items.map(({ orderItemId, exchangeId }) => `${orderItemId} ${exchangeId}`))
  const isRepeated = keys.size < items.length
  if (isRepeated || items.length > mostItems) throw returnErrors.RETURN_ITEM_UNKNOWN()
  const { country } = await storeViewOf(ctx.db, order.storeId)
  return {
    items,
    bankAccount: needsBankAccount(order) ? readAccount(named, country) : null,
    contactEmail: readContact(contactEmail),
    comment: comment === null || comment.trim() === '' ? null : readText(comment),
  }
}

function readContact(given: string | null): string | null {
  const email = given?.trim() ?? ''
  if (email === '') return null
  if (checkEmail(email) !== null) throw returnErrors.RETURN_EMAIL_INVALID()
  return normalizeEmail(email)
}

function readReason({ selected_custom_attributes: selected }: RequestReturnItemInput) {
  for (const attribute of selected ?? [])
    if (attribute !== null && attribute.attribute_code !== 'reason')
      throw returnErrors.RETURN_ATTRIBUTE_UNKNOWN({ attribute: attribute.attribute_code })
  const value = selected?.find((attribute) => attribute?.attribute_code === 'reason')?.value
  const reason = returnReasons.find((known) => known === value)
  if (reason === undefined) throw returnErrors.RETURN_REASON_MISSING()
  return reason
}

/** The one bank account that the items name. */
function readAccount(items: readonly RequestReturnItemInput[], country: string): string {
  const entered = items.flatMap((item) => item.entered_custom_attributes ?? []).filter((entry) => entry !== null)
  for (const { attribute_code: attribute } of entered)
    if (attribute !== 'bank_account') throw returnErrors.RETURN_ATTRIBUTE_UNKNOWN({ attribute })
  const accounts = new Set(entered.map(({ value }) => normalizeRefundAccount(value, country)).filter(Boolean))
  const [account, ...more] = accounts
  if (account === undefined) throw returnErrors.RETURN_ACCOUNT_MISSING()
  if (more.length > 0 || checkRefundAccount(account, country) !== null) throw returnErrors.RETURN_ACCOUNT_INVALID()
  return account
}
