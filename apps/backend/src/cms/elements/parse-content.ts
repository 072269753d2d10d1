import type { ContentElement, ContentElements } from '@bocian/rules/page-builder/elements.ts'
import type { Element, ElementContent, Root } from 'hast'
import { cleanShownTree } from '#src/platform/html/clean-html.ts'
import { writeHtml } from '#src/platform/html/parse-html.ts'
import { elements } from './elements.ts'
import type { Parsing } from './parsing.ts'
import { normalAddress, type ShopAddresses } from './reading/address.ts'
import { isHidden } from './reading/look.ts'
import { typeOf } from './reading/parts.ts'

const deepest = 20
const mostElements = 3_000

export interface ParsedContent {
  elements: ContentElements
  /** The types of elements that could not be read as they are meant, each once. */
  unreadable: readonly string[]
}

/** Parts of other elements, which never stand alone. */
const parts = new Set(['tab-item', 'accordion-item'])
const isKnown = (type: string): boolean => Object.hasOwn(elements, type)
const isTyped = (type: string): boolean => isKnown(type) || parts.has(type)

/**
 * Reads the elements of stored HTML whose directives are resolved. HTML that was not made by the page builder is one `text` element.
 * Whatever is broken, the text of the content stays.
 */
export function parseContent(html: string, shop: ShopAddresses): ParsedContent {
  const tree = cleanShownTree(html)
  const unreadable = new Set<string>()
  const parsing = createParsing(shop, unreadable)
  return { elements: parsing.childrenOf(tree.children as ElementContent[], 0), unreadable: [...unreadable] }
}

function createParsing(shop: ShopAddresses, unreadable: Set<string>) {
  const ids = new Set<string>()
  let count = 0

  const at = (depth: number): Parsing => ({
    children: (part) => (part === undefined ? [] : childrenOf(part.children, depth + 1)),
    html: (part) => (part === undefined ? '' : htmlOf(part.children)),
    htmlOf: (code) => writeHtml(cleanShownTree(code)).trim(),
    address: (text) => normalAddress(text, shop),
    uniqueId: (wanted) => uniqueId(wanted, ids),
    report: (type) => unreadable.add(type),
    typed: (part, type) => (part === undefined ? [] : typedIn(part, type)),
  })

  function parse(main: Element, type: string, depth: number): readonly ContentElement[] {
    if (isHidden(main)) return []
    count += 1
    if (depth >= deepest || count > mostElements) {
      unreadable.add(type)
      return textElement(main.children)
    }
    const parseElement = elements[type]
    if (!isKnown(type) || parseElement === undefined) {
      if (!parts.has(type)) unreadable.add(type)
      return childrenOf(main.children, depth + 1)
    }
    try {
      const element = parseElement(main, at(depth))
      return element === undefined ? [] : [element]
    } catch {
      unreadable.add(type)
      return textElement(main.children)
    }
  }

  /** Elements, and the HTML between them as text. */
  function childrenOf(children: readonly ElementContent[], depth: number): readonly ContentElement[] {
    const found: ContentElement[] = []
    let plain: ElementContent[] = []
    const flush = () => {
      found.push(...textElement(plain))
      plain = []
    }
    for (const child of children) {
      const type = child.type === 'element' ? typeOf(child, isTyped) : ''
      if (child.type !== 'element' || (type === '' && !holdsElements(child))) {
        plain.push(child)
        continue
      }
      flush()
      if (type !== '') found.push(...parse(child, type, depth))
      else if (!isHidden(child)) found.push(...childrenOf(child.children, depth))
    }
    flush()
    return found
  }

  return { childrenOf }
}

const htmlOf = (children: readonly ElementContent[]): string =>
  writeHtml({ type: 'root', children: [...children] } satisfies Root).trim()

function textElement(children: readonly ElementContent[]): ContentElement[] {
  const html = htmlOf(children)
  return html === '' ? [] : [{ type: 'text', html }]
}

const holdsElements = (node: Element): boolean =>
  node.children.some((child) => child.type === 'element' && (typeOf(child, isTyped) !== '' || holdsElements(child)))

/** The outermost elements of a type, not within other elements. */
function typedIn(node: Element, wanted: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    const type = typeOf(child, isTyped)
    if (type === wanted) return [child]
    return type === '' ? typedIn(child, wanted) : []
  })
}

function uniqueId(wanted: string, ids: Set<string>): string {
  const base = /^[A-Za-z][\w-]{0,40}$/.test(wanted) ? wanted : 'part'
  let id = wanted === base ? base : `${base}-1`
  for (let number = 2; ids.has(id); number++) id = `${base}-${number}`
  ids.add(id)
  return id
}
