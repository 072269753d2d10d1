import type { Divider } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import { colour } from '../reading/background.ts'
import { look } from '../reading/look.ts'
import { declarations, part } from '../reading/parts.ts'

export function parseDivider(main: Element): Divider {
  const line = part(main, 'line')
  const style = line === undefined ? new Map<string, string>() : declarations(line)
  return {
    type: 'divider',
    ...look(main),
    width: style.get('width') ?? '100%',
    thickness: style.get('border-width') ?? '1px',
    color: colour(style.get('border-color') ?? '') || '#cecece',
  }
}
