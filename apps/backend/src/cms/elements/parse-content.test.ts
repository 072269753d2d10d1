import { expect, it, describe } from 'vitest'
import { hostileHtml } from '#src/platform/html/testing-hostile-html.ts'
import { elements } from './elements.ts'
import { parseContent } from './parse-content.ts'
import { only, parsed, shop, stored, text } from './testing-parse.ts'

it('a heading keeps the spaces that hold a number and its unit together', () => {
  const heading = '<h3 data-content-type="heading" data-element="main">At most\n 40&nbsp;°C</h3>'
  expect(only(heading)).toMatchObject({ type: 'heading', text: 'At most 40\u00A0°C' })
})

describe('styles of newer versions', () => {
  const style = (css: string) => `<style>${css}</style>`
  const heading = '<h2 data-content-type="heading" data-element="main" data-pb-style="K631GJ7">a</h2>'

  it('CMS-01 apply in order, of several rules and lists of selectors, quoted and bare', () => {
    const css =
      '#html-body [data-pb-style=K631GJ7],#html-body [data-pb-style=TTPT3LS]{margin:5px;text-align:left}' +
      '#html-body [data-pb-style="K631GJ7"]{margin:0 0 10px}#html-body [data-pb-style=TTPT3LS]{margin:9px}'
    const expected = { style: { 'text-align': 'left', margin: '0 0 10px' } }
    expect(only(style(css) + heading)).toMatchObject(expected)
    // Converted content has its styles at the end, and there may be several blocks.
    expect(only(heading + style(css))).toMatchObject(expected)
    expect(
      only(style(css.slice(0, css.indexOf('}') + 1)) + heading + style(css.slice(css.indexOf('}') + 1))),
    ).toMatchObject(expected)
  })

  it('CMS-01 are overridden by inline styles, and on phones by those of a media query', () => {
    const css =
      '#html-body [data-pb-style=K631GJ7]{margin:5px;text-align:left}' +
      '@media only screen and (max-width: 767px) { #html-body [data-pb-style=K631GJ7]{margin:1px} }' +
      '#html-body [data-pb-style=K631GJ7]{padding:2px}'
    expect(only(style(css) + heading.replace('data-pb', 'style="margin: 7px" data-pb'))).toEqual({
      type: 'heading',
      level: 2,
      text: 'a',
      style: { 'text-align': 'left', padding: '2px', margin: '7px' },
      phoneStyle: { margin: '1px' },
    })
  })

  it('CMS-01 have ids of thirteen digits, also bare ones that begin with a digit', () => {
    const id = '5FC8A1B2C3D4E'
    for (const name of [id, `"${id}"`, `'${id}'`])
      expect(
        only(style(`#html-body [data-pb-style=${name}]{margin:1px}`) + heading.replace('K631GJ7', id)),
      ).toMatchObject({ style: { margin: '1px' } })
  })

  it('CMS-01 hide an element, which is then left out', () => {
    expect(parsed(style('#html-body [data-pb-style=K631GJ7]{display:none}') + heading + text('b'))).toEqual([
      { type: 'text', html: '<p>b</p>' },
    ])
  })

  it('ignore other rules, and what is not finished', () => {
    const css =
      '*{margin:9px}@import "x";@font-face{src:url(x)}@media print{#html-body [data-pb-style=K631GJ7]{margin:8px}}#html-body [data-pb-style=K631GJ7]{margin:1px'
    expect(only(heading + style(`${css}}`))).toMatchObject({ style: { margin: '1px' } })
    expect(parsed(`${heading}<style>${css}`)).toMatchObject([{ type: 'heading' }])
  })
})

describe('content that is not as the editor saves it', () => {
  it('CMS-01 HTML between elements is text, in place', () => {
    expect(parsed(`<p>a</p>${text('b')}c <b>d</b>${text('e')}`)).toEqual(
      ['<p>a</p>', '<p>b</p>', 'c <b>d</b>', '<p>e</p>'].map((html) => ({ type: 'text', html })),
    )
  })

  it('CMS-01 elements of unknown types show what is inside of them, and are reported', () => {
    const read = parseContent(stored('vendor_thing', `${text('a')}b`) + stored('constructor', 'c'), shop)
    expect(read).toEqual({
      elements: ['<p>a</p>', 'b', 'c'].map((html) => ({ type: 'text', html })),
      unreadable: ['vendor_thing', 'constructor'],
    })
  })

  it('CMS-01 wrappers, white space and changed orders of attributes do not matter', () => {
    const html = `\n<div class="x">\n <div data-element="main" data-appearance="full-bleed" data-content-type="row">\n <section>\n ${text('a')}\n </section></div>\n</div>\n`
    expect(only(html)).toEqual({
      type: 'row',
      appearance: 'full-bleed',
      children: [{ type: 'text', html: '<p>a</p>' }],
    })
  })

  it('hidden elements are left out with what they hold', () => {
    expect(parsed(stored('row', text('a'), 'style="display: none"') + text('b'))).toHaveLength(1)
  })

  it('roles of other meaning make no elements', () => {
    expect(only('<div data-role="priceBox" data-element="main">a</div><div data-role="row">b</div>')).toMatchObject({
      type: 'text',
    })
  })

  it.each(Object.keys(elements))('an empty and an unclosed %s throws nothing and is not reported', (type) => {
    for (const html of [
      stored(type, ''),
      stored(type, 'a', 'style="width:" data-locations="{"').slice(0, -6),
      `<div data-content-type="${type}">`,
    ])
      expect(parseContent(html, shop).unreadable.filter((one) => one !== 'map')).toEqual([])
  })

  it('nesting is limited, and the text of what is deeper stays', () => {
    const html = '<div data-content-type="row" data-element="main">'.repeat(30) + text('deep') + '</div>'.repeat(30)
    const read = parseContent(html, shop)
    expect(JSON.stringify(read.elements)).toContain('deep')
    expect(read.unreadable).toEqual(['row'])
    expect(parseContent('<div data-content-type="row">'.repeat(5_000), shop).elements).toEqual([])
  })
})

it('hostile HTML in every element reaches no field', () => {
  const parts = ['main', 'content', 'link', 'desktop_image', 'video', 'inner', 'wrapper', 'overlay', 'button', 'title']
  for (const [index, html] of hostileHtml.entries()) {
    const type = Object.keys(elements)[index % Object.keys(elements).length] ?? ''
    const name = parts[index % parts.length] ?? ''
    const all = parsed(html + stored(type, `${html}<div data-element="${name}">${html}</div>`))
    for (const [key, value] of fieldsOf(all)) {
      if (key === 'html') expect(value, html).not.toMatch(/<script|<svg|<style|<[^>]* on\w+=(?!["']?[^<>]*&)/i)
      if (/^(?:href|source|desktopImage|mobileImage|fallbackImage)$/.test(key))
        expect(value, html).toMatch(/^(?:\/(?!\/)|https:|mailto:|tel:|[^:]*$)/)
      if (key !== 'html' && key !== 'text' && key !== 'name') expect(value, html).not.toMatch(/url\(|expression/)
    }
  }
})

/** All texts in a tree with the names of their fields. */
function fieldsOf(value: unknown, key = ''): [key: string, value: string][] {
  if (typeof value === 'string') return [[key, value]]
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => fieldsOf(one, name))
}
