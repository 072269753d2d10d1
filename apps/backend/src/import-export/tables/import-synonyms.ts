import { saveSynonyms, type SynonymDraft } from '#src/catalogue/save/save.ts'
import { CellError } from '../parse/parse-cells.ts'
import { needText, parseWith } from '../parse/parse-with.ts'
import type { Row, TableImport } from '../types.ts'

const longest = 1_000

/** Search synonyms, with Magento's column `synonyms` (comma-separated) and the `language`. */
export const synonymImport: TableImport<SynonymDraft> = {
  columns: ['language', 'synonyms'],
  keyOf: ({ language, words }) => `${language}/${words[0]}`,
  parse: parseWith('synonyms', readGroup),
  async save(tx, drafts, report) {
    const { created, changed, unchanged } = await saveSynonyms(tx, drafts)
    report.counted.created += created
    report.counted.changed += changed
    report.counted.unchanged += unchanged
  },
}

function readGroup(row: Row): SynonymDraft {
  const language = needText(row, 'language')
  if (!/^[a-z]{2}$/.test(language)) throw new CellError(`"${language}" is not a language code such as pl`)
  const synonyms = needText(row, 'synonyms')
  if (synonyms.length > longest) throw new CellError(`the synonyms are longer than ${longest} characters`)
  const words = synonyms
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (words.length === 0) throw new CellError('the synonyms are missing')
  return { language, words: [...new Set(words)] }
}
