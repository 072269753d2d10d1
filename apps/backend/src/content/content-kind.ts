import type { Reader, Writer } from '#src/platform/database.ts'
import { allStores, decodeName, encodeName } from './calculate-path.ts'
import { parseFile, writeFile, type ParsedFile } from './file-format.ts'
import type { ContentFault, ContentFiles, KindDefinition, Place } from './types.ts'

/** The store views by their codes, and all of them as `all`. */
export type StoreIds = ReadonlyMap<string, number>

/** Files that were read: in the form in which they would be exported, and what is wrong with them. */
export interface ReadFiles {
  files: Map<string, string>
  faults: ContentFault[]
  /** Saves some of the files. */
  save: (tx: Writer, files: ReadonlySet<string>) => Promise<ContentFault[]>
}

/** A kind of content by its files, without its drafts. */
export interface ContentKind {
  folder: string
  isRemovable: boolean
  isNamedByOthers: boolean
  describe: (db: Reader, stores: StoreIds) => Promise<Map<string, string>>
  read: (files: ContentFiles, stores: StoreIds, now: Date) => ReadFiles
  remove: (tx: Writer, paths: readonly string[], stores: StoreIds) => Promise<ContentFault[]>
}

export function contentKind<Draft extends object>(kind: KindDefinition<Draft>): ContentKind {
  const { folder, extension } = kind
  const pathOf = ({ name, storeId }: Place, codes: ReadonlyMap<number, string>): string =>
    `${folder}/${encodeName(name)}/${codes.get(storeId) ?? allStores}.${extension}`

  return {
    folder,
    isRemovable: kind.remove !== null,
    isNamedByOthers: kind.isNamedByOthers === true,
    async describe(db, stores) {
      const codes = codesOf(stores)
      const drafts = await kind.stored(db)
      return new Map(
        drafts.map((draft) => [pathOf(kind.placeOf(draft), codes), writeFile(kind.write(draft), extension)]),
      )
    },
    read(given, stores, now) {
      const files = new Map<string, string>()
      const drafts = new Map<Draft, { file: string; lineOf: (key: readonly PropertyKey[]) => number }>()
      const faults: ContentFault[] = []
      for (const [file, text] of given) {
        const placed = placeIn(file, kind, stores)
        const parsed: ParsedFile =
          'text' in placed ? { faults: [{ line: 1, text: placed.text }] } : parseFile(text, extension)
        if ('text' in placed || 'faults' in parsed) {
          if ('faults' in parsed) faults.push(...parsed.faults.map((fault) => ({ file, ...fault })))
          continue
        }
        const draft = kind.read(parsed.parts, placed, now)
        if (Array.isArray(draft))
          faults.push(...draft.map((fault) => ({ file, line: parsed.lineOf(fault.key), text: sayAt(fault) })))
        else {
          drafts.set(draft, { file, lineOf: parsed.lineOf })
          files.set(file, writeFile(kind.write(draft), extension))
        }
      }
      return { files, faults, save }

      async function save(tx: Writer, wanted: ReadonlySet<string>): Promise<ContentFault[]> {
        const chosen = [...drafts].flatMap(([draft, { file }]) => (wanted.has(file) ? [draft] : []))
        if (chosen.length === 0) return []
        const refused = await kind.save(tx, chosen, now)
        return refused.flatMap(({ draft, ...fault }) => {
          const source = drafts.get(draft)
          return source === undefined ? [] : [{ file: source.file, line: source.lineOf(fault.key), text: sayAt(fault) }]
        })
      }
    },
    async remove(tx, paths, stores) {
      const places = paths.map((file) => placeIn(file, kind, stores)).filter((placed) => 'storeId' in placed)
      if (kind.remove === null || places.length === 0) return []
      const codes = codesOf(stores)
      const kept = await kind.remove(tx, places)
      return kept.map(({ text, ...place }) => ({ file: pathOf(place, codes), line: 1, text }))
    },
  }
}

const sayAt = ({ key, text }: { key: readonly PropertyKey[]; text: string }): string =>
  key.length === 0 ? text : `${key.join('.')}: ${text}`

const codesOf = (stores: StoreIds): Map<number, string> => new Map([...stores].map(([code, id]) => [id, code]))

function placeIn(
  file: string,
  { folder, extension, names }: Pick<KindDefinition<object>, 'folder' | 'extension' | 'names'>,
  stores: StoreIds,
): Place | { text: string } {
  const [, encoded = '', last = ''] = file.split('/')
  const name = decodeName(encoded)
  const store = last.replace(/\.[^.]*$/, '')
  const storeId = stores.get(store)
  if (last !== `${store}.${extension}`) return { text: `files in ${folder} end in .${extension}` }
  if (name === undefined || names?.pattern.test(name) === false)
    return {
      text: `the name "${encoded}" ${names?.text ?? 'may have letters, digits, -, _ and bytes such as %20 only'}`,
    }
  return storeId === undefined ? { text: `there is no store view "${store}"` } : { name, storeId }
}
