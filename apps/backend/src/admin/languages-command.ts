import fs from 'node:fs'
import path from 'node:path'
import { readCatalogues } from '#src/platform/messages.ts'
import type { Output } from './output.ts'
import type { LanguagesCommand } from './parse-languages.ts'

/** Where the texts are, by part of the shop; a folder that does not exist has none. */
export interface TextFolders {
  storefront: readonly string[]
  backend: readonly string[]
  legal: string
}

type Part = 'storefront' | 'backend' | 'emails' | 'legal'
const parts: readonly Part[] = ['storefront', 'backend', 'emails', 'legal']

/** The keys of a part in English, and those that each language has. */
interface PartTexts {
  all: readonly string[]
  own: ReadonlyMap<string, ReadonlySet<string>>
}

/** The folders of this checkout, and of the folder that a merchant named with LANGUAGES_DIR. */
export function textFolders(languagesDir = ''): TextFolders {
  const root = path.join(import.meta.dirname, '../../../..')
  const own = languagesDir === '' ? [] : [path.resolve(root, languagesDir)]
  return {
    storefront: [path.join(root, 'apps/storefront/messages'), ...own.map((folder) => path.join(folder, 'storefront'))],
    backend: [path.join(root, 'apps/backend/messages'), ...own.map((folder) => path.join(folder, 'backend'))],
    legal: path.join(root, 'apps/backend/legal-templates'),
  }
}

/** Says how much of each language is translated, or which keys are not; the exit code is 1 for an unknown language. */
export function languagesCommand({ missing }: LanguagesCommand, folders: TextFolders, output: Output): number {
  const texts = readParts(folders)
  const languages = [...new Set(parts.flatMap((part) => [...texts[part].own.keys()]))].toSorted()
  if (missing === undefined) {
    for (const line of tableOf(languages, texts)) output.line(line)
    return 0
  }
  const language = missing.slice(0, 2)
  if (!languages.includes(language)) {
    output.error(`There is no language "${missing}"; there are ${languages.join(', ')}.`)
    return 1
  }
  for (const part of parts) for (const key of missingOf(texts[part], language)) output.line(`${part} ${key}`)
  return 0
}

function readParts({ storefront, backend, legal }: TextFolders): Record<Part, PartTexts> {
  const ofBackend = keysOf(backend)
  const isEmail = (key: string): boolean => key.startsWith('mail.')
  return {
    storefront: partOf(keysOf(storefront)),
    backend: partOf(ofBackend, (key) => !isEmail(key)),
    emails: partOf(ofBackend, isEmail),
    legal: partOf(pagesIn(legal)),
  }
}

/** The keys with a text, by language: `pl` for `pl-PL.json` and `pl_PL.json`. */
function keysOf(folders: readonly string[]): Map<string, string[]> {
  const catalogues = readCatalogues(folders.filter((folder) => fs.existsSync(folder)))
  return new Map(
    [...catalogues].map(([locale, texts]) => [
      locale.slice(0, 2),
      Object.keys(texts).filter((key) => texts[key]?.trim() !== ''),
    ]),
  )
}

/** The templates of legal pages, by language. */
const pagesIn = (folder: string): Map<string, string[]> =>
  new Map(fs.readdirSync(folder).map((language) => [language, fs.readdirSync(path.join(folder, language))]))

function partOf(keys: ReadonlyMap<string, readonly string[]>, belongs = (_key: string): boolean => true): PartTexts {
  const all = (keys.get('en') ?? []).filter(belongs)
  const known = new Set(all)
  return {
    all,
    own: new Map([...keys].map(([language, own]) => [language, new Set(own.filter((key) => known.has(key)))])),
  }
}

const missingOf = ({ all, own }: PartTexts, language: string): string[] =>
  all.filter((key) => own.get(language)?.has(key) !== true)

function tableOf(languages: readonly string[], texts: Record<Part, PartTexts>): string[] {
  const rows = languages.flatMap((language) =>
    parts.map((part) => {
      const [all, missing] = [texts[part].all.length, missingOf(texts[part], language).length]
      // Rounded down, so that 100 % means everything.
      const percent = all === 0 ? 100 : Math.floor(((all - missing) / all) * 100)
      return [language, part, String(all - missing), String(missing), `${percent} %`]
    }),
  )
  const table = [['language', 'part', 'translated', 'missing', ''], ...rows]
  const widths = [8, 10, 10, 7, 5]
  return table.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
