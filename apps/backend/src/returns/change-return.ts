import type { Context } from '#src/platform/context.ts'
import { decodeId } from '#src/platform/uid.ts'
import { carrierCodes } from './carriers.ts'
import { lockAgain } from './check-request.ts'
import { returnErrors } from './errors.ts'
import { accessibleReturn, type ReturnView } from './find-returns.ts'
import { deleteTracking, insertComment, insertTracking, selectTrackingById } from './queries.ts'
import type { ReturnTracking } from './types.ts'

const longestText = 2_000
const longestNumber = 64
const mostComments = 50
const mostTracking = 10

/** A comment without surrounding space; refuses an empty or too long one. */
export function readText(given: string): string {
  const text = given.trim()
  if (text === '') throw returnErrors.RETURN_COMMENT_MISSING()
  if ([...text].length > longestText) throw returnErrors.RETURN_TEXT_TOO_LONG({ maximum: longestText })
  return text
}

interface Access {
  returnId: number
  orderToken: string | null
}

/** Adds a comment of the buyer. */
export async function addComment(ctx: Context, { returnId, orderToken }: Access, given: string): Promise<ReturnView> {
  const view = await accessibleReturn(ctx, returnId, orderToken)
  const text = readText(given)
  if (view.comments.length >= mostComments) throw returnErrors.RETURN_TOO_MANY_ENTRIES()
  await ctx.transaction(async (tx) => {
    await lockAgain(tx, view.order)
    await insertComment(tx, { returnId, author: 'buyer', text, writtenAt: ctx.now })
  })
  return accessibleReturn(ctx, returnId, orderToken)
}

/** Adds the tracking number of the buyer's parcel. The same number twice is one. */
export async function addTracking(
  ctx: Context,
  { returnId, orderToken }: Access,
  given: { carrier: string; number: string },
): Promise<{ view: ReturnView; tracking: ReturnTracking | undefined }> {
  const before = await accessibleReturn(ctx, returnId, orderToken)
  checkOpen(before)
  if (before.tracking.length >= mostTracking) throw returnErrors.RETURN_TOO_MANY_ENTRIES()
  const carrier = carrierCodes.find((code) => code === given.carrier)
  const number = given.number.trim()
  if (carrier === undefined || !isTrackingNumber(number)) throw returnErrors.RETURN_TRACKING_INVALID()
  const id = await ctx.transaction(async (tx) => {
    await lockAgain(tx, before.order)
    return insertTracking(tx, { returnId, carrier, number })
  })
  const view = await accessibleReturn(ctx, returnId, orderToken)
  return { view, tracking: view.tracking.find((entry) => entry.id === id) }
}

const isTrackingNumber = (text: string): boolean =>
  text.length <= longestNumber && /^[\p{L}\d][\p{L}\d /-]*$/u.test(text)

/** Removes a tracking number of the caller's return. */
export async function removeTracking(ctx: Context, uid: string, orderToken: string | null): Promise<ReturnView> {
  const tracking = await selectTrackingById(ctx.db, decodeId(uid))
  if (tracking === undefined) throw returnErrors.RETURN_NOT_FOUND()
  checkOpen(await accessibleReturn(ctx, tracking.returnId, orderToken))
  await ctx.transaction((tx) => deleteTracking(tx, tracking.id))
  return accessibleReturn(ctx, tracking.returnId, orderToken)
}

function checkOpen({ status }: ReturnView): void {
  if (status !== 'unconfirmed' && status !== 'pending' && status !== 'authorized') throw returnErrors.RETURN_CLOSED()
}
