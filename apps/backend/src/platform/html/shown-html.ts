import { createHash } from 'node:crypto'
import { cleanShownTree } from './clean-html.ts'
import { writeHtml } from './parse-html.ts'

const most = 2_000
const cleaned = new Map<string, string>()

/**
 * Sanitizes stored HTML again before it is shown, since it may have been written to the table directly or under older rules.
 * Results are cached by the hash of the content.
 */
export function shownHtml(stored: string): string {
  if (!/[<>&]/.test(stored)) return stored
  const key = createHash('sha256').update(stored).digest('base64')
  const known = cleaned.get(key)
  if (known !== undefined) return known
  const html = writeHtml(cleanShownTree(stored))
  const [oldest] = cleaned.keys()
  if (cleaned.size >= most && oldest !== undefined) cleaned.delete(oldest)
  cleaned.set(key, html)
  return html
}
