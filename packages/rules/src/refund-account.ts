import { checkBankAccount, compactAccount, normalizeBankAccount } from './bank-account.ts'
import { isIban, usesIban } from './iban.ts'
import { requireValue, type FieldError } from './validators.ts'

const domestic = /^\d{8,20}$/

/** The account as it is stored: without spaces; plain digits are completed to an IBAN in countries that use IBANs. */
export function normalizeRefundAccount(text: string, country: string): string {
  return usesIban(country) ? normalizeBankAccount(text, country) : compactAccount(text)
}

/**
 * Validates the account for a refund: required, and an IBAN of any country. The countries with a format of their own must match it.
 * In countries without IBANs it may be a domestic number.
 */
export function checkRefundAccount(text: string, country: string): FieldError | null {
  const missing = requireValue(text)
  if (missing !== null) return missing
  const account = normalizeRefundAccount(text, country)
  if (!usesIban(country) && domestic.test(account)) return null
  const refused = checkBankAccount(account, country)
  return refused !== null && !/^(?:CZ|SK|DE|PL|RO)/.test(account) && isIban(account) ? null : refused
}
