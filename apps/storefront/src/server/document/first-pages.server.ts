import { posix } from 'node:path'

type Slice = { readonly pages?: readonly string[] }

/** The page modules that slices declare in `first-page.json`, as paths below the storefront. */
export function declaredFirstPages(): ReadonlySet<string> {
  return firstPagesOf(import.meta.glob<Slice>('../../**/first-page.json', { eager: true, import: 'default' }))
}

/** The page modules of these slices. The keys are the paths of their `first-page.json`, relative to this folder. */
export function firstPagesOf(slices: Readonly<Record<string, Slice>>): ReadonlySet<string> {
  return new Set(
    Object.entries(slices).flatMap(([file, { pages = [] }]) =>
      pages.map((page) => posix.join('src/server/document', posix.dirname(file), page)),
    ),
  )
}
