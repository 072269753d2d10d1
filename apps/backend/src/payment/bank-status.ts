import { readBankList, wordOfBank, type BankNotice } from './bank-notice.ts'
import type { ProviderWord } from './types.ts'

/** What the gateway was asked about, and with which key. */
export interface AskedBank {
  serviceId: string
  key: string
  reference: string
}

/**
 * What a signed list of one order's transactions says. A buyer may have begun several: one that was paid counts, else one
 * that is under way, and only when all have failed the payment has. Throws when it is not signed or about another order.
 */
export function wordsOfBankList(xml: string, { serviceId, key, reference }: AskedBank): ProviderWord[] {
  const list = readBankList(xml, (service) => (service === serviceId ? key : undefined))
  if (list === undefined) throw new Error(`The answer about ${reference} is not signed by the gateway`)
  if (list.some(({ orderId }) => orderId !== reference))
    throw new Error(`The answer about ${reference} tells of another order`)
  const said = ['SUCCESS', 'PENDING', 'FAILURE'].find((status) => list.some((one) => one.paymentStatus === status))
  return list.filter(({ paymentStatus }) => paymentStatus === said).flatMap((one: BankNotice) => wordOfBank(one) ?? [])
}
