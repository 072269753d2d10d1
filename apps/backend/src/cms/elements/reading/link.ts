import type { ButtonLook, Link } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { attribute, hasClass, part } from './parts.ts'

/** The link of an element; undefined without one, and if it leads to a target that does not exist or is not allowed. */
export function linkOf(main: Element, parsing: Parsing): Link | undefined {
  const link = part(main, 'link')
  if (link === undefined) return undefined
  const href = parsing.address(attribute(link, 'href') || attribute(link, 'data-href'))
  if (href === undefined) return undefined
  const title = attribute(link, 'title')
  const target = attribute(link, 'target') || attribute(link, 'data-target')
  return { href, ...(target === '_blank' && { opensNewTab: true as const }), ...(title !== '' && { title }) }
}

export function buttonLook(button: Element): ButtonLook {
  if (hasClass(button, 'pagebuilder-button-secondary')) return 'secondary'
  return hasClass(button, 'pagebuilder-button-link') ? 'link' : 'primary'
}
