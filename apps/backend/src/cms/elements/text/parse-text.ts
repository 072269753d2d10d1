import type { Text } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { look } from '../reading/look.ts'

export function parseText(main: Element, parsing: Parsing): Text | undefined {
  const html = parsing.html(main)
  return html === '' ? undefined : { type: 'text', ...look(main), html }
}
