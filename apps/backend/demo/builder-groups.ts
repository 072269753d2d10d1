import { element, part, text } from './page-builder.ts'

// The elements of the page builder that arrange others, exactly as Magento's editor stores them.

/** A row that reaches both edges of the page, with its content in the middle or at the edges too. */
export const fullRow = (
  variant: 'full-width' | 'full-bleed',
  more: Readonly<Record<string, string>>,
  content: string,
): string =>
  element(
    'row',
    variant,
    more,
    variant === 'full-width' ? part('inner', { class: 'row-full-width-inner' }, content) : content,
  )

/** A row on a ground of the shop's own light colour. */
export const tintedRow = (...elements: readonly string[]): string =>
  fullRow('full-width', { style: 'background-color: #faf7f2; padding: 40px 0px;' }, elements.join(''))

export const column = (width: string, variant: string, content: string, style = ''): string =>
  element(
    'column',
    variant,
    { class: 'pagebuilder-column', style: `width: ${width}; ${style}`, 'data-background-images': '{}' },
    content,
  )

/** Lines of columns. */
export const columns = (...lines: readonly (readonly string[])[]): string =>
  element(
    'column-group',
    'default',
    { class: 'pagebuilder-column-group', 'data-background-images': '{}', 'data-grid-size': '12' },
    lines
      .map((line) => element('column-line', 'default', { class: 'pagebuilder-column-line' }, line.join('')))
      .join(''),
  )

/** Columns of the same width, at most this many side by side. */
export function evenColumns(contents: readonly string[], most = contents.length, variant = 'full-height'): string {
  const width = `${Math.floor(1_000_000 / most) / 10_000}%`
  const lines = Math.ceil(contents.length / most)
  return columns(
    ...Array.from({ length: lines }, (_, line) =>
      contents.slice(line * most, (line + 1) * most).map((content) => column(width, variant, content)),
    ),
  )
}

export type Part = { readonly title: string; readonly content: string }

/** `prefix` makes the ids of several tabs on one page unique. */
export function tabs(items: readonly Part[], prefix = 'TAB'): string {
  const id = (index: number): string => `${prefix}000${index + 1}`
  const headers = items.map(({ title }, index) =>
    part(
      'headers',
      { role: 'tab', class: 'tab-header' },
      `<a href="#${id(index)}" class="tab-title"><span class="tab-title">${title}</span></a>`,
      'li',
    ),
  )
  const contents = items.map(({ title, content }, index) =>
    element('tab-item', 'default', { 'data-tab-name': title, 'data-background-images': '{}', id: id(index) }, content),
  )
  return element(
    'tabs',
    'default',
    { class: 'tab-align-left', 'data-active-tab': '' },
    part('navigation', { role: 'tablist', class: 'tabs-navigation' }, headers.join(''), 'ul') +
      part('content', { class: 'tabs-content', style: 'min-height: 100px;' }, contents.join('')),
  )
}

/** Sections of which one is open at a time, beside the first one, which stays open. */
export const accordion = (items: readonly Part[]): string =>
  element(
    'accordion',
    'default',
    { 'data-multiple-collapsible': 'false' },
    items
      .map(({ title, content }, index) =>
        element(
          'accordion-item',
          'default',
          { id: `QX3KD8${index}`, ...(index === 0 ? { 'data-active': 'true', 'data-collapsible': 'false' } : {}) },
          part('title', {}, title, 'h3') + part('content', {}, content),
        ),
      )
      .join(''),
  )

/** Words as the parts of tabs and accordions. */
export const textParts = (items: readonly { readonly title: string; readonly text: string }[]): readonly Part[] =>
  items.map(({ title, text: words }) => ({ title, content: text(`<p>${words}</p>`) }))
