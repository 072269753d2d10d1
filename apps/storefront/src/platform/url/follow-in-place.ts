import { currentApplication } from '../application/application.ts'

type Following = { readonly replace?: boolean | undefined; readonly state?: unknown }

/** Navigates client-side. Opening the current page again replaces its history entry. */
export function followInPlace(path: string, { replace, state }: Following): void {
  const { pathname, search, hash } = window.location
  const isHere = path === pathname + search + hash
  void currentApplication().navigate?.(path, { replace: replace ?? isHere, state })
}
