import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { parseContent } from './parse-content.ts'

export const shop = { base: 'https://shop.example/', media: 'https://shop.example/media/' }

/** The elements of a text. */
export const parsed = (html: string): readonly ContentElement[] => parseContent(html, shop).elements

/** The only element of a text. */
export function only(html: string): ContentElement | undefined {
  const elements = parsed(html)
  if (elements.length > 1) throw new Error(`${elements.length} elements instead of one`)
  return elements[0]
}

/** An element as the editor saves it. */
export const stored = (type: string, content: string, attributes = '', tag = 'div'): string =>
  `<${tag} data-content-type="${type}" ${attributes} data-element="main">${content}</${tag}>`

export const text = (words: string): string => stored('text', `<p>${words}</p>`, 'data-appearance="default"')

/** The attribute of a background's images, with the backslashes that the editor writes. */
export const images = (desktop: string, mobile?: string): string => {
  const mobileImage = mobile === undefined ? '' : String.raw`,\&quot;mobile_image\&quot;:\&quot;${mobile}\&quot;`
  return String.raw`data-background-images="{\&quot;desktop_image\&quot;:\&quot;${desktop}\&quot;${mobileImage}}"`
}
