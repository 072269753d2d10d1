import { createHash } from 'node:crypto'
import { foldText } from '../catalogue/catalogue.ts'
import { UserError } from '#src/platform/user-error.ts'
import type { SearchedFor } from './queries.ts'

const longestQuery = 128
const day = 86_400_000

/** How long it is known what was searched for and clicked, in milliseconds. */
export const keptFor = { queries: 180 * day, recent: 30 * day, clicks: 30 * day }

/** Fewer searches than this might be the habit of one person, and are nobody else's business. */
export const fewestShown = 3

/** The id of every visitor who is not to be told apart from others. */
const nobody = 'anonymous'

/** The hash under which a client is known; undefined for one that did not agree to be. */
export function clientHash(uuid: string | null | undefined): string | undefined {
  const id = (uuid ?? '').trim()
  if (id === '' || id === nobody) return undefined
  if (!/^[\w.-]{1,64}$/.test(id)) throw new UserError('graphql-input', 'The client_uuid is not valid.')
  return createHash('sha256').update(id).digest('base64url')
}

/** What was typed, in one line and folded; undefined when nothing was. */
export function searchedFor(text: string): SearchedFor | undefined {
  if (text.length > longestQuery)
    throw new UserError('graphql-input', `The query may be ${longestQuery} characters long.`)
  const query = text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
  return query === '' ? undefined : { query, folded: foldText(query) }
}

/** Whether a query may be somebody's address, telephone or order: such are never shown to others. */
export function isPersonal(query: string): boolean {
  return query.includes('@') || query.replaceAll(/\D/g, '').length > 5
}
