import type { Block } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { look } from '../reading/look.ts'
import { hasClass } from '../reading/parts.ts'

/** Its widget has already been replaced by the block's content, which may hold elements of its own. */
export function parseBlock(main: Element, parsing: Parsing): Block | undefined {
  const widget = main.children.find((child) => child.type === 'element' && hasClass(child, 'block-static-block'))
  const children = parsing.children(widget?.type === 'element' ? widget : main)
  return children.length === 0 ? undefined : { type: 'block', ...look(main), children }
}
