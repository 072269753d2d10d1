import { readTag, escapeAttribute, escapeText, type Tag } from './html-tokens.ts'
import {
  addressAttributes,
  allowedElements,
  cleanSourceSet,
  cleanStyle,
  droppedElements,
  isAllowedAddress,
  isAllowedAttribute,
  voidElements,
} from './html-rules.ts'

// Deeper than any real content, and shallow enough for every parser that reads the result.
const deepest = 100

/**
 * Sanitizes HTML with an allow-list of elements, attributes, URLs and styles, and closes every open element. The result is
 * safe to insert into a page.
 */
export function cleanHtml(html: string): string {
  const open: string[] = []
  let cleaned = ''
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start < 0) return cleaned + escapeText(html.slice(at)) + closing(open)
    cleaned += escapeText(html.slice(at, start))
    const declarationEnd = endOfDeclaration(html, start)
    const tag = declarationEnd === undefined ? readTag(html, start) : undefined
    if (tag === undefined) {
      if (declarationEnd === undefined) cleaned += '&lt;'
      at = declarationEnd ?? start + 1
      continue
    }
    at = !tag.isEnd && droppedElements.has(tag.name) ? endOfElement(html, tag) : tag.end
    cleaned += tag.isEnd ? endTag(tag.name, open) : startTag(tag, open)
  }
  return cleaned + closing(open)
}

/** The end of the comment, doctype or processing instruction at `start`; undefined if there is none. */
function endOfDeclaration(html: string, start: number): number | undefined {
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 2)
    return end < 0 ? html.length : end + 3
  }
  const next = html[start + 1]
  const isDeclaration = next === '!' || next === '?' || (next === '/' && !/[a-z]/i.test(html[start + 2] ?? ''))
  if (!isDeclaration) return undefined
  const end = html.indexOf('>', start)
  return end < 0 ? html.length : end + 1
}

/** The end of an element that is dropped with its content: its end tag, or the end of the text. */
function endOfElement(html: string, tag: Tag): number {
  const endings = new RegExp(`</${tag.name}(?=[\\s/>])`, 'gi')
  endings.lastIndex = tag.end
  const match = endings.exec(html)
  if (match === null) return html.length
  return readTag(html, match.index)?.end ?? html.length
}

function startTag(tag: Tag, open: string[]): string {
  if (!allowedElements.has(tag.name)) return ''
  const attributes = cleanAttributes(tag)
  const needsSource = tag.name === 'img' || tag.name === 'iframe' || tag.name === 'source'
  if (needsSource && !attributes.has('src') && !attributes.has('srcset')) return ''
  if (!voidElements.has(tag.name)) {
    if (open.length >= deepest) return ''
    open.push(tag.name)
  }
  const written = [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('')
  return `<${tag.name}${written}>`
}

function cleanAttributes(tag: Tag): Map<string, string> {
  const safe = new Map<string, string>()
  for (const [name, value] of tag.attributes) {
    const cleaned = cleanValue(tag.name, name, value)
    if (cleaned !== undefined) safe.set(name, escapeAttribute(cleaned))
  }
  // Without `noopener` the opened page could navigate ours.
  if (safe.has('target')) safe.set('rel', 'noopener noreferrer')
  return safe
}

/** The safe part of an attribute's value; undefined to drop the attribute. */
function cleanValue(element: string, name: string, value: string): string | undefined {
  if (name === 'style') return cleanStyle(value) || undefined
  if (!isAllowedAttribute(element, name)) return undefined
  if (name === 'srcset') return cleanSourceSet(element, value) || undefined
  return addressAttributes.has(name) && !isAllowedAddress(element, name, value) ? undefined : value
}

function endTag(name: string, open: string[]): string {
  const index = open.lastIndexOf(name)
  return index < 0 ? '' : closing(open.splice(index))
}

function closing(names: readonly string[]): string {
  return names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')
}
