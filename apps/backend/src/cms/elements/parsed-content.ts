import { createHash } from 'node:crypto'
import { parseContent, type ParsedContent } from './parse-content.ts'
import type { ShopAddresses } from './reading/address.ts'

const most = 500
const parsed = new Map<string, ParsedContent>()

/** The elements of a text whose directives are resolved. Results are cached by the hash of the text. */
export function parsedContent(html: string, { base, media }: ShopAddresses): ParsedContent {
  const key = createHash('sha256').update(`${base} ${media} ${html}`).digest('base64')
  const known = parsed.get(key)
  if (known !== undefined) return known
  const content = parseContent(html, { base, media })
  const [oldest] = parsed.keys()
  if (parsed.size >= most && oldest !== undefined) parsed.delete(oldest)
  parsed.set(key, content)
  return content
}
