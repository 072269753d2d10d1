import { createHash } from 'node:crypto'
import { cleanHtml } from './clean-html.ts'

const most = 2_000
const cleaned = new Map<string, string>()

/**
 * Stored HTML as it may be shown: cleaned once more, so that what came into the table by another door, or before a rule
 * was added, is harmless too. The answer is remembered by the content's hash.
 */
export function shownHtml(stored: string): string {
  if (!/[<>&]/.test(stored)) return stored
  const key = createHash('sha256').update(stored).digest('base64')
  const known = cleaned.get(key)
  if (known !== undefined) return known
  const html = cleanHtml(stored)
  const [oldest] = cleaned.keys()
  if (cleaned.size >= most && oldest !== undefined) cleaned.delete(oldest)
  cleaned.set(key, html)
  return html
}
