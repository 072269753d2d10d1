import { groupAccount, isIban } from '@bocian/rules/iban.ts'
import { localDay } from '@bocian/rules/local-day.ts'
import {
  transferCode,
  transferDetails,
  type TransferCode,
  type TransferDetails,
} from '#src/payment/transfer/transfer.ts'
import type { Reader } from '#src/platform/database.ts'
import { formatDate } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import { settingsOfStore, storeViewOf } from '#src/store/store.ts'
import type { Order } from '../types.ts'

const day = 86_400_000

/** The outstanding bank transfer of an order; the amount is in minor units. */
export interface OpenTransfer {
  details: TransferDetails
  isIban: boolean
  amount: number
  currency: string
  reference: string
  /** The last full day to pay in the store's time zone, such as `2026-11-30`; null if the order does not expire. */
  payUntil: string | null
  code: TransferCode | null
}

/** The outstanding transfer; null unless the order is open, unpaid and uses bank transfer. */
export async function openTransfer(db: Reader, order: Order): Promise<OpenTransfer | null> {
  if (order.paymentCode !== 'banktransfer' || order.status !== 'pending') return null
  if (order.paidAt !== null || order.grandTotal <= 0) return null
  const details = order.transfer ?? (await currentDetails(db, order.storeId))
  if (details === null) return null
  const { grandTotal: amount, currency, number: reference } = order
  return {
    details,
    isIban: isIban(details.account),
    amount,
    currency,
    reference,
    payUntil: await payUntil(db, order, details.unpaidDays),
    code: transferCode({ details, amount, currency, reference }),
  }
}

/** The current transfer details, for orders that were placed before the details were stored with them. */
async function currentDetails(db: Reader, storeId: number): Promise<TransferDetails | null> {
  const [{ country }, settings] = [await storeViewOf(db, storeId), await settingsOfStore(db, storeId)]
  const found = transferDetails(country, settings)
  return 'details' in found ? found.details : null
}

async function payUntil(db: Reader, order: Order, days: number): Promise<string | null> {
  if (days === 0) return null
  const timeZone = (await settingsOfStore(db, order.storeId))['general/locale/timezone']
  const since = order.statusChangedAt ?? order.placedAt
  const last = new Date(since.getTime() + (days - 1) * day)
  return localDay(last, timeZone)
}

/** The transfer details as labelled rows in the given locale (`pl_PL`). */
export function transferRows(
  locale: string,
  { details, isIban, reference, payUntil }: OpenTransfer,
  amount: string,
): { name: string; value: string; isStrong?: boolean }[] {
  const row = (key: string, value: string | null) =>
    value === null ? [] : [{ name: message(locale, `transfer.${key}`), value }]
  const account = isIban ? 'iban' : 'account'
  return [
    ...row('payee', details.payee),
    ...row(account, groupAccount(details.account)).map((line) => ({ ...line, isStrong: true })),
    ...row('bank', details.bankName),
    ...row('bic', details.bic),
    ...row('amount', amount).map((line) => ({ ...line, isStrong: true })),
    ...row('reference', reference).map((line) => ({ ...line, isStrong: true })),
    ...row('payUntil', payUntil === null ? null : formatDay(locale, payUntil)),
  ]
}

const formatDay = (locale: string, date: string): string => formatDate(locale, new Date(date), 'UTC')
