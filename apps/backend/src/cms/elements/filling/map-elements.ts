import type { ContentElement, ContentElements } from '@bocian/rules/page-builder/elements.ts'

/** The tree with each element replaced, those within others first. */
export function mapElements(
  elements: ContentElements,
  change: (element: ContentElement) => ContentElement,
): ContentElements {
  const within = (children: ContentElements) => mapElements(children, change)
  return elements.map((element) => {
    if ('children' in element) return change({ ...element, children: within(element.children) } as ContentElement)
    if (element.type !== 'tabs' && element.type !== 'accordion') return change(element)
    const items = element.items.map((item) => ({ ...item, children: within(item.children) }))
    return change({ ...element, items } as ContentElement)
  })
}
