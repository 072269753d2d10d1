type Listed = { readonly products?: { readonly items?: readonly ({ readonly uid: string } | null)[] | null } | null }

const most = 50
let expected: { readonly path: string; readonly from: number } | undefined

/** Call this before navigating to the next page: keeps all pages from `from` on visible above the next one. */
export function expectPagesFrom(path: string, from: number): void {
  expected = { path, from }
}

/** History state of a list: the first of the pages that are shown. */
export type ShownState = { readonly shownFrom: number; readonly keepPlace: true }

/**
 * The pages to show. Pages that the shopper has added with "show more" are restored on back navigation. On the server and for a
 * plain URL, only the page in the URL.
 */
export function shownPages(request: Request, page: number): readonly number[] {
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  const isExpected = expected?.path === path
  const from = isExpected ? expected?.from : storedFirstPage(path)
  if (isExpected) expected = undefined
  const first = from !== undefined && from >= 1 && from < page && page - from < most ? from : page
  return Array.from({ length: page - first + 1 }, (_, index) => first + index)
}

/** The first of the shown pages, of which `page` is the last. */
export function firstShownPage(page: number, shown: number, pageSize: number): number {
  return Math.max(page - Math.ceil(shown / pageSize) + 1, 1)
}

/** Loads all pages and merges their products in order, each product once. All other data comes from the last page. */
export async function loadPages<Data extends Listed>(
  pages: readonly number[],
  load: (page: number) => Promise<Data>,
): Promise<Data> {
  const responses = await Promise.all(pages.map(load))
  const last = responses.at(-1)
  if (last === undefined) throw new Error('No page requested')
  if (responses.length === 1 || !last.products) return last
  const seen = new Set<string>()
  const items = responses
    .flatMap((response) => response.products?.items ?? [])
    .filter((item) => item === null || (!seen.has(item.uid) && seen.add(item.uid)))
  return { ...last, products: { ...last.products, items } }
}

// During back navigation, the URL and the history state already belong to the target entry.
function storedFirstPage(path: string): number | undefined {
  if (import.meta.env.SSR || window.location.pathname + window.location.search !== path) return undefined
  const entry = window.history.state as { readonly usr?: Partial<ShownState> | null } | null
  const from = entry?.usr?.shownFrom
  return Number.isInteger(from) ? from : undefined
}
