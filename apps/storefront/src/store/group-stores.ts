import type { SwitcherStoreFragment } from '#src/graphql/documents.gen.ts'

export type StoreGroup = {
  readonly code: string
  readonly name: string
  readonly stores: readonly SwitcherStoreFragment[]
}

/** The store views as the switcher shows them: by group, each in the merchant's order. */
export function groupStores(stores: readonly SwitcherStoreFragment[]): readonly StoreGroup[] {
  const ordered = stores.toSorted((a, b) => (a.store_sort_order ?? 0) - (b.store_sort_order ?? 0))
  const groups = Map.groupBy(ordered, (store) => store.store_group_code ?? '')
  return [...groups].map(([code, own]) => ({ code, name: own[0]?.store_group_name ?? code, stores: own }))
}

/**
 * The address that leads from a page to another store view: its own host if it has one, else this page and the wish to switch,
 * with the path that a guest is to come back to.
 */
export function switchAddress(
  target: SwitcherStoreFragment,
  current: SwitcherStoreFragment | undefined,
  page: { readonly pathname: string; readonly search: string },
  from?: string,
): string {
  if (isElsewhere(target, current)) return target.secure_base_url ?? '/'
  const search = new URLSearchParams(page.search)
  if (from !== undefined) search.set('from', from)
  search.set('store_view_code', target.store_code ?? '')
  return `${page.pathname}?${search.toString()}`
}

/** True when the store view lives on another host than the current one. */
export function isElsewhere(target: SwitcherStoreFragment, current: SwitcherStoreFragment | undefined): boolean {
  const [there, here] = [originOf(target), originOf(current)]
  return there !== undefined && here !== undefined && there !== here
}

function originOf(store: SwitcherStoreFragment | undefined): string | undefined {
  const address = store?.secure_base_url ?? ''
  return URL.canParse(address) ? new URL(address).origin : undefined
}
