import type { Row } from '../row.ts'
import { languages, type Language } from '../stores.ts'
import { czechSynonyms } from './cs.ts'
import { germanSynonyms } from './de.ts'
import { englishSynonyms } from './en.ts'
import { armenianSynonyms } from './hy.ts'
import { polishSynonyms } from './pl.ts'
import { romanianSynonyms } from './ro.ts'
import { slovakSynonyms } from './sk.ts'
import { ukrainianSynonyms } from './uk.ts'

const groups: Readonly<Record<Language, string>> = {
  pl: polishSynonyms,
  cs: czechSynonyms,
  sk: slovakSynonyms,
  de: germanSynonyms,
  en: englishSynonyms,
  ro: romanianSynonyms,
  uk: ukrainianSynonyms,
  hy: armenianSynonyms,
}

/** Search synonyms, one group per row. */
export function* synonymRows(): Generator<Row> {
  for (const language of languages)
    for (const synonyms of groups[language].trim().split('\n')) yield { language, synonyms }
}
