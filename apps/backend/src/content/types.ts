import type { Reader, Writer } from '#src/platform/database.ts'

/** Texts by path, such as `pages/about/pl.html`. */
export type ContentFiles = ReadonlyMap<string, string>

/** A fault of a file, with its line from 1. */
export interface ContentFault {
  file: string
  line: number
  text: string
}

/** A fault at a key of a file's head. */
export interface KeyFault {
  key: readonly PropertyKey[]
  text: string
}

/** What a path says: the name of a page, block … and the store view. */
export interface Place {
  name: string
  storeId: number
}

/** The head of a file, without what has its default, and the HTML below it. */
export interface FileParts {
  head: Readonly<Record<string, unknown>>
  body: string
}

/** A draft that cannot be saved, and why. */
export interface RefusedDraft<Draft> extends KeyFault {
  draft: Draft
}

/** One kind of content: where its files are, what they say, and how they are saved. */
export interface KindDefinition<Draft> {
  folder: string
  extension: 'html' | 'yaml'
  /** What a name may be; anything if it is left out. */
  names?: { pattern: RegExp; text: string }
  /** Categories, tags and authors are deleted after the posts that named them. */
  isNamedByOthers?: boolean
  /** The stored drafts, in any order. */
  stored: (db: Reader) => Promise<Draft[]>
  placeOf: (draft: Draft) => Place
  write: (draft: Draft) => FileParts
  /** Reads a file whose path is known to be right. */
  read: (parts: FileParts, place: Place, now: Date) => Draft | KeyFault[]
  save: (tx: Writer, drafts: readonly Draft[], now: Date) => Promise<RefusedDraft<Draft>[]>
  /** Deletes, and returns why it does not; null if it never does. */
  remove: ((tx: Writer, places: readonly Place[]) => Promise<(Place & { text: string })[]>) | null
}
