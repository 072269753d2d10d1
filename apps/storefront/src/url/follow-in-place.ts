import type { DataRouter } from 'react-router'

type Following = { readonly replace?: boolean | undefined; readonly state?: unknown }

let router: Pick<DataRouter, 'navigate'> | undefined

/** Tells what opens pages in place. */
export function setRouter(next: Pick<DataRouter, 'navigate'>): void {
  router = next
}

/** Opens a page of the shop in place. A page that is open already takes its own place in the history. */
export function followInPlace(path: string, { replace, state }: Following): void {
  const { pathname, search, hash } = window.location
  const isHere = path === pathname + search + hash
  void router?.navigate(path, { replace: replace ?? isHere, state, preventScrollReset: true })
}
