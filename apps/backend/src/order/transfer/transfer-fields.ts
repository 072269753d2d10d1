import { money } from '#src/cart/cart.ts'
import { drawCode } from '#src/payment/transfer/transfer.ts'
import type { Context } from '#src/platform/context.ts'
import { formatMoney } from '#src/platform/formats.ts'
import type { BankTransferCodeResolvers, BankTransferResolvers } from '#src/platform/resolvers.gen.ts'
import { openTransfer, transferRows } from './open-transfer.ts'
import type { Order } from '../types.ts'

export const transferFields: BankTransferResolvers = {
  account: ({ details }) => details.account,
  amount: ({ amount, currency }) => money(amount, currency),
  bank_name: ({ details }) => details.bankName,
  bic: ({ details }) => details.bic,
  instructions: ({ details }) => details.instructions,
  is_iban: ({ isIban }) => isIban,
  pay_until: ({ payUntil }) => payUntil,
  payee: ({ details }) => details.payee,
}

export const transferCodeFields: BankTransferCodeResolvers = {
  image: ({ text }) => `data:image/png;base64,${drawCode(text).toString('base64')}`,
}

/** The details of an open transfer as Magento's name-value pairs, for clients that do not query `bank_transfer`. */
export async function transferPairs(ctx: Context, order: Order): Promise<{ name: string; value: string }[]> {
  const transfer = await openTransfer(ctx.db, order)
  if (transfer === null) return []
  const { locale } = ctx.store
  const amount = formatMoney(locale, transfer.currency, transfer.amount)
  return transferRows(locale, transfer, amount).map(({ name, value }) => ({ name, value }))
}
