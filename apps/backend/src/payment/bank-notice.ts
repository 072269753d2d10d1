import { createHash, timingSafeEqual } from 'node:crypto'
import { toDecimal, toMinor } from '@bocian/rules/money.ts'
import type { ProviderWord } from './types.ts'
import { escapeXml, readLeaves } from './xml-leaves.ts'

/** An instant transaction notification in Blue Media's form; the amount in minor units. */
export interface BankNotice {
  serviceId: string
  orderId: string
  remoteId: string
  amount: number
  currency: string
  /** `YYYYMMDDhhmmss`. */
  paymentDate: string
  paymentStatus: string
}

/** Stands between the values of a hash, and so never inside one. */
export const separator = '|'

/**
 * The hash over values in the order of the document, joined by `|`, the shared key last: SHA-256 in hex.
 * https://developers.autopay.pl/online/wdrozenie-systemu
 */
export function hashOf(values: readonly string[], key: string): string {
  return createHash('sha256')
    .update([...values, key].join(separator), 'utf8')
    .digest('hex')
}

/** Compares in constant time. */
export function isHash(given: string, values: readonly string[], key: string): boolean {
  const expected = Buffer.from(hashOf(values, key), 'utf8')
  const bytes = Buffer.from(given.toLowerCase(), 'utf8')
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}

/** Writes a signed notification: base64 of XML, as it is posted in the field `transactions`. */
export function writeBankNotice(notice: BankNotice, key: string): string {
  const fields: [string, string][] = [
    ['serviceID', notice.serviceId],
    ['orderID', notice.orderId],
    ['remoteID', notice.remoteId],
    ['amount', toDecimal(notice.amount).toFixed(2)],
    ['currency', notice.currency],
    ['paymentDate', notice.paymentDate],
    ['paymentStatus', notice.paymentStatus],
  ]
  const hash = hashOf(
    fields.map(([, value]) => value),
    key,
  )
  const [service, ...rest] = fields.map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
  const xml =
    `<?xml version="1.0" encoding="UTF-8"?><transactionList>${service}<transactions><transaction>${rest.join('')}` +
    `</transaction></transactions><hash>${hash}</hash></transactionList>`
  return Buffer.from(xml, 'utf8').toString('base64')
}

/** In the order of the document, which is that of the hash. */
const required = ['serviceID', 'orderID', 'remoteID', 'amount', 'currency', 'paymentDate', 'paymentStatus', 'hash']

/** Reads a notification and checks its hash; undefined when it is none or not signed with the service's key. */
export function readBankNotice(
  transactions: string,
  keyOf: (serviceId: string) => string | undefined,
): BankNotice | undefined {
  const leaves = readLeaves(Buffer.from(transactions, 'base64').toString('utf8'))
  // The hash joins bare values. Fixed places, and no separator inside a value, keep what was signed for another purpose
  // with the same key, such as the address that a buyer is sent to, from being cut into a notification.
  if (leaves.some(({ value }) => value.includes(separator))) return undefined
  const names = leaves.map(({ name }) => name).filter((name) => required.includes(name))
  if (names.join() !== required.join()) return undefined
  const of = (name: string): string => leaves.find((leaf) => leaf.name === name)?.value ?? ''
  const key = keyOf(of('serviceID'))
  const signed = leaves.filter((leaf) => leaf.name !== 'hash' && leaf.value !== '').map((leaf) => leaf.value)
  if (key === undefined || !isHash(of('hash'), signed, key)) return undefined
  if (!/^\d{1,12}\.\d{2}$/.test(of('amount'))) return undefined
  return {
    serviceId: of('serviceID'),
    orderId: of('orderID'),
    remoteId: of('remoteID'),
    amount: toMinor(of('amount')),
    currency: of('currency'),
    paymentDate: of('paymentDate'),
    paymentStatus: of('paymentStatus'),
  }
}

/** What the bank says about a payment; null for a status that nobody knows. */
export function wordOfBank(notice: BankNotice): ProviderWord | null {
  const results: Readonly<Record<string, ProviderWord['result']>> = {
    SUCCESS: 'paid',
    FAILURE: 'refused',
    PENDING: 'pending',
  }
  const result = results[notice.paymentStatus]
  if (result === undefined) return null
  return {
    eventId: `${notice.orderId}:${notice.remoteId}:${notice.paymentStatus}`,
    reference: notice.orderId,
    providerReference: notice.remoteId,
    result,
    amount: notice.amount,
    currency: notice.currency,
  }
}

/**
 * The signed answer that the bank waits for: whether what it told is what the shop knows. Only a notification that was
 * signed itself may be answered, since a signature over a stranger's words could be used as one.
 */
export function answerBankNotice({ serviceId, orderId }: BankNotice, isConfirmed: boolean, key: string): string {
  const confirmation = isConfirmed ? 'CONFIRMED' : 'NOTCONFIRMED'
  const hash = hashOf([serviceId, orderId, confirmation], key)
  return (
    `<?xml version="1.0" encoding="UTF-8"?><confirmationList><serviceID>${escapeXml(serviceId)}</serviceID>` +
    `<transactionsConfirmations><transactionConfirmed><orderID>${escapeXml(orderId)}</orderID>` +
    `<confirmation>${confirmation}</confirmation></transactionConfirmed></transactionsConfirmations>` +
    `<hash>${hash}</hash></confirmationList>`
  )
}
