import type { Accordion } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { isHidden, look } from '../reading/look.ts'
import { attribute, hasFlag, part, plainText } from '../reading/parts.ts'

/** Settings have the names of Magento's accordion widget. */
export function parseAccordion(main: Element, parsing: Parsing): Accordion | undefined {
  const items = parsing.typed(main, 'accordion-item').filter((item) => !isHidden(item))
  if (items.length === 0) return undefined
  return {
    type: 'accordion',
    ...look(main),
    ...(attribute(main, 'data-multiple-collapsible') === 'false' ? { isSingle: true } : {}),
    items: items.map((item, index) => ({
      ...look(item),
      id: parsing.uniqueId(attribute(item, 'id')),
      title: plainText(part(item, 'title')) || String(index + 1),
      ...(hasFlag(item, 'data-active') ? { isOpen: true } : {}),
      ...(attribute(item, 'data-collapsible') === 'false' ? { isBlocked: true } : {}),
      children: parsing.children(part(item, 'content')),
    })),
  }
}
