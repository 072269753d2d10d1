// Page builder elements exactly as Magento's editor stores them, because clients that parse them rely on every attribute.

const inner =
  'data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="image" ' +
  'data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="" ' +
  'data-element="inner"'

/** A row as wide as the page's text. Other clients drop plain HTML next to page builder elements, so all text goes into rows. */
export function row(...elements: readonly string[]): string {
  return `<div data-content-type="row" data-appearance="contained" data-element="main"><div ${inner}>${elements.join('')}</div></div>`
}

export function heading(title: string): string {
  return `<h2 data-content-type="heading" data-appearance="default" data-element="main">${title}</h2>`
}

/** Text element with any markup of the text editor. */
export function text(html: string): string {
  return `<div data-content-type="text" data-appearance="default" data-element="main">${html}</div>`
}

type Attributes = Readonly<Record<string, string>>

const escapeValue = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
    .join('')

/** The outer part of an element: its type and variant first, `data-element="main"` last, as the editor writes them. */
export function element(type: string, variant: string, more: Attributes, content: string, tag = 'div'): string {
  const start = written({ 'data-content-type': type, 'data-appearance': variant, ...more, 'data-element': 'main' })
  return `<${tag}${start}>${content}</${tag}>`
}

/** A named part of an element. */
export function part(name: string, more: Attributes, content: string, tag = 'div'): string {
  return `<${tag}${written({ ...more, 'data-element': name })}>${content}</${tag}>`
}

/** The images of a background: each quote has a backslash of its own. */
export const backgroundImages = (desktop: string, mobile = desktop): string =>
  JSON.stringify({ desktop_image: desktop, mobile_image: mobile }).replaceAll('"', String.raw`\"`)

/** A widget, which the shop replaces by what it shows. */
export function widget(type: string, settings: Attributes): string {
  const all = Object.entries(settings).map(([name, value]) => ` ${name}="${value}"`)
  return `{{widget type="${type}"${all.join('')}}}`
}

export type Link = { readonly href: string; readonly label: string }

const link = ({ href, label }: Link, classes: string): string =>
  part(
    'link',
    { class: classes, href, target: '', 'data-link-type': 'default' },
    part('link_text', {}, label, 'span'),
    'a',
  )

/** Buttons that have these looks in turn. */
export function buttons(
  links: readonly Link[],
  variant: string,
  sameWidth: boolean,
  looks: readonly ('primary' | 'secondary' | 'link')[] = ['primary', 'secondary', 'link'],
): string {
  const items = links.map((one, index) =>
    element('button-item', 'default', {}, link(one, `pagebuilder-button-${looks[index % looks.length]}`)),
  )
  return element('buttons', variant, { 'data-same-width': String(sameWidth) }, items.join(''))
}
