import type { ButtonItem, Buttons } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { buttonLook, linkOf } from '../reading/link.ts'
import { isHidden, look, named, styleOf } from '../reading/look.ts'
import { attribute, hasFlag, part, plainText } from '../reading/parts.ts'

export function parseButtons(main: Element, parsing: Parsing): Buttons | undefined {
  const items = parsing.typed(main, 'button-item').filter((item) => !isHidden(item))
  const buttons = items.flatMap((item) => parseButton(item, parsing) ?? [])
  if (buttons.length === 0) return undefined
  return {
    type: 'buttons',
    ...look(main, ['display', 'flex-direction']),
    ...(attribute(main, 'data-appearance') === 'stacked' && { isStacked: true as const }),
    ...(hasFlag(main, 'data-same-width') && { haveSameWidth: true as const }),
    items: buttons,
  }
}

/** A button outside of a group is a group of one. */
export function parseLoneButton(main: Element, parsing: Parsing): Buttons | undefined {
  const button = parseButton(main, parsing)
  return button === undefined ? undefined : { type: 'buttons', items: [button] }
}

function parseButton(main: Element, parsing: Parsing): ButtonItem | undefined {
  const face = part(main, 'link', 'empty_link')
  const text = plainText(part(main, 'link_text') ?? face ?? main)
  if (text === '') return undefined
  const link = linkOf(main, parsing)
  return {
    ...look(main, ['display']),
    text,
    look: face === undefined ? 'primary' : buttonLook(face),
    ...(link !== undefined && { link }),
    ...named('linkStyle', styleOf(face, ['display'])),
  }
}
