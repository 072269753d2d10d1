import fs from 'node:fs'
import path from 'node:path'

type Catalogue = Readonly<Record<string, string>>

const shipped = path.join(import.meta.dirname, '../../messages')
const repository = path.join(import.meta.dirname, '../../../..')
const fallbackLocale = 'en_US'
const catalogues = readCatalogues([shipped, ...merchantTexts(process.env['LANGUAGES_DIR'])])

/** The folder with the backend's texts of a merchant (docs/languages.md), if the environment names one. */
function merchantTexts(folder = ''): string[] {
  const own = path.join(path.resolve(repository, folder), 'backend')
  return folder !== '' && fs.existsSync(own) ? [own] : []
}

/** The texts of all folders by locale. A later folder adds languages, and replaces texts of those that exist. */
export function readCatalogues(folders: readonly string[]): Map<string, Catalogue> {
  const found = new Map<string, Catalogue>()
  for (const folder of folders)
    for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const texts: Catalogue = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))
      const locale = path.basename(file, '.json')
      found.set(locale, { ...found.get(locale), ...texts })
    }
  return found
}

/** The texts of a locale, or of another country with its language: Austria's German is Germany's. */
function catalogueOf(locale: string): Catalogue | undefined {
  const own = catalogues.get(locale)
  if (own !== undefined) return own
  const other = [...catalogues.keys()].find((known) => known.startsWith(locale.slice(0, 3)))
  return other === undefined ? undefined : catalogues.get(other)
}

/**
 * A text of the server in the given locale (`pl_PL`), otherwise in English, otherwise its id. Replaces `{name}` with the value of
 * that name.
 */
export function message(locale: string, id: string, values: Record<string, string | number> = {}): string {
  return fillIn(catalogueOf(locale)?.[id] || (catalogues.get(fallbackLocale)?.[id] ?? id), values)
}

/** Replaces `{name}` with the value of that name. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}(\.(?!\.))?/g, (whole, name: string, stop = '') => {
    const value = values[name]
    // A name may end with a full stop of its own: 'Motyl s.r.o.'.
    return value === undefined ? whole : String(value).replace(/\.$/, stop === '' ? '.' : '') + stop
  })
}

/** The locales that have texts of their own. */
export const textLocales = (): string[] => [...catalogues.keys()].toSorted()

/** Whether a text with this id exists. */
export function hasMessage(id: string): boolean {
  return catalogues.get(fallbackLocale)?.[id] !== undefined
}
