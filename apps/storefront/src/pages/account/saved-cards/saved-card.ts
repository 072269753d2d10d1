import type { SavedCardFragment } from '#src/platform/graphql/documents.gen.ts'

/** The names of card brands; any other is shown by its code. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  maestro: 'Maestro',
  mc: 'Mastercard',
  visa: 'Visa',
}

export type SavedCard = {
  readonly hash: string
  readonly brand: string
  readonly digits: string
  /** Such as `03/2030`; empty if unknown. */
  readonly expires: string
  readonly isExpired: boolean
}

/** Reads the details of a saved card, which Magento sends as JSON. */
export function savedCardOf({ public_hash: hash, details }: SavedCardFragment, now: Date): SavedCard {
  const { brand, maskedCC, expirationDate } = parse(details ?? '')
  const [, month = '', year = ''] = /^(\d{2})\/(\d{4})$/.exec(expirationDate) ?? []
  // A card is valid until the end of its month.
  const isExpired = year !== '' && now.getTime() >= Date.UTC(Number(year), Number(month), 1)
  return { hash, brand: brands[brand] ?? brand.toUpperCase(), digits: maskedCC, expires: expirationDate, isExpired }
}

function parse(json: string): { brand: string; maskedCC: string; expirationDate: string } {
  try {
    const given = JSON.parse(json) as Readonly<Record<string, unknown>> | null
    const text = (name: string) => (typeof given?.[name] === 'string' ? given[name] : '')
    return { brand: text('brand') || text('type'), maskedCC: text('maskedCC'), expirationDate: text('expirationDate') }
  } catch {
    return { brand: '', maskedCC: '', expirationDate: '' }
  }
}
