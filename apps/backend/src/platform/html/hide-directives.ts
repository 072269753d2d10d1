import type { Element, ElementContent, Properties, Root } from 'hast'
import { decodeEntities } from './html-tokens.ts'

/** `{{name …}}`, in the form in which it is stored. */
export const directive = /\{\{\/?[a-z](?:[^{}]|\{(?!\{)|\}(?!\}))*\}\}/gi

const [start, end] = ['\uE000', '\uE001']
const marks = /[\uE000\uE001]/g
const mark = /\uE000(\d+)\uE001/g

/**
 * Replaces directives, which may hold quotes and angle brackets, by marks that a parser of HTML leaves alone. `show` puts them
 * back into a tree as plain text, so that they can only be read as text or as an attribute's value.
 */
export function hideDirectives(html: string): { hidden: string; show: (tree: Root) => Root } {
  const found: string[] = []
  const hidden = html.replaceAll(marks, '').replaceAll(directive, (whole) => {
    found.push(decodeEntities(whole))
    return `${start}${found.length - 1}${end}`
  })
  const restore = (text: string): string => text.replaceAll(mark, (_whole, index: string) => found[Number(index)] ?? '')
  return { hidden, show: found.length === 0 ? (tree) => tree : (tree) => showIn(tree, restore) }
}

function showIn(tree: Root, restore: (text: string) => string): Root {
  const shown = (child: ElementContent): ElementContent => {
    if (child.type === 'text') return { ...child, value: restore(child.value) }
    if (child.type !== 'element') return child
    return { ...child, properties: showInProperties(child, restore), children: child.children.map(shown) }
  }
  return { type: 'root', children: tree.children.map((child) => (child.type === 'doctype' ? child : shown(child))) }
}

function showInProperties({ properties }: Element, restore: (text: string) => string): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      if (typeof value === 'string') return [name, restore(value)]
      return [name, Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? restore(one) : one)) : value]
    }),
  )
}
