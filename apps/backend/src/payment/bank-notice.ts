import { createHash, timingSafeEqual } from 'node:crypto'
import { toDecimal, toMinor } from '@bocian/rules/money.ts'
import type { ProviderWord } from './types.ts'

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

const escapes: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&${Object.entries(escapes).find(([, plain]) => plain === letter)?.[0]};`)
const unescapeXml = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_whole, name: string) => escapes[name] ?? '')

/**
 * The hash over values in the order of the document, joined by `|`, the shared key last: SHA-256 in hex.
 * https://developers.autopay.pl/online/wdrozenie-systemu
 */
export function hashOf(values: readonly string[], key: string): string {
  return createHash('sha256')
    .update([...values, key].join('|'), 'utf8')
    .digest('hex')
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

/** Reads a notification and checks its hash in constant time; undefined when it is none or not signed with the service's key. */
export function readBankNotice(
  transactions: string,
  keyOf: (serviceId: string) => string | undefined,
): BankNotice | undefined {
  const xml = Buffer.from(transactions, 'base64').toString('utf8')
  const leaves = [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', value = '']) => ({
    name,
    value: unescapeXml(value),
  }))
  const of = (name: string): string => leaves.find((leaf) => leaf.name === name)?.value ?? ''
  const key = keyOf(of('serviceID'))
  if (key === undefined || leaves.filter((leaf) => leaf.name === 'orderID').length !== 1) return undefined
  const signed = leaves.filter((leaf) => leaf.name !== 'hash' && leaf.value !== '').map((leaf) => leaf.value)
  const expected = Buffer.from(hashOf(signed, key), 'utf8')
  const given = Buffer.from(of('hash').toLowerCase(), 'utf8')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
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

/** The signed answer that the bank waits for; without it the bank tells again. */
export function confirmBankNotice({ serviceId, orderId }: BankNotice, key: string): string {
  const confirmation = 'CONFIRMED'
  const hash = hashOf([serviceId, orderId, confirmation], key)
  return (
    `<?xml version="1.0" encoding="UTF-8"?><confirmationList><serviceID>${escapeXml(serviceId)}</serviceID>` +
    `<transactionsConfirmations><transactionConfirmed><orderID>${escapeXml(orderId)}</orderID>` +
    `<confirmation>${confirmation}</confirmation></transactionConfirmed></transactionsConfirmations>` +
    `<hash>${hash}</hash></confirmationList>`
  )
}
