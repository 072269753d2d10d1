import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { shownHtml } from './shown-html.ts'
import { hostileHtml } from './testing-hostile-html.ts'

const harmless = new Set(
  (
    'a abbr b blockquote br button caption code details div em figcaption figure h1 h2 h3 h4 h5 h6 hr i iframe img li ol p ' +
    'picture pre s small source span strong style sub summary sup table tbody td tfoot th thead tr u ul video'
  ).split(' '),
)
const address = /^(?:href|src|poster|data-href|data-video-src|data-video-fallback-src)$/
const harmlessAttribute =
  /^(?:href|src|srcset|poster|alt|title|class|style|target|rel|type|width|height|open|controls|colspan|data-[a-z0-9-]+)$/
const frames = new Set(['www.youtube-nocookie.com', 'player.vimeo.com'])

/** What a browser would find in HTML that could do harm. */
function dangersIn(html: string): string[] {
  return dangersOf(parseFragment(html))
}

function dangersOf(node: DefaultTreeAdapterTypes.ParentNode): string[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return child.nodeName === '#text' ? [] : [child.nodeName]
    const has = (attribute: string, value: string) =>
      child.attrs.some((one) => one.name === attribute && one.value === value)
    const code = has('data-content-type', 'html') && !has('data-decoded', 'true')
    return [
      ...(harmless.has(child.tagName) && child.namespaceURI.endsWith('/xhtml') ? [] : [`<${child.tagName}>`]),
      ...child.attrs
        .filter((one) => isDangerous(child.tagName, one.name, one.value))
        .map(({ name, value }) => `${name}=${value}`),
      ...(child.tagName === 'style' ? dangersOfStyle(textOf(child)) : []),
      ...(child.tagName === 'iframe' && child.childNodes.length > 0 ? ['content of an iframe'] : []),
      // Clients insert the decoded text of this element into the page.
      ...(code && textOf(child).includes('<') ? dangersIn(textOf(child)) : []),
      ...dangersOf(child),
    ]
  })
}

const textOf = (node: DefaultTreeAdapterTypes.ParentNode): string =>
  node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')

function isDangerous(element: string, name: string, value: string): boolean {
  if (name === 'id') return !/^[A-Z0-9]{7,13}$/.test(value)
  // The only element whose name is no property of `window`, `document` or a form.
  if (name === 'name') return element !== 'a'
  if (!harmlessAttribute.test(name) || /^data-(?:bind|mage-init|post)$/.test(name)) return true
  if (name === 'style' || name.startsWith('data-media-style')) return dangersOfStyle(`{${value}}`).length > 0
  if (name === 'srcset') return value.split(',').some((one) => leadsAway(one.trim()))
  if (!address.test(name) || value === '') return false
  if (element === 'iframe') return !(URL.canParse(value) && frames.has(new URL(value).host))
  return leadsAway(value)
}

/** As a browser reads an address on a page of the shop: another scheme, or another host without saying so. */
function leadsAway(value: string): boolean {
  if (!URL.canParse(value, 'https://shop.example/')) return false
  const { protocol, host } = new URL(value, 'https://shop.example/')
  const isWritten = /^https:/i.test(value.trim())
  return (
    !['https:', 'mailto:', 'tel:'].includes(protocol) ||
    (protocol === 'https:' && host !== 'shop.example' && !isWritten)
  )
}

function dangersOfStyle(css: string): string[] {
  const bad = /url|expression|position\s*:|z-index|@import|behavior|binding|image-set|var\(|\\|</i
  const plain = css.replaceAll(/background-position/g, '').replaceAll(/object-position/g, '')
  const strange = plain
    .replaceAll(/@media [^{]*\{|#html-body \[data-pb-style=[\w-]+\]/g, '')
    .match(/(?:^|\})[^{}]*[^{},\s][^{}]*\{/)
  return bad.test(plain) || strange !== null ? [css] : []
}

describe(`${hostileHtml.length} hostile texts`, () => {
  it('are more than three hundred, each once', () => {
    expect(new Set(hostileHtml).size).toBe(hostileHtml.length)
    expect(hostileHtml.length).toBeGreaterThan(300)
  })

  it('would do harm as they are', () => {
    const tame = hostileHtml.filter((html) => dangersIn(html).length === 0)
    expect(tame.length / hostileHtml.length).toBeLessThan(0.1)
  })

  it.each([
    ['stored', cleanHtml],
    ['shown', shownHtml],
    ['stored and shown', (html: string) => shownHtml(cleanHtml(html))],
  ])('do nothing once they are cleaned to be %s, and a second time changes nothing', (_name, clean) => {
    for (const html of hostileHtml) {
      const cleaned = clean(html)
      expect(dangersIn(cleaned), html).toEqual([])
      expect(clean(cleaned), html).toBe(cleaned)
    }
  })

  it('do nothing inside of each other', () => {
    for (const [index, html] of hostileHtml.entries()) {
      const other = hostileHtml[(index * 7 + 3) % hostileHtml.length] ?? ''
      for (const text of [
        `<table><tr><td>${html}<b>${other}`,
        `<p title='${html}'>${other}`,
        `${html}${other}`,
        `<!--${html}-->${other}`,
      ]) {
        const cleaned = shownHtml(cleanHtml(text))
        expect(dangersIn(cleaned), text).toEqual([])
        expect(shownHtml(cleaned), text).toBe(cleaned)
      }
    }
  })
})
