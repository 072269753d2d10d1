import { compactAccount, ibanRemainder } from './bank-account.ts'

/** The length of an IBAN by country: the SEPA countries and Ukraine, from the SWIFT IBAN registry (ISO 13616). */
const lengths: ReadonlyMap<string, number> = new Map(
  [
    'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27',
    'LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 UA29 VA22',
  ]
    .join(' ')
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** Whether banks of this country (such as `PL`) use IBANs. Those of Armenia do not. */
export const usesIban = (country: string): boolean => lengths.has(country)

/** Whether the text is an IBAN of the right length with valid check digits. Ignores spaces, dashes and case. */
export function isIban(text: string): boolean {
  const iban = compactAccount(text)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) || iban.length !== lengths.get(iban.slice(0, 2))) return false
  return ibanRemainder(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** An account number in groups of four, as printed by banks: `PL61 1090 1014 …`. */
export const groupAccount = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ')
