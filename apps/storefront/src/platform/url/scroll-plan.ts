import { readAddress } from './listing-address.ts'

type Place = { readonly pathname: string; readonly search: string; readonly hash: string; readonly state: unknown }

/**
 * Where to scroll after a navigation: `page` to the top of a new page, `list` to the top of the list whose filters, order or
 * page changed, `place` to the place that the fragment names, `none` where the browser or the shopper decides: back, forward, a
 * choice within the page.
 */
export type ScrollPlan = 'page' | 'list' | 'place' | 'none'

export function scrollPlan(from: Place, to: Place, type: 'POP' | 'PUSH' | 'REPLACE'): ScrollPlan {
  if (type === 'POP' || keepsPlace(to.state)) return 'none'
  if (to.hash !== '') return 'place'
  if (isSameList(from, to)) return from.pathname === to.pathname && from.search === to.search ? 'none' : 'list'
  return 'page'
}

/** Whether the navigation state asks to keep the scroll position. */
export const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepPlace' in state && state.keepPlace === true

/** Whether the navigation state asks to keep the focus, because the visitor is still typing. */
export const keepsFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepFocus' in state && state.keepFocus === true

function isSameList(from: Place, to: Place): boolean {
  const [before, after] = [readAddress(from.pathname), readAddress(to.pathname)]
  return before !== undefined && after !== undefined && before.path === after.path
}
