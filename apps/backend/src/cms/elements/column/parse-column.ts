import type { Column } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { backgroundOf } from '../reading/background.ts'
import { look } from '../reading/look.ts'
import { choice, declarations } from '../reading/parts.ts'

export function parseColumn(main: Element, parsing: Parsing): Column {
  const background = backgroundOf(main, parsing)
  const width = declarations(main).get('width')
  return {
    type: 'column',
    appearance: choice(main, 'data-appearance', 'full-height', 'align-top', 'align-center', 'align-bottom'),
    ...look(main, ['width', 'display', 'flex-direction', 'align-self']),
    ...(width !== undefined && { width }),
    ...(background !== undefined && { background }),
    children: parsing.children(main),
  }
}
