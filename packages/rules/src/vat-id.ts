import { withoutSeparators } from './separators.ts'

/** The names of tax numbers as they stand before them, without spaces and dashes, and anything else that ends with a colon. */
const nameBefore =
  /^(?:[^:\d]{1,30}:|(?:NIP|VAT(?:ID|UE)?|DIČ|IČDPH|UST-?ID(?:NR)?|CUI|CIF|ІПН|ՀՎՀՀ)\.?)(?=[A-Z]{0,4}\d)/u

/**
 * A tax number in capitals, without its name, and without the spaces, dashes and dots between its groups: `PL 526-000-12-46` and
 * `NIP: 526.000.12.46` become `PL5260001246` and `5260001246`.
 */
export const normalizeVatId = (text: string): string =>
  withoutSeparators(text)
    .toUpperCase()
    .replace(nameBefore, '')
    .replaceAll(/(?<=\d)\.(?=\d)/g, '')
