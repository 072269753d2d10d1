import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import type { FirstPage } from './first-page.ts'

type Texts = Readonly<Record<string, string>>

const isCatalogue = /\/messages\/([a-z]{2}-[A-Z]{2})\.json(?:\?part=(\w+))?$/
const isListOfParts = /^\0?virtual:messages\/(\w+)$/
const shipped = join(import.meta.dirname, '../messages')
const repository = join(import.meta.dirname, '../../..')

/** The folder with the storefront's texts of a merchant (docs/languages.md), if the environment names one. */
export function merchantTexts(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folder = env['LANGUAGES_DIR']
  return folder === undefined || folder === '' ? undefined : join(resolve(repository, folder), 'storefront')
}

/**
 * Compiles the message catalogues at build time, so that browsers need no ICU parser. An invalid message fails the build; a
 * missing translation falls back to English with a warning. `?part=first` is the part that a first page may show. Other parts
 * are declared in `first-page.json`; `?part=rest` is what no slice declares. `virtual:messages/first` lists the files of a part by
 * locale. The folder `own` adds languages, and replaces texts of those that exist.
 */
export function messagesPlugin(firstPage: FirstPage, own: string | undefined = merchantTexts()): Plugin {
  return {
    name: 'bocian-messages',
    enforce: 'pre',
    resolveId(id) {
      if (isListOfParts.test(id)) return id.startsWith('\0') ? id : `\0${id}`
      // A language that only the merchant has needs no file of the shop's.
      return isCatalogue.test(id) && id.startsWith(shipped) ? id : null
    },
    load(id) {
      const [, list] = isListOfParts.exec(id) ?? []
      if (list !== undefined) return listOf(list, own)
      const [, locale] = isCatalogue.exec(id) ?? []
      return locale !== undefined && id.startsWith(shipped) && !existsSync(join(shipped, `${locale}.json`))
        ? '{}'
        : null
    },
    transform(code, id) {
      const [catalogue, locale = '', part] = isCatalogue.exec(id) ?? []
      if (catalogue === undefined) return null
      const ofMerchant = own === undefined ? undefined : join(own, `${locale}.json`)
      if (ofMerchant !== undefined && existsSync(ofMerchant)) this.addWatchFile(ofMerchant)
      const { texts, missing } = fillTexts(
        { ...(JSON.parse(code) as Texts), ...textsIn(ofMerchant) },
        textsIn(join(shipped, 'en-GB.json')),
      )
      // Once for each language, and not for each of its parts.
      if (missing.length > 0 && part === 'first')
        this.warn(`${locale}: ${missing.length} texts are missing; using the English ones`)
      const compiled = Object.entries(texts)
        .filter(([key]) => part === undefined || firstPage.partOfMessage(key) === part)
        .map(([key, text]) => [key, compile(key, text, id)])
      return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js', map: null }
    },
  }
}

/** The locales of the shop and of the merchant. */
function localesOf(own: string | undefined): string[] {
  const files = [shipped, ...(own === undefined || !existsSync(own) ? [] : [own])].flatMap((folder) =>
    readdirSync(folder),
  )
  return [...new Set(files.filter((file) => isCatalogue.test(`/messages/${file}`)))]
    .map((file) => basename(file, '.json'))
    .toSorted()
}

function listOf(part: string, own: string | undefined): string {
  const entries = localesOf(own).map((locale) => {
    const file = JSON.stringify(`${join(shipped, locale)}.json?part=${part}`)
    return `${JSON.stringify(locale)}: () => import(${file})`
  })
  return `export default { ${entries.join(', ')} }`
}

const textsIn = (file: string | undefined): Texts =>
  file === undefined || !existsSync(file) ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Texts)

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
