import { createHash } from 'node:crypto'
import { oneLine } from '@bocian/rules/clean-text.ts'
import { foldText } from '../catalogue/index/index.ts'
import { suggestErrors } from './errors.ts'
import type { SearchedFor } from './queries.ts'

const longestQuery = 128
const day = 86_400_000

/** How long searches and clicks are stored, in milliseconds. */
export const retention = { queries: 180 * day, recent: 30 * day, clicks: 30 * day }

/** Searches that were made less often are not shown, because they could identify a person. */
export const fewestShown = 3

/** The id that all visitors without consent have in common. */
const anonymous = 'anonymous'

/** The hash that identifies a client; undefined if the client has not consented. */
export function clientHash(uuid: string | null | undefined): string | undefined {
  const id = (uuid ?? '').trim()
  if (id === '' || id === anonymous) return undefined
  if (!/^[\w.-]{1,64}$/.test(id)) throw suggestErrors.CLIENT_UUID_INVALID()
  return createHash('sha256').update(id).digest('base64url')
}

/** The search text on one line, and its normalized form; undefined if it is empty. */
export function searchedFor(text: string): SearchedFor | undefined {
  if (text.length > longestQuery) throw suggestErrors.SEARCH_TOO_LONG({ maximum: longestQuery })
  const query = oneLine(text)
  return query === '' ? undefined : { query, folded: foldText(query) }
}

/** Whether a query may be an email address, phone number or order number. Such queries are never shown to others. */
export function isPersonal(query: string): boolean {
  return query.includes('@') || query.replaceAll(/\D/g, '').length > 5
}
