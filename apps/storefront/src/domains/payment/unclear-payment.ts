import { forget, keep, recall } from '#src/platform/storage/persistence.ts'
import type { OrderPaymentFragment } from '#src/platform/graphql/documents.gen.ts'

/** Marks an order whose payment outcome is unclear, so that it is not paid twice. */
export const keepUnclear = (token: string): void => keep(`card_unclear:${token}`, true)

export const forgetUnclear = (token: string): void => forget(`card_unclear:${token}`)

/**
 * Whether the order may have been charged although the response was lost; ends once the server reports the payment's status.
 */
export const isUnclear = (token: string, payment: Pick<OrderPaymentFragment, 'status'> | null): boolean =>
  (payment === null || payment.status === 'PENDING') && recall<boolean>(`card_unclear:${token}`) === true
