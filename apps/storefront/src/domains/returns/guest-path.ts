import { href, type StoreView } from '#src/platform/i18n/store-view.ts'

export const returnViews = ['list', 'new', 'exchange', 'detail', 'done'] as const

export type ReturnView = (typeof returnViews)[number]

/** The path of a guest's view: with the token of the order and the number of the return. */
export function guestPath(
  store: Pick<StoreView, 'prefix'>,
  view: ReturnView | 'login',
  token?: string,
  number?: string,
): string {
  const search = new URLSearchParams({ ...(token ? { order: token } : {}), ...(number ? { return: number } : {}) })
  return href(store, `/returns/guest/${view}${search.size > 0 ? `?${String(search)}` : ''}`)
}
