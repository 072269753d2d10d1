import { posix } from 'node:path'

type Slice = { readonly pages?: readonly string[] }

/** The page modules that slices declare in `first-page.json`, as paths below the storefront. */
export function declaredFirstPages(): ReadonlySet<string> {
  const slices = import.meta.glob<Slice>('../../pages/*/first-page.json', { eager: true, import: 'default' })
  return new Set(
    Object.entries(slices).flatMap(([file, { pages = [] }]) =>
      pages.map((page) => posix.join('src/server/document', posix.dirname(file), page)),
    ),
  )
}
