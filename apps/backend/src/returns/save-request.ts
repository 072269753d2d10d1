import { createHash, randomBytes } from 'node:crypto'
import type { OrderView } from '#src/order/order.ts'
import { countAttempt, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { queueConfirmation } from './emails.ts'
import { viewReturns, type ReturnView } from './find-returns.ts'
import { insertComment, insertReturn, selectReturn } from './queries.ts'
import type { Piece, ReturnRequest } from './types.ts'
import { insertExchange } from './exchange-queries.ts'

const confirmableFor = 86_400_000
const perOrder: AttemptLimit = { name: 'guest return', most: 5, seconds: 3_600 }

/** A request with its pieces; an exchange also has the wanted size. */
export interface CheckedRequest extends ReturnRequest {
  size: Piece | null
}

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Stores a customer's request. */
export async function saveRequest(
  tx: Writer,
  order: OrderView,
  request: CheckedRequest,
  now: Date,
): Promise<ReturnView> {
  const id = await insertRequest(tx, order, request, { confirm: null, now })
  await publish(tx, 'return.changed', { returnId: id, kind: 'requested' })
  return viewById(tx, id)
}

/** How long the guest of this order must wait before another request, in seconds; 0 if not at all. */
export const countGuestRequest = (tx: Writer, { id }: OrderView, now: Date): Promise<number> =>
  countAttempt(tx, perOrder, String(id), now)

/** Stores a guest's request and emails the link that confirms it. */
export async function saveGuestRequest(
  tx: Writer,
  order: OrderView,
  request: CheckedRequest,
  now: Date,
): Promise<ReturnView> {
  const key = randomBytes(32).toString('base64url')
  const confirm = { hash: hashOfKey(key), until: new Date(now.getTime() + confirmableFor) }
  const view = await viewById(tx, await insertRequest(tx, order, request, { confirm, now }))
  await queueConfirmation(tx, view, key, now)
  return view
}

async function insertRequest(
  tx: Writer,
  order: OrderView,
  request: CheckedRequest,
  { confirm, now }: { confirm: { hash: string; until: Date } | null; now: Date },
): Promise<number> {
  const status = confirm === null ? 'pending' : 'unconfirmed'
  const id = await insertReturn(tx, { ...request, orderId: order.id, orderNumber: order.number, status, confirm, now })
  if (request.comment !== null)
    await insertComment(tx, { returnId: id, author: 'buyer', text: request.comment, writtenAt: now })
  const quantity = request.items.reduce((sum, item) => sum + item.quantity, 0)
  if (request.size !== null)
    await insertExchange(tx, id, { ...request.size, quantity, status: confirm === null ? 'held' : 'waiting' })
  return id
}

export async function viewById(tx: Writer, id: number): Promise<ReturnView> {
  const row = await selectReturn(tx, id)
  const [view] = row === undefined ? [] : await viewReturns(tx, [row])
  if (view === undefined) throw new Error(`Return ${id} not found`)
  return view
}
