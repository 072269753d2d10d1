import { normalizeBankAccount } from '@bocian/rules/bank-account.ts'
import { isIban, usesIban } from '@bocian/rules/iban.ts'
import type { Settings } from '#src/store/store.ts'
import type { TransferDetails } from '../types.ts'

/** The settings that are required to offer bank transfers. */
export const neededForTransfer = ['payment/banktransfer/payee', 'payment/banktransfer/account'] as const

export type NeededForTransfer = (typeof neededForTransfer)[number]

/** The bank details of a store view for this country, or the settings that are still missing. */
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

/**
 * An account of plain digits is a domestic number. In countries with IBANs it is completed with the country code, and its check
 * digits must be valid.
 */
function accountOf(country: string, text: string): string | null {
  const account = usesIban(country) ? normalizeBankAccount(text, country) : text.replace(/\s/g, '').toUpperCase()
  if (isIban(account)) return account
  return !usesIban(country) && /^\d+$/.test(account) ? account : null
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())
