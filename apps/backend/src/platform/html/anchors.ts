import type { Element, ElementContent } from 'hast'

// No white space, no directive, and nothing that means something in an address or in HTML.
const safeName = /^[^\s\p{C}"#%&'<>\\`{}]{1,100}$/u

/** Elements whose children may be text, so that an anchor fits at their beginning. */
const holdsText = new Set(
  (
    'abbr address article aside b bdi bdo blockquote caption cite dd del dfn div dt em figcaption figure footer h1 h2 h3 h4 h5 ' +
    'h6 header i ins li main mark nav p q s section small span strong sub summary sup td th u'
  ).split(' '),
)

/** Elements that cannot hold an anchor, and before which one may stand. */
const afterText = new Set('details dl hr iframe img ol picture pre table ul video'.split(' '))

/** The name of a place in the page; undefined if it cannot be one. */
export const anchorName = (value: unknown): string | undefined =>
  typeof value === 'string' && safeName.test(value) ? value : undefined

/**
 * A cleaned element with its former `id` as the name of an `<a>`. Links such as `#sizes` lead there as to an id, but it is no
 * global variable, and ids of the shop's own elements come first. An element of the page builder has no anchor.
 */
export function withAnchor(cleaned: readonly ElementContent[], id: unknown): ElementContent[] {
  const [element, ...others] = cleaned
  const name = anchorName(id)
  if (name === undefined || element?.type !== 'element' || others.length > 0 || isBuilt(element)) return [...cleaned]
  if (element.tagName === 'a')
    return [{ ...element, properties: { ...element.properties, name: element.properties['name'] ?? name } }]
  const anchor: Element = { type: 'element', tagName: 'a', properties: { name }, children: [] }
  if (holdsText.has(element.tagName)) return [{ ...element, children: [anchor, ...element.children] }]
  return afterText.has(element.tagName) ? [anchor, element] : [element]
}

const isBuilt = ({ properties }: Element): boolean =>
  properties['dataContentType'] !== undefined || properties['dataElement'] !== undefined
