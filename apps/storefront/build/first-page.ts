import { readFileSync, globSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'

/** The contents of a `first-page.json`. Patterns are globs relative to its folder; `!` excludes. */
type Declaration = {
  /** Routes that visitors can land on. All their styles are in the first style sheet. */
  readonly pages?: readonly string[]
  readonly styles?: readonly string[]
  /** Modules grouped by shared chunk; every page loads `shell`. */
  readonly chunks?: Readonly<Record<string, readonly string[]>>
  /** Chunks that are preloaded with what imports them on demand: without it they would take another round trip. */
  readonly preloadedChunks?: readonly string[]
  /** Keys of messages that can be visible before the first interaction. */
  readonly messages?: readonly string[]
  /** Keys of messages that only some pages show, by the part of the catalogue that these pages load. */
  readonly messageParts?: Readonly<Record<string, readonly string[]>>
  /** Parts of the message catalogue that the service worker caches for use without a connection. */
  readonly offlineMessages?: readonly string[]
  /** Modules loaded on demand that the service worker caches for use without a connection. */
  readonly offline?: readonly string[]
}

/** The first-page declarations of all slices combined. Paths are absolute. */
export type FirstPage = {
  readonly isStyle: (file: string) => boolean
  /** Whether visitors can land on this route. */
  readonly isPage: (file: string) => boolean
  /** The chunk that a `first-page.json` declares for a module. */
  readonly chunkOf: (file: string) => string | undefined
  /** The names of the chunks that are preloaded with what imports them. */
  readonly preloadedChunks: readonly string[]
  /** The part of the catalogue that a message is in: `first`, a part that a `first-page.json` declares, or else `rest`. */
  readonly partOfMessage: (key: string) => string
  /** Whether the service worker caches this part of the message catalogue. */
  readonly isOfflinePart: (part: string) => boolean
  /** Whether the service worker caches this module, which is loaded on demand. */
  readonly isOffline: (file: string) => boolean
}

/** Reads every `first-page.json` below `source`. See `docs/hydration.md`. */
export function readFirstPage(source: string): FirstPage {
  const slices = globSync('**/first-page.json', { cwd: source }).map((file) => ({
    folder: join(source, dirname(file)),
    declaration: JSON.parse(readFileSync(join(source, file), 'utf8')) as Declaration,
  }))
  const keys = slices.flatMap(({ declaration: { messages, messageParts } }) => [
    ...(messages ? [['first', messages] as const] : []),
    ...Object.entries(messageParts ?? {}),
  ])
  const offlineParts = slices.flatMap(({ declaration }) => declaration.offlineMessages ?? [])
  const within = (file: string, patternsOf: (declaration: Declaration) => readonly string[] | undefined): boolean =>
    slices.some(({ folder, declaration }) => {
      const path = relative(folder, file)
      return !path.startsWith('..') && isListed(path, patternsOf(declaration) ?? [])
    })
  const chunks = [...new Set(slices.flatMap(({ declaration }) => Object.keys(declaration.chunks ?? {})))]
  return {
    isStyle: (file) => within(file, ({ styles }) => styles),
    isPage: (file) => within(file, ({ pages }) => pages),
    chunkOf: (file) => chunks.find((chunk) => within(file, (declaration) => declaration.chunks?.[chunk])),
    preloadedChunks: slices.flatMap(({ declaration }) => declaration.preloadedChunks ?? []),
    isOffline: (file) => within(file, ({ offline }) => offline),
    partOfMessage: (key) => keys.find(([, patterns]) => isListed(key, patterns))?.[0] ?? 'rest',
    isOfflinePart: (part) => part === 'rest' || offlineParts.includes(part),
  }
}

function isListed(name: string, patterns: readonly string[]): boolean {
  const matches = (pattern: string) => matchesGlob(name, pattern)
  return (
    patterns.some((pattern) => !pattern.startsWith('!') && matches(pattern)) &&
    !patterns.some((pattern) => pattern.startsWith('!') && matches(pattern.slice(1)))
  )
}
