import { createHash, timingSafeEqual } from 'node:crypto'
import { toDecimal, toMinor } from '@bocian/rules/money.ts'
import type { ProviderNotification, RefusalReason } from '#src/payment/types.ts'
import { escapeXml, readLeaves, type Leaf } from './xml-leaves.ts'

/** A notification about a transaction, in Blue Media's format; the amount in minor units. */
export interface BankNotice {
  serviceId: string
  orderId: string
  remoteId: string
  amount: number
  currency: string
  /** A time as `YYYYMMDDhhmmss`. */
  paymentDate: string
  paymentStatus: string
  /** The reason, such as `CANCELLED`; empty if there is none. */
  details?: string
}

/** Separates the values that are hashed, so it must not occur inside a value. */
export const separator = '|'

/**
 * The hash over the values in the order of the document, joined by `|`, with the shared key at the end: SHA-256 in hex.
 * https://developers.autopay.pl/online/wdrozenie-systemu
 */
export function hashOf(values: readonly string[], key: string): string {
  return createHash('sha256')
    .update([...values, key].join(separator), 'utf8')
    .digest('hex')
}

/** Compares the hashes in constant time. */
export function isHash(given: string, values: readonly string[], key: string): boolean {
  const expected = Buffer.from(hashOf(values, key), 'utf8')
  const bytes = Buffer.from(given.toLowerCase(), 'utf8')
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}

/** Writes a signed notification: XML in base64, as it is posted in the field `transactions`. */
export function writeBankNotice(notice: BankNotice, key: string): string {
  const fields: [string, string][] = [
    ['serviceID', notice.serviceId],
    ['orderID', notice.orderId],
    ['remoteID', notice.remoteId],
    ['amount', toDecimal(notice.amount).toFixed(2)],
    ['currency', notice.currency],
    ['paymentDate', notice.paymentDate],
    ['paymentStatus', notice.paymentStatus],
    ...(notice.details ? [['paymentStatusDetails', notice.details] as [string, string]] : []),
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

/** The fields in the order of the document, which is also that of the hash. */
const required = ['orderID', 'remoteID', 'amount', 'currency', 'paymentDate', 'paymentStatus']

type KeyOf = (serviceId: string) => string | undefined

/** Parses a notification and verifies its hash; undefined if either fails. */
export function readBankNotice(transactions: string, keyOf: KeyOf): BankNotice | undefined {
  const list = readBankList(Buffer.from(transactions, 'base64').toString('utf8'), keyOf)
  const [notice] = list ?? []
  return list?.length === 1 && notice?.paymentDate !== '' ? notice : undefined
}

/**
 * Parses a signed list of transactions, from a notification or a poll; undefined if it is unsigned or malformed. Unpaid
 * transactions may have no date.
 */
export function readBankList(xml: string, keyOf: KeyOf): BankNotice[] | undefined {
  const leaves = readLeaves(xml)
  // The hash covers values without their names. So data that was signed with the same key for another purpose, such as a payment
  // URL, could be parsed as a notification. Fixed positions, and no separator inside a value, prevent that.
  if (leaves.some(({ value }) => value.includes(separator))) return undefined
  const [service, ...rest] = leaves
  const last = rest.pop()
  const key = service?.name === 'serviceID' ? keyOf(service.value) : undefined
  const signed = [service, ...rest].flatMap((leaf) => (leaf?.value ? [leaf.value] : []))
  if (service === undefined || key === undefined || last?.name !== 'hash') return undefined
  if (!isHash(last.value, signed, key)) return undefined
  const starts = rest.flatMap(({ name }, index) => (name === 'orderID' ? [index] : []))
  if (rest.length > 0 && starts[0] !== 0) return undefined
  const list = starts.map((start, index) => readTransaction(service.value, rest.slice(start, starts[index + 1])))
  return list.every((notice) => notice !== undefined) ? list : undefined
}

function readTransaction(serviceId: string, leaves: readonly Leaf[]): BankNotice | undefined {
  const of = (name: string): string => leaves.find((leaf) => leaf.name === name)?.value ?? ''
  const names = leaves.map(({ name }) => name).filter((name) => [...required, 'serviceID', 'hash'].includes(name))
  const expected = required.filter((name) => name !== 'paymentDate' || names.includes(name))
  if (names.join() !== expected.join() || !/^\d{1,12}\.\d{2}$/.test(of('amount'))) return undefined
  return {
    serviceId,
    orderId: of('orderID'),
    remoteId: of('remoteID'),
    amount: toMinor(of('amount')),
    currency: of('currency'),
    paymentDate: of('paymentDate'),
    paymentStatus: of('paymentStatus'),
    ...(of('paymentStatusDetails') ? { details: of('paymentStatusDetails') } : {}),
  }
}

/** Reasons by the bank gateway's `paymentStatusDetails`. https://developers.autopay.pl/online/wdrozenie-systemu */
const bankReasons: Readonly<Record<string, RefusalReason>> = {
  CANCELLED: 'canceled',
  CARD_LIMIT_EXCEEDED: 'funds',
  EXPIRED: 'expired',
}

/** Why a bank refused a transfer; an unknown reason becomes `declined`. */
export const reasonOfBank = (details: string): RefusalReason => bankReasons[details] ?? 'declined'

/** Converts the bank's status to a notification; null for an unknown status. */
export function bankNotification(notice: BankNotice): ProviderNotification | null {
  const results: Readonly<Record<string, ProviderNotification['result']>> = {
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
    ...(result === 'refused' ? { reason: reasonOfBank(notice.details ?? '') } : {}),
    amount: notice.amount,
    currency: notice.currency,
  }
}

/**
 * The signed confirmation that the bank expects. Only for verified notifications: if it signed unverified input, an attacker
 * could obtain our signature for it.
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
