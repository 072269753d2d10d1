import { mailboxOf } from '@bocian/rules/mailbox.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { placingErrors } from '../errors.ts'
import { unable } from './refused.ts'

export interface OrderLimits {
  /** How many orders may be placed per hour from one IP address. */
  perAddress: number
  /** How many orders may be placed per hour with one mailbox. */
  perMailbox: number
  /** How many pieces may be ordered per day from one IP address, and with one mailbox, without a payment in advance. */
  unpaidPieces: number
}

declare module '#src/platform/services.ts' {
  interface Services {
    orderLimits: OrderLimits
  }
}

const usual: OrderLimits = { perAddress: 20, perMailbox: 5, unpaidPieces: 300 }

const hour = 3_600
const day = 86_400

/**
 * Counts an order within its transaction, so that a refused order does not count. Agents are exempt, since they order for many
 * clients from one IP address.
 */
export async function countOrder(ctx: Context, tx: Writer, email: string): Promise<void> {
  if (ctx.agent !== undefined) return
  const limits = ctx.services.orderLimits ?? usual
  const address = ctx.visitor?.address ?? null
  const ofMailbox: AttemptLimit = { name: 'order mailbox', most: limits.perMailbox, seconds: hour }
  const ofAddress: AttemptLimit = { name: 'order address', most: limits.perAddress, seconds: hour }
  const wait =
    (await countAttempt(tx, ofMailbox, mailboxOf(email), ctx.now)) ||
    (address === null ? 0 : await countAttempt(tx, ofAddress, address, ctx.now))
  if (wait > 0) throw tooManyAttempts(ctx.visitor, wait)
}

/**
 * Counts the pieces of an order that is paid later, because they are kept for days and nobody else can buy them. Refuses the order
 * when there would be too many. Agents are exempt.
 */
export async function countUnpaidPieces(ctx: Context, tx: Writer, email: string, pieces: number): Promise<void> {
  if (ctx.agent !== undefined) return
  const { unpaidPieces } = ctx.services.orderLimits ?? usual
  const ofMailbox: AttemptLimit = { name: 'unpaid mailbox', most: unpaidPieces, seconds: day }
  const ofAddress: AttemptLimit = { name: 'unpaid address', most: unpaidPieces, seconds: day }
  const address = ctx.visitor?.address ?? null
  const isTooMany =
    pieces > unpaidPieces ||
    (await countAttempt(tx, ofMailbox, mailboxOf(email), ctx.now, pieces)) > 0 ||
    (address !== null && (await countAttempt(tx, ofAddress, address, ctx.now, pieces)) > 0)
  if (isTooMany) throw unable(placingErrors.ORDER_UNPAID_PIECES({ maximum: unpaidPieces }))
}
