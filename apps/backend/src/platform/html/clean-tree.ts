import type { Element, ElementContent, Properties, Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { cleanStyle } from './clean-style.ts'
import {
  addressAttributes,
  cleanSourceSet,
  codeAttributes,
  frameAddress,
  isAllowedAddress,
  schema,
} from './html-rules.ts'
import { anchorName, withAnchor } from './anchors.ts'

// Deeper than any real content, and shallow enough for every parser that reads the result.
const deepest = 100
// As the page builder makes them for tabs. No global variable of a browser is named like that.
const ownId = /^(?:[A-Z][A-Z0-9]{6}|[0-9][0-9A-Fa-f]{12})$/
const withOwnId = new Set(['tab-item', 'accordion-item'])

/** The allowed part of a tree: elements and attributes by `html-rules.ts`, and of their values what is harmless. */
export function cleanTree(tree: Root): Root {
  const safe = sanitize(tree, schema)
  if (safe.type !== 'root') return { type: 'root', children: safe.type === 'doctype' ? [] : [safe] }
  return { type: 'root', children: cleanChildren(safe.children as ElementContent[], 0, false) }
}

function cleanChildren(children: readonly ElementContent[], depth: number, isInLink: boolean): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [child]
    const cleaned = cleanElement(child, depth, isInLink)
    // A link cannot hold another one.
    return isInLink ? cleaned : withAnchor(cleaned, child.properties['id'])
  })
}

function cleanElement(element: Element, depth: number, isInLink: boolean): ElementContent[] {
  const { tagName } = element
  const isWithin = isInLink || tagName === 'a'
  const properties = cleanProperties(element)
  const needsSource = tagName === 'img' || tagName === 'iframe' || tagName === 'source'
  if (needsSource && properties['src'] === undefined && properties['srcSet'] === undefined) return []
  // What is inside an iframe is text for browsers that cannot show it, and no markup.
  if (tagName === 'iframe') return depth >= deepest ? [] : [{ ...element, properties, children: [] }]
  if (depth >= deepest && element.children.length > 0) return cleanChildren(element.children, depth, isInLink)
  return [{ ...element, properties, children: cleanChildren(element.children, depth + 1, isWithin) }]
}

function cleanProperties({ tagName, properties }: Element): Properties {
  const safe: Properties = {}
  for (const [name, value] of Object.entries(properties)) {
    const cleaned = cleanValue(tagName, name, value, properties)
    if (cleaned !== undefined && cleaned !== null) safe[name] = cleaned
  }
  // Without `noopener` the opened page could navigate ours.
  if (safe['target'] !== undefined) safe['rel'] = ['noopener', 'noreferrer']
  return safe
}

/** As browsers ask for the pictures of a page that came encrypted. */
const withEncryption = (address: string): string => address.replace(/^\s*http:\/\//i, 'https://')

/** The safe part of a property; undefined to drop it. */
function cleanValue(
  element: string,
  name: string,
  value: Properties[string],
  all: Properties,
): Properties[string] | undefined {
  if (name === 'style') return cleanStyle(String(value)) || undefined
  if (/^dataMediaStyle-\d$/.test(name)) return cleanStyle(String(value)) || undefined
  if (name === 'srcSet') return cleanSourceSet(String(value)) || undefined
  if (name === 'name') return anchorName(value)
  if (name === 'id')
    return withOwnId.has(String(all['dataContentType'])) && ownId.test(String(value)) ? value : undefined
  if (element === 'iframe' && name === 'src') return frameAddress(String(value))
  const schemes = addressAttributes[name]
  if (schemes !== undefined) {
    if (name.startsWith('data') && value === '') return value
    const address = name === 'src' || name === 'poster' ? withEncryption(String(value)) : String(value)
    return isAllowedAddress(address, schemes) ? address : undefined
  }
  if (!name.startsWith('data') || name === 'dateTime') return value
  const attribute = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return /^data-[a-z0-9-]+$/.test(attribute) && !codeAttributes.test(attribute) ? value : undefined
}
