import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { isPlainClick } from '#src/platform/url/is-plain-click.ts'
import { ShopLink } from './shop-link.tsx'

const markup = (link: React.ReactElement): string => renderToStaticMarkup(<MemoryRouter>{link}</MemoryRouter>)
const click = {
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

describe('ShopLink', () => {
  it('ROUTE-46 opens other hosts in a new tab with noreferrer and noopener', () => {
    const html = markup(<ShopLink to="https://elsewhere.example/">There</ShopLink>)
    expect(html).toContain('target="_blank"')
    expect(html).toContain('rel="noreferrer noopener"')
  })

  it('ROUTE-47 ROUTE-49 is a plain link within the shop, optionally with nofollow', () => {
    expect(markup(<ShopLink to="/girls.html">Girls</ShopLink>)).toBe('<a href="/girls.html">Girls</a>')
    expect(
      markup(
        <ShopLink to="/girls.html" rel="nofollow">
          Girls
        </ShopLink>,
      ),
    ).toContain('rel="nofollow"')
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('ROUTE-48 leaves a click with %s to the browser', (key) => {
    expect(isPlainClick(click)).toBe(true)
    expect(isPlainClick({ ...click, [key]: true })).toBe(false)
  })

  it('ROUTE-48 leaves middle clicks and prevented clicks to the browser', () => {
    expect(isPlainClick({ ...click, button: 1 })).toBe(false)
    expect(isPlainClick({ ...click, defaultPrevented: true })).toBe(false)
  })
})
