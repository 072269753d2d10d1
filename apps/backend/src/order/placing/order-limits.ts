import { mailboxOf } from '@bocian/rules/mailbox.ts'
import { tooManyAttempts, type Attempt } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
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

/** The attempts that an order counts as, and how it is refused if one of them has to wait. */
export interface OrderAttempts {
  readonly attempts: readonly Attempt[]
  /** Throws if one of the waits, in the order of the attempts, is not over. */
  refuse(waits: readonly number[]): void
}

/**
 * Counts an order within its transaction, so that a refused order does not count. Pieces of an order that is paid later count as well,
 * because they are kept for days and nobody else can buy them. Agents are exempt, since they order for many clients
 * from one IP address.
 */
export function attemptsOf(ctx: Context, email: string, unpaidPieces: number): OrderAttempts {
  if (ctx.agent !== undefined) return { attempts: [], refuse: () => undefined }
  const limits = ctx.services.orderLimits ?? usual
  const address = ctx.visitor?.address
  const counts = (name: string, key: string, most: number, seconds: number, weight: number): Attempt => ({
    limit: { name, most, seconds },
    key,
    weight,
  })
  const orders = [
    counts('order mailbox', mailboxOf(email), limits.perMailbox, hour, 1),
    ...(address == null ? [] : [counts('order address', address, limits.perAddress, hour, 1)]),
  ]
  const tooMany = () => unable(placingErrors.ORDER_UNPAID_PIECES({ maximum: limits.unpaidPieces }))
  if (unpaidPieces > limits.unpaidPieces) throw tooMany()
  const pieces =
    unpaidPieces === 0
      ? []
      : [
          counts('unpaid mailbox', mailboxOf(email), limits.unpaidPieces, day, unpaidPieces),
          ...(address == null ? [] : [counts('unpaid address', address, limits.unpaidPieces, day, unpaidPieces)]),
        ]
  return {
    attempts: [...orders, ...pieces],
    refuse(waits) {
      const wait = waits.slice(0, orders.length).find((seconds) => seconds > 0)
      if (wait !== undefined) throw tooManyAttempts(ctx.visitor, wait)
      if (waits.some((seconds) => seconds > 0)) throw tooMany()
    },
  }
}
