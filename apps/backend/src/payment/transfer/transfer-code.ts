import type { TransferDetails } from '../types.ts'

/** A bank transfer to be made, with the amount in minor units. */
export interface Transfer {
  details: TransferDetails
  amount: number
  currency: string
  reference: string
}

type CodeStandard = 'ZBP' | 'EPC' | 'SPAYD'

/** The content of a QR code from which a banking app fills in the transfer. */
export interface TransferCode {
  standard: CodeStandard
  text: string
}

/**
 * The content of the QR code that banks of the account's country read for this currency: ZBP for złoty to Poland, SPAYD for
 * koruna to Czechia, EPC069-12 for euro within SEPA. Null if none of these standards applies, or the data exceeds its limits.
 */
export function transferCode(transfer: Transfer): TransferCode | null {
  const country = transfer.details.account.slice(0, 2)
  switch (transfer.currency) {
    case 'PLN':
      return country === 'PL' ? named('ZBP', zbp(transfer)) : null
    case 'CZK':
      return country === 'CZ' ? named('SPAYD', spayd(transfer)) : null
    case 'EUR':
      return sepa.has(country) ? named('EPC', epc(transfer)) : null
    default:
      return null
  }
}

const named = (standard: CodeStandard, text: string | null): TransferCode | null =>
  text === null ? null : { standard, text }

/**
 * ZBP, "Rekomendacja dotycząca kodu dwuwymiarowego (2D)", 2013. The fields are: the payee's tax number (may be empty), country,
 * 26 digits, six digits of grosze, name of at most 20 characters, title of at most 32, and three reserved fields.
 */
function zbp({ details, amount, reference }: Transfer): string | null {
  if (amount > 999_999) return null
  const field = (text: string, most: number) => cut(text.replaceAll('|', ' '), most)
  const fields = ['', 'PL', details.account.slice(2), String(amount).padStart(6, '0')]
  return [...fields, field(details.payee, 20), field(reference, 32), '', '', ''].join('|')
}

/** EPC069-12 version 002, UTF-8. Outside the European Economic Area the BIC is required. */
function epc({ details, amount, reference }: Transfer): string | null {
  const { account, bic } = details
  if (bic === null && sepaOutsideEea.has(account.slice(0, 2))) return null
  const line = (text: string, most: number) => cut(text.replace(/\s+/g, ' '), most)
  const head = ['BCD', '002', '1', 'SCT', bic ?? '', line(details.payee, 70), account]
  const text = [...head, `EUR${formatMinor(amount)}`, '', '', line(reference, 140)].join('\n')
  return Buffer.byteLength(text) > 331 ? null : text
}

/** SPAYD 1.0 ("QR Platba"). An order number of at most ten digits also becomes the variable symbol. */
function spayd({ details, amount, reference }: Transfer): string {
  const { account, bic, payee } = details
  const fields = [
    `ACC:${account}${bic === null ? '' : `+${bic}`}`,
    `AM:${formatMinor(amount)}`,
    'CC:CZK',
    `RN:${percentEncode(cut(payee, 35))}`,
    ...(/^\d{1,10}$/.test(reference) ? [`X-VS:${reference}`] : []),
    `MSG:${percentEncode(cut(reference, 60))}`,
  ]
  return ['SPD', '1.0', ...fields].join('*')
}

/** Percent-encodes all characters other than printable ASCII, and the separator. */
const percentEncode = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^ -$&-)+-~]/gu, (character) => (character === '*' ? '%2A' : encodeURIComponent(character)))

/** A decimal with a point and two digits, as the standards require: 4500 → `45.00`. */
const formatMinor = (minor: number): string => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

/** Truncates to a number of characters without splitting surrogate pairs. */
const cut = (text: string, most: number): string => [...text.trim()].slice(0, most).join('')

const sepaOutsideEea: ReadonlySet<string> = new Set('AD AL CH GB GI MC MD ME MK RS SM VA'.split(' '))
const sepa: ReadonlySet<string> = new Set([
  ...'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
  ...sepaOutsideEea,
])
