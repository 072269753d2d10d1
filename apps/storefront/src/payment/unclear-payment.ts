import { forget, keep, recall } from '#src/browser-storage/persistence.ts'
import type { OrderPaymentFragment } from '#src/graphql/documents.gen.ts'

/** Notes that nobody here knows whether the order's payment has got through, so that it is not paid again meanwhile. */
export const keepUnclear = (token: string): void => keep(`card_unclear:${token}`, true)

export const forgetUnclear = (token: string): void => forget(`card_unclear:${token}`)

/** Whether the provider may have taken the order's money although this browser heard no answer; the shop's own word ends it. */
export const isUnclear = (token: string, payment: Pick<OrderPaymentFragment, 'status'> | null): boolean =>
  (payment === null || payment.status === 'PENDING') && recall<boolean>(`card_unclear:${token}`) === true
