import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

type Texts = Readonly<Record<string, string>>

const isCatalogue = /\/messages\/[a-z]{2}-[A-Z]{2}\.json(?:\?part=(first|rest))?$/
// What the shell, a listing and a product page show before anything is pressed, and what is said when no answer comes. A page
// that shows another text on the server says so and gets all, so this list is about bytes alone.
const first =
  /^(?:catalogue|home|layout|notices|offline|search|store|ui|url)\.|^consent\.newsletter\.|^cart\.(?:title|pieces)$|^forms\.server\.network$/
// Of those, what is shown only after a press, on pages that load all texts anyway, or by code that loads them first.
const afterPress =
  /^catalogue\.(?:added|addedShort|adding|giftCard(?:Amount|\.\w+)|goToCart|lastSize|missingOption)$|^consent\.newsletter\.done$|^layout\.account\.signedOut$|^store\.(?:bring|notice)\.|^ui\.(?:copied|notCopied|optional|showPassword|stepper\.\w+)$/
const isFirst = (key: string): boolean => first.test(key) && !afterPress.test(key)
const english = join(import.meta.dirname, '../messages/en-GB.json')

/**
 * Compiles the message catalogues, so that no ICU parser reaches the browser; a broken message stops the build by its id.
 * A text that a language lacks is the English one, and the build says so. Each catalogue comes in two parts: what the first
 * page may show, and the rest.
 */
export function messagesPlugin(): Plugin {
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
      for (const key of missing) this.warn(`${id}: ${key} is missing; the English text stands in its place`)
      const compiled = Object.entries(texts)
        .filter(([key]) => part === undefined || isFirst(key) === (part === 'first'))
        .map(([key, text]) => [key, compile(key, text, id)])
      return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js', map: null }
    },
  }
}

/** A language's texts with the English ones where it has none, and the keys of those. */
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
