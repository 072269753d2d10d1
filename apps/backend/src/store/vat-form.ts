import { normalizeVatId } from '@bocian/rules/vat-id.ts'

/** What follows the letters of a country in its VAT numbers (Commission, VIES). `EL` is Greece, `XI` Northern Ireland. */
const forms: Readonly<Record<string, string>> = {
  AT: String.raw`U\d{8}`,
  BE: String.raw`[01]\d{9}`,
  BG: String.raw`\d{9,10}`,
  CY: String.raw`\d{8}[A-Z]`,
  CZ: String.raw`\d{8,10}`,
  DE: String.raw`\d{9}`,
  DK: String.raw`\d{8}`,
  EE: String.raw`\d{9}`,
  EL: String.raw`\d{9}`,
  ES: String.raw`[A-Z\d]\d{7}[A-Z\d]`,
  FI: String.raw`\d{8}`,
  FR: String.raw`[A-Z\d]{2}\d{9}`,
  HR: String.raw`\d{11}`,
  HU: String.raw`\d{8}`,
  IE: String.raw`\d[A-Z\d+*]\d{5}[A-Z]{1,2}`,
  IT: String.raw`\d{11}`,
  LT: String.raw`(?:\d{9}|\d{12})`,
  LU: String.raw`\d{8}`,
  LV: String.raw`\d{11}`,
  MT: String.raw`\d{8}`,
  NL: String.raw`[A-Z\d+*]{12}`,
  PL: String.raw`\d{10}`,
  PT: String.raw`\d{9}`,
  RO: String.raw`\d{2,10}`,
  SE: String.raw`\d{12}`,
  SI: String.raw`\d{8}`,
  SK: String.raw`\d{10}`,
  XI: String.raw`(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})`,
}

/** Whether the text has the form of a VAT number: that of its country in the EU, elsewhere 4 to 20 letters and digits. */
export function isVatId(text: string): boolean {
  const id = normalizeVatId(text)
  const form = forms[id.slice(0, 2)]
  return form === undefined ? /^[A-Z\d./]{4,20}$/.test(id) : new RegExp(`^${form}$`).test(id.slice(2))
}
