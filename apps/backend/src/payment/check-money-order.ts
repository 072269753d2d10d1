import type { Context } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import { sellerAddressLine, sellerOf, settingsOfStore, type Settings } from '#src/store/store.ts'
import { selectPayments } from './queries.ts'

/** The payee of a cheque and the address to send it to; null if not set. */
export interface ChequeDetails {
  payableTo: string | null
  sendTo: string | null
}

export function chequeDetails(settings: Settings, locale: string): ChequeDetails {
  const payableTo = settings['payment/checkmo/payable_to'] || sellerOf(settings).name
  const sendTo = settings['payment/checkmo/mailing_address'] || sellerAddressLine(settings, locale)
  return { payableTo: payableTo || null, sendTo: sendTo || null }
}

/** Magento's StoreConfig settings for cheques and money orders in a store view; null if the method is not offered. */
export async function checkMoneyOrder(ctx: Context, store: { id: number; locale: string }) {
  const place = (await selectPayments(ctx.db, store.id)).findIndex(({ code }) => code === 'checkmo')
  if (place < 0) return null
  const settings = await settingsOfStore(ctx.db, store.id)
  return {
    title: message(store.locale, 'payment.checkmo'),
    ...chequeDetails(settings, store.locale),
    sortOrder: place + 1,
  }
}
