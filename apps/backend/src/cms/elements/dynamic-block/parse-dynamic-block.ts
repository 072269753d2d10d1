import type { DynamicBlock } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import { elementsIn } from '#src/platform/html/walk-elements.ts'
import { look } from '../reading/look.ts'
import { attribute, hasClass } from '../reading/parts.ts'

const modes: Readonly<Record<string, DynamicBlock['mode']>> = {
  salesrule: 'CART_PRICE_RULE_RELATED',
  catalogrule: 'CATALOG_PRICE_RULE_RELATED',
}

/** Its widget has already been replaced by an empty element that names the blocks. */
export function parseDynamicBlock(main: Element): DynamicBlock | undefined {
  const widget = [main, ...elementsIn(main)].find((one) => attribute(one, 'data-uids') !== '')
  if (widget === undefined) return undefined
  const uids = attribute(widget, 'data-uids')
    .split(',')
    .map((uid) => uid.trim())
    .filter((uid) => uid !== '')
  return {
    type: 'dynamic-block',
    ...look(main),
    uids,
    mode: modes[attribute(widget, 'data-display-mode')] ?? 'SPECIFIED',
    ...(hasClass(widget, 'block-banners-inline') && { isInline: true as const }),
  }
}
