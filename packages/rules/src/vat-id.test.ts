import { expect, test } from 'vitest'
import { normalizeVatId } from './vat-id.ts'

test.each([
  ['526-000-12-46', '5260001246'],
  ['PL 526\u00A0000\u201112\u201346', 'PL5260001246'],
  ['\u200Ero123', 'RO123'],
  ['12/345/67890', '12/345/67890'],
])('%j is stored as %s', (text, id) => expect(normalizeVatId(text)).toBe(id))
