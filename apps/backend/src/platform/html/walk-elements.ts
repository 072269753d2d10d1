import type { Element, ElementContent, Root } from 'hast'

/** The tree with each element replaced by what `change` makes of it, from the inside out; undefined removes it. */
export function changeElements(tree: Root, change: (element: Element) => Element | undefined): Root {
  const changeAll = (children: readonly ElementContent[]): ElementContent[] =>
    children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child]
      const changed = change({ ...child, children: changeAll(child.children) })
      return changed === undefined ? [] : [changed]
    })
  return { type: 'root', children: changeAll(tree.children as ElementContent[]) }
}

/** All elements in the order of their start tags. */
export function* elementsIn(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    yield child
    yield* elementsIn(child)
  }
}

/** The text of a node without its tags. */
export function textOf(node: Root | ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'br') return '\n'
  return 'children' in node
    ? node.children.map((child) => (child.type === 'doctype' ? '' : textOf(child))).join('')
    : ''
}
