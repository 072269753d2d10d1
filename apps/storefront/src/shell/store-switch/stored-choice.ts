import { forget, keep, recall } from '#src/platform/storage/persistence.ts'

export type Choice = {
  readonly code: string
  readonly currency: string
  /** The base URL of the store view's pictures, if configured. */
  readonly mediaUrl?: string | null | undefined
}

/** Stores the chosen store view in the browser. */
export function keepChoice({ code, currency, mediaUrl }: Choice): void {
  keep('store_view_code', code)
  keep('store_view_currency', currency)
  if (mediaUrl) keep('store_view_secure_base_media_url', mediaUrl)
}

type Page = { readonly pathname: string; readonly search: string; readonly cookies: string; readonly code: string }

/**
 * The redirect target when the browser remembers another store view but the cookie for the server is missing; otherwise
 * undefined. Deletes the stored choice first, so that a removed store view cannot cause a redirect loop.
 */
export function redirectToStored({ pathname, search, cookies, code }: Page): string | undefined {
  const stored = recall<string>('store_view_code')
  const isBare = pathname === '/' && !/(?:^|; )store=/.test(cookies)
  if (!isBare || typeof stored !== 'string' || stored === code) return undefined
  forget('store_view_code')
  const params = new URLSearchParams(search)
  params.set('store_view_code', stored)
  return `/?${params.toString()}`
}
