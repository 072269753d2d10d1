import { readBankList, bankNotification, type BankNotice } from './bank-notice.ts'
import type { ProviderNotification } from '#src/payment/types.ts'

/** The reference that was polled, and the key of the service. */
export interface AskedBank {
  serviceId: string
  key: string
  reference: string
}

/**
 * Converts a signed list of one order's transactions. A paid transaction wins, then a pending one. The result is refused only if
 * all transactions failed. Throws if the list is unsigned or about another order.
 */
export function bankListNotifications(xml: string, { serviceId, key, reference }: AskedBank): ProviderNotification[] {
  const list = readBankList(xml, (service) => (service === serviceId ? key : undefined))
  if (list === undefined) throw new Error(`The answer about ${reference} is not signed by the gateway`)
  if (list.some(({ orderId }) => orderId !== reference))
    throw new Error(`The answer about ${reference} tells of another order`)
  const decisive = ['SUCCESS', 'PENDING', 'FAILURE'].find((status) => list.some((one) => one.paymentStatus === status))
  return list
    .filter(({ paymentStatus }) => paymentStatus === decisive)
    .flatMap((one: BankNotice) => bankNotification(one) ?? [])
}
