import type { Html } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import { textOf } from '#src/platform/html/walk-elements.ts'
import type { Parsing } from '../parsing.ts'
import { look } from '../reading/look.ts'
import { hasFlag } from '../reading/parts.ts'

/** The author's code is stored as text, or as elements: with a mark, or because it was written by hand. */
export function parseHtmlElement(main: Element, parsing: Parsing): Html | undefined {
  const isDecoded = hasFlag(main, 'data-decoded') || main.children.some(({ type }) => type === 'element')
  const html = isDecoded ? parsing.html(main) : parsing.htmlOf(textOf(main))
  return html.trim() === '' ? undefined : { type: 'html', ...look(main), html }
}
