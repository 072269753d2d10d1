import type { SwitcherStoreFragment } from '#src/platform/graphql/documents.gen.ts'

export type StoreGroup = {
  readonly code: string
  readonly name: string
  readonly stores: readonly SwitcherStoreFragment[]
}

/** Groups the store views for the switcher, sorted in the merchant's order. */
export function groupStores(stores: readonly SwitcherStoreFragment[]): readonly StoreGroup[] {
  const ordered = stores.toSorted((a, b) => (a.store_sort_order ?? 0) - (b.store_sort_order ?? 0))
  const groups = Map.groupBy(ordered, (store) => store.store_group_code ?? '')
  return [...groups].map(([code, own]) => ({ code, name: own[0]?.store_group_name ?? code, stores: own }))
}

/**
 * The URL that switches from a page to another store view: its home page if it is on another host, else the current page, with
 * the return path if given. `store_view_code` names the choice, because the other host may remember another store view.
 */
export function switchAddress(
  target: SwitcherStoreFragment,
  current: SwitcherStoreFragment | undefined,
  page: { readonly pathname: string; readonly search: string },
  from?: string,
): string {
  if (isElsewhere(target, current)) return homeElsewhere(target)
  const search = new URLSearchParams(page.search)
  if (from !== undefined) search.set('from', from)
  search.set('store_view_code', target.store_code ?? '')
  return `${page.pathname}?${search.toString()}`
}

function homeElsewhere({ secure_base_url: address, store_code: code }: SwitcherStoreFragment): string {
  const url = new URL(address ?? '')
  url.searchParams.set('store_view_code', code ?? '')
  return url.href
}

/** True if the store view is on another host than the current store view. */
export function isElsewhere(target: SwitcherStoreFragment, current: SwitcherStoreFragment | undefined): boolean {
  const [there, here] = [originOf(target), originOf(current)]
  return there !== undefined && here !== undefined && there !== here
}

function originOf(store: SwitcherStoreFragment | undefined): string | undefined {
  const address = store?.secure_base_url ?? ''
  return URL.canParse(address) ? new URL(address).origin : undefined
}
