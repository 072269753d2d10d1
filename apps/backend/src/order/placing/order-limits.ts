import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'

/** How many orders may be placed per hour from one IP address, and with one mailbox. */
export interface OrderLimits {
  perAddress: number
  perMailbox: number
}

declare module '#src/platform/services.ts' {
  interface Services {
    orderLimits: OrderLimits
  }
}

const usual: OrderLimits = { perAddress: 20, perMailbox: 5 }

const hour = 3_600

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

/** The mailbox of an email address, without a plus suffix and, for Gmail, without dots. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().normalize('NFKC').toLowerCase().split('@')
  const plain = name.replace(/\+.*$/, '')
  return /^(gmail|googlemail)\.com$/.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}
