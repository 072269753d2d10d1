import type { Lookbook } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import { look } from '../reading/look.ts'
import { attribute } from '../reading/parts.ts'

export function parseLookbook(main: Element): Lookbook | undefined {
  const lookbookId = attribute(main, 'data-lookbook-id').trim()
  return lookbookId === '' ? undefined : { type: 'lookbook', ...look(main), lookbookId }
}
