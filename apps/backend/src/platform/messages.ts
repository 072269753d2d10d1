import fs from 'node:fs'
import path from 'node:path'

type Catalogue = Readonly<Record<string, string>>

const folder = path.join(import.meta.dirname, '../../messages')
const fallbackLocale = 'en_US'
const catalogues = readCatalogues()

function readCatalogues(): Map<string, Catalogue> {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(
    files.map((file) => [path.basename(file, '.json'), JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))]),
  )
}

/**
 * A text of the server in the given locale (`pl_PL`), otherwise in English, otherwise its id. Replaces `{name}` with the value of
 * that name.
 */
export function message(locale: string, id: string, values: Record<string, string | number> = {}): string {
  return fillIn(catalogues.get(locale)?.[id] ?? catalogues.get(fallbackLocale)?.[id] ?? id, values)
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
