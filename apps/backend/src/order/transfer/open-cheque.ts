import { chequeDetails } from '#src/payment/payment.ts'
import type { Reader } from '#src/platform/database.ts'
import { message } from '#src/platform/messages.ts'
import { settingsOfStore } from '#src/store/store.ts'
import type { Order } from '../types.ts'

/** The payee and the postal address for a cheque; empty once the order is paid or canceled. */
export async function chequeRows(db: Reader, order: Order, locale: string): Promise<{ name: string; value: string }[]> {
  if (order.paymentCode !== 'checkmo' || order.status !== 'pending') return []
  if (order.paidAt !== null || order.grandTotal <= 0) return []
  const { payableTo, sendTo } = chequeDetails(await settingsOfStore(db, order.storeId), locale)
  const row = (key: string, value: string | null) =>
    value === null ? [] : [{ name: message(locale, `cheque.${key}`), value }]
  return [...row('payableTo', payableTo), ...row('sendTo', sendTo)]
}
