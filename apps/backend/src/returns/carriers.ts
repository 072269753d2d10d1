import { message } from '#src/platform/messages.ts'

/** The carriers that a buyer can name. Their names are the same in all languages, except `other`. */
const names = {
  dhl: 'DHL',
  dpd: 'DPD',
  fedex: 'FedEx',
  gls: 'GLS',
  inpost: 'InPost',
  packeta: 'Packeta',
  ups: 'UPS',
} as const

export type CarrierCode = keyof typeof names | 'other'

export const carrierCodes: readonly CarrierCode[] = [...(Object.keys(names) as (keyof typeof names)[]), 'other']

/** The name of a carrier in the language of the store view. */
export function carrierName(locale: string, code: string): string {
  return code in names ? names[code as keyof typeof names] : message(locale, 'return.carrier.other')
}
