import { forget, keep, recall } from '#src/browser-storage/persistence.ts'

export type Choice = {
  readonly code: string
  readonly currency: string
  /** Where the store view's pictures are; none when the shop did not say. */
  readonly mediaUrl?: string | null | undefined
}

/** Keeps the chosen store view in the browser. */
export function keepChoice({ code, currency, mediaUrl }: Choice): void {
  keep('store_view_code', code)
  keep('store_view_currency', currency)
  if (mediaUrl) keep('store_view_secure_base_media_url', mediaUrl)
}

type Page = { readonly pathname: string; readonly search: string; readonly cookies: string; readonly code: string }

/**
 * Where a bare address leads when the browser remembers another store view and the cookie that says so to the server is
 * gone; undefined when the page may stay. The memory is given up first, so that a store that is no more cannot loop.
 */
export function wayToStored({ pathname, search, cookies, code }: Page): string | undefined {
  const stored = recall<string>('store_view_code')
  const isBare = pathname === '/' && !/(?:^|; )store=/.test(cookies)
  if (!isBare || typeof stored !== 'string' || stored === code) return undefined
  forget('store_view_code')
  const params = new URLSearchParams(search)
  params.set('store_view_code', stored)
  return `/?${params.toString()}`
}
