import type { EmailRow } from '#src/platform/email/render-email.ts'
import { calculatePaid } from '../reading/calculate-paid.ts'
import type { Order } from '../types.ts'
import type { EmailContext } from './email-context.ts'

/** What has been paid, is still due and was refunded of the order, each if there is any. */
export function paidRows({ say, money }: Pick<EmailContext, 'say' | 'money'>, order: Order): EmailRow[] {
  const { paid, due, refunded } = calculatePaid(order)
  return [
    ...(paid > 0 ? [{ name: say('mail.order.sum.paid'), value: money(paid) }] : []),
    ...(refunded > 0 ? [{ name: say('mail.order.sum.refunded'), value: money(refunded) }] : []),
    ...(due > 0 ? [{ name: say('mail.order.sum.due'), value: money(due), isStrong: true }] : []),
  ]
}
