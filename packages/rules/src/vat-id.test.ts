import { expect, test } from 'vitest'
import { normalizeVatId } from './vat-id.ts'

test.each([
  ['526-000-12-46', '5260001246'],
  ['PL 526\u00A0000\u201112\u201346', 'PL5260001246'],
  ['\u200Ero123', 'RO123'],
  ['12/345/67890', '12/345/67890'],
  ['NIP: 526-000-12-46', '5260001246'],
  ['nip 526 000 12 46', '5260001246'],
  ['DIČ: CZ 12345678', 'CZ12345678'],
  ['IČ DPH: SK2020202020', 'SK2020202020'],
  ['USt-IdNr. DE 123 456 789', 'DE123456789'],
  ['BE 0123.456.789', 'BE0123456789'],
  ['VATS', 'VATS'],
])('%j is stored as %s', (text, id) => expect(normalizeVatId(text)).toBe(id))
