import { normalizeBankAccount } from '@bocian/rules/bank-account.ts'
import { isIban, usesIban } from '@bocian/rules/iban.ts'
import type { Settings } from '#src/store/store.ts'

/** The bank details shown to the buyer; null for what the shop has not set. */
export interface TransferDetails {
  payee: string
  /** An IBAN without spaces; the domestic number where the bank's country has no IBANs. */
  account: string
  bic: string | null
  bankName: string | null
  /** The merchant's own text. */
  instructions: string | null
  /** Days after which an unpaid order expires; 0 is never. */
  unpaidDays: number
}

/** Settings required to offer bank transfers. */
export const neededForTransfer = ['payment/banktransfer/payee', 'payment/banktransfer/account'] as const

export type NeededForTransfer = (typeof neededForTransfer)[number]

/** The details of a store view in this country, or the settings that are still missing. */
export function transferDetails(
  country: string,
  settings: Settings,
): { details: TransferDetails } | { missing: NeededForTransfer[] } {
  const payee = settings['payment/banktransfer/payee'].trim()
  const account = accountOf(country, settings['payment/banktransfer/account'])
  const missing = neededForTransfer.filter((path) => (path.endsWith('payee') ? payee === '' : account === null))
  if (missing.length > 0 || account === null) return { missing }
  return {
    details: {
      payee,
      account,
      bic: orNull(settings['payment/banktransfer/bic']),
      bankName: orNull(settings['payment/banktransfer/bank_name']),
      instructions: orNull(settings['payment/banktransfer/instructions']),
      unpaidDays: settings['payment/banktransfer/unpaid_days'],
    },
  }
}

/** Plain digits are a domestic number. In countries with IBANs the country code is added and the check digits must match. */
function accountOf(country: string, text: string): string | null {
  const account = usesIban(country) ? normalizeBankAccount(text, country) : text.replace(/\s/g, '').toUpperCase()
  if (isIban(account)) return account
  return !usesIban(country) && /^\d+$/.test(account) ? account : null
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())
