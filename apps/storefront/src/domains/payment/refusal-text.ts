import type { OrderPaymentFragment } from '#src/platform/graphql/documents.gen.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'

/** Why the payment was refused, in the shopper's language; undefined if it was not. */
export function refusalText(t: Translate, payment: Pick<OrderPaymentFragment, 'refusal'> | null): string | undefined {
  return payment?.refusal ? t(`payment.refusal.${payment.refusal}`) : undefined
}

/** The heading of an order's page if its payment failed, was cancelled or is still open. */
export function headingOfPayment(
  payment: Pick<OrderPaymentFragment, 'refusal' | 'status'> | null,
): 'payment.canceled' | 'payment.failed.title' | 'payment.unpaid' | undefined {
  if (payment?.status === 'CANCELED') return 'payment.canceled'
  if (payment?.status === 'UNPAID') return payment.refusal ? 'payment.failed.title' : 'payment.unpaid'
  return undefined
}
