import type { Database, Writer } from '#src/platform/database.ts'
import { describeContent, storeIds } from './describe-content.ts'
import { folders, kinds } from './kinds.ts'
import { insertChange, lockContent, selectChanges } from './queries.ts'
import type { ContentFault, ContentFiles } from './types.ts'

/** What an import did: a line per file, `+` for a new one, `~` for a changed one, `-` for a deleted one. */
export interface AppliedContent {
  changes: string[]
  unchanged: number
  /** Stored content without a file, which stays. */
  left: string[]
  /** Files whose HTML is stored otherwise than it is written, because something in it is not allowed or not closed. */
  cleaned: string[]
}

export type Applied = AppliedContent | { faults: ContentFault[] }

interface Setup {
  now: Date
  isDryRun: boolean
  /** Which stored content is deleted. */
  isRemoved: (file: string) => boolean
}

/** Undoes everything that was tried. */
class TakenBack extends Error {
  readonly outcome: Applied
  constructor(outcome: Applied) {
    super('taken back')
    this.outcome = outcome
  }
}

/**
 * Makes the content like the files, all or nothing, and keeps what it was like before. With `isDryRun` it is tried and taken back.
 * Only files that differ from what is stored are read.
 */
export async function applyContent(
  database: Pick<Database, 'transaction'>,
  files: ContentFiles,
  setup: Setup,
): Promise<Applied> {
  try {
    return await database.transaction(async (tx) => {
      await lockContent(tx)
      const outcome = await apply(tx, files, setup)
      if ('faults' in outcome || setup.isDryRun) throw new TakenBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome
    throw error
  }
}

/** Brings back the files that the latest import changed, as they were before; undefined if there was none. */
export async function undoContent(
  database: Pick<Database, 'transaction' | 'reader'>,
  { now, isDryRun }: Pick<Setup, 'now' | 'isDryRun'>,
): Promise<Applied | undefined> {
  const [latest] = await selectChanges(database.reader, 1)
  if (latest === undefined) return undefined
  const files = Object.entries(latest.before).filter((entry): entry is [string, string] => entry[1] !== null)
  return applyContent(database, new Map(files), { now, isDryRun, isRemoved: (file) => latest.before[file] === null })
}

async function apply(tx: Writer, files: ContentFiles, { now, isRemoved }: Setup): Promise<Applied> {
  const before = await describeContent(tx)
  const stores = await storeIds(tx)
  const edited = [...files].filter(([file, text]) => before.get(file) !== text)
  const byFolder = Map.groupBy(edited, ([file]) => file.split('/')[0] ?? '')
  const all = kinds.map((kind) => ({ kind, given: kind.read(new Map(byFolder.get(kind.folder)), stores, now) }))
  const faults = [...strangers(edited), ...all.flatMap(({ given }) => given.faults)]
  if (faults.length > 0) return { faults: inOrder(faults) }

  // Files that say the same as what is stored, in other words, do not count.
  const wanted = new Map(
    all.flatMap(({ given }) => [...given.files]).filter(([file, text]) => before.get(file) !== text),
  )
  const changed = new Set(wanted.keys())
  const removed = [...before.keys()].filter((file) => !files.has(file) && isRemoved(file) && isRemovable(file))
  const remove = async (isLast: boolean): Promise<void> => {
    for (const kind of kinds.filter(({ isNamedByOthers }) => isNamedByOthers === isLast))
      faults.push(
        ...(await kind.remove(
          tx,
          removed.filter((file) => isIn(kind.folder, file)),
          stores,
        )),
      )
  }
  // What is deleted first gives its address to what is new.
  await remove(false)
  for (const { given } of all) faults.push(...(await given.save(tx, changed)))
  await remove(true)
  if (faults.length === 0 && wanted.size > 0) faults.push(...notKept(wanted, await describeContent(tx)))
  if (faults.length > 0) return { faults: inOrder(faults) }

  const touched = [...wanted.keys(), ...removed].toSorted()
  const changes = touched.map((file) => `${wanted.has(file) ? (before.has(file) ? '~' : '+') : '-'} ${file}`)
  if (touched.length > 0)
    await insertChange(tx, {
      at: now,
      before: Object.fromEntries(touched.map((file) => [file, before.get(file) ?? null])),
      changes,
    })
  return {
    changes,
    unchanged: files.size - wanted.size,
    left: [...before.keys()].filter((file) => !files.has(file) && !removed.includes(file)),
    cleaned: edited.flatMap(([file, text]) => (isCleaned(text, wanted.get(file)) ? [file] : [])),
  }
}

const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`)

const isRemovable = (file: string): boolean => kinds.some(({ folder, isRemovable: is }) => is && isIn(folder, file))

const strangers = (edited: readonly (readonly [string, string])[]): ContentFault[] =>
  edited.flatMap(([file]) =>
    folders.some((folder) => isIn(folder, file))
      ? []
      : [
          {
            file,
            line: 1,
            text: `there is no such kind of content; there are ${folders.join(', ')}`,
          },
        ],
  )

/** Files that the shop did not take as they are, at the first line that differs. */
function notKept(wanted: ContentFiles, stored: ContentFiles): ContentFault[] {
  return [...wanted].flatMap(([file, text]) => {
    const kept = stored.get(file)?.split('\n') ?? []
    const lines = text.split('\n')
    const index = lines.findIndex((line, at) => line !== kept[at])
    if (index === -1 && kept.length === lines.length) return []
    const line = index === -1 ? lines.length : index
    return [{ file, line: line + 1, text: `the shop keeps "${(kept[line] ?? '').slice(0, 120)}" here` }]
  })
}

/** Whether the HTML below the head was changed by cleaning. */
function isCleaned(given: string, stored: string | undefined): boolean {
  if (stored === undefined || !stored.startsWith('---\n')) return false
  const bodyOf = (text: string): string =>
    text
      .replaceAll('\r\n', '\n')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .trimEnd()
  return bodyOf(given) !== bodyOf(stored)
}

const inOrder = (faults: readonly ContentFault[]): ContentFault[] =>
  faults.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
