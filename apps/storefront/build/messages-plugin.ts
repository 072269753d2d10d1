import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import type { FirstPage } from './first-page.ts'

type Texts = Readonly<Record<string, string>>

const isCatalogue = /\/messages\/[a-z]{2}-[A-Z]{2}\.json(?:\?part=(\w+))?$/
const english = join(import.meta.dirname, '../messages/en-GB.json')

/**
 * Compiles the message catalogues at build time, so that browsers need no ICU parser. An invalid message fails the build; a
 * missing translation falls back to English with a warning. `?part=first` is the part that a first page may show. Other parts
 * are declared in `first-page.json`; `?part=rest` is what no slice declares.
 */
export function messagesPlugin(firstPage: FirstPage): Plugin {
  return {
    name: 'bocian-messages',
    enforce: 'pre',
    transform(code, id) {
      const [catalogue, part] = isCatalogue.exec(id) ?? []
      if (catalogue === undefined) return null
      const { texts, missing } = fillTexts(
        JSON.parse(code) as Texts,
        JSON.parse(readFileSync(english, 'utf8')) as Texts,
      )
      for (const key of missing) this.warn(`${id}: ${key} is missing; using the English text`)
      const compiled = Object.entries(texts)
        .filter(([key]) => part === undefined || firstPage.partOfMessage(key) === part)
        .map(([key, text]) => [key, compile(key, text, id)])
      return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js', map: null }
    },
  }
}

/** Fills missing translations with the English texts; `missing` holds their keys. */
export function fillTexts(own: Texts, source: Texts): { readonly texts: Texts; readonly missing: readonly string[] } {
  const missing = Object.keys(source).filter((key) => !own[key]?.trim())
  return { texts: { ...own, ...Object.fromEntries(missing.map((key) => [key, source[key] ?? key])) }, missing }
}

function compile(key: string, text: string, file: string): unknown {
  try {
    return compileMessageOrThrow(text)
  } catch (error) {
    throw new Error(`${file}: ${key}: ${String(error)}`, { cause: error })
  }
}
