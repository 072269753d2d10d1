import type { Row } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { backgroundOf } from '../reading/background.ts'
import { look } from '../reading/look.ts'
import { attribute, choice, numberOf, part } from '../reading/parts.ts'

/** A contained row has all its fields at the inner part; about 2020 that of a full-width row could have the padding. */
export function parseRow(main: Element, parsing: Parsing): Row {
  const appearance = choice(main, 'data-appearance', 'contained', 'full-width', 'full-bleed')
  const inner = part(main, 'inner')
  const fields = appearance === 'contained' && inner !== undefined ? inner : main
  const background = backgroundOf(fields, parsing)
  const own = look(main, ['display', 'flex-direction'], fields)
  const padding =
    fields === main && inner !== undefined
      ? Object.entries(look(inner).style ?? {}).filter(([name]) => name.startsWith('padding'))
      : []
  const speed = numberOf(attribute(fields, 'data-parallax-speed'), 0.5, -1, 2)
  return {
    type: 'row',
    appearance,
    ...own,
    ...(padding.length > 0 && { style: { ...own.style, ...Object.fromEntries(padding) } }),
    ...(background !== undefined && { background }),
    ...(attribute(fields, 'data-enable-parallax') === '1' && { parallaxSpeed: speed }),
    children: parsing.children(inner ?? main),
  }
}
