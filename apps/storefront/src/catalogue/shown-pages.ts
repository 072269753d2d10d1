type Listed = { readonly products?: { readonly items?: readonly ({ readonly uid: string } | null)[] | null } | null }

const most = 50
let expected: { readonly path: string; readonly from: number } | undefined

/** Says, before a list goes on to another page, that the pages from `from` on stay shown above it. */
export function expectPagesFrom(path: string, from: number): void {
  expected = { path, from }
}

/** What the entry of a list in the browser's history remembers of the pages that it shows. */
export type ShownState = { readonly shownFrom: number; readonly keepPlace: true }

/**
 * The pages that a list shows at once: those that a shopper has added one by one, and again when they come back to it. On the
 * server, and for an address alone, its own page.
 */
export function shownPages(request: Request, page: number): readonly number[] {
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  const isExpected = expected?.path === path
  const from = isExpected ? expected?.from : rememberedFor(path)
  if (isExpected) expected = undefined
  const first = from !== undefined && from >= 1 && from < page && page - from < most ? from : page
  return Array.from({ length: page - first + 1 }, (_, index) => first + index)
}

/** The first of the pages that are shown at once, of which `page` is the last. */
export function firstShownPage(page: number, shown: number, pageSize: number): number {
  return Math.max(page - Math.ceil(shown / pageSize) + 1, 1)
}

/** One answer with the products of all pages, in their order, each product once; the rest is the last page's. */
export async function loadPages<Data extends Listed>(
  pages: readonly number[],
  load: (page: number) => Promise<Data>,
): Promise<Data> {
  const answers = await Promise.all(pages.map(load))
  const last = answers.at(-1)
  if (last === undefined) throw new Error('No page was asked for')
  if (answers.length === 1 || !last.products) return last
  const seen = new Set<string>()
  const items = answers
    .flatMap((answer) => answer.products?.items ?? [])
    .filter((item) => item === null || (!seen.has(item.uid) && seen.add(item.uid)))
  return { ...last, products: { ...last.products, items } }
}

// While a page is come back to, the browser's address and state are already those of its entry.
function rememberedFor(path: string): number | undefined {
  if (import.meta.env.SSR || window.location.pathname + window.location.search !== path) return undefined
  const entry = window.history.state as { readonly usr?: Partial<ShownState> | null } | null
  const from = entry?.usr?.shownFrom
  return Number.isInteger(from) ? from : undefined
}
