import type { ContentElement, Text } from '@bocian/rules/page-builder/elements.ts'

/** Whether the content was not made with the page builder: nothing but text without a look of its own. */
export const isPlain = (elements: readonly ContentElement[]): elements is readonly Text[] =>
  elements.every(
    ({ type, style, phoneStyle, classes }) =>
      type === 'text' && style === undefined && phoneStyle === undefined && classes === undefined,
  )
