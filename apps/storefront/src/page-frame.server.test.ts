import { describe, expect, it } from 'vitest'
import { closePage, earlyHints, enclosedState, openPage, pageStart } from './page-frame.server.ts'
import { contentSecurityPolicy, newNonce, securityHeaders } from './security-headers.server.ts'

const assets = {
  scripts: ['/a.js'],
  preloads: ['/b.js'],
  styles: ['/c.css'],
  laterStyle: '/e.css',
  fonts: ['/d.woff2'],
}

describe('page frame', () => {
  it('puts every script behind the nonce of the answer, and nothing of it into the part that is kept', () => {
    const kept = openPage('<html><head><meta charSet="utf-8"/></head><body><p>$& $1</p></body></html>', assets, [
      '{"name":"</script>"}',
    ])
    expect(kept).not.toMatch(/<\w[^>]* nonce=/)
    expect(kept).toContain('<link rel="stylesheet" href="/c.css" data-later="/e.css"/>')
    expect(kept).toContain('<p>$& $1</p>')
    expect(kept).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script></head>')
    const end = closePage('abc')
    expect(end.match(/<script\b(?! type=)[^>]*>/g)).toEqual(['<script nonce="abc">'])
    expect(kept).toContain('<link rel="expect" href="#end" blocking="render"/>')
    expect(end).toContain('<script type="text/template" id="end"></script></body></html>')
    expect(end.endsWith('</body></html>')).toBe(true)
    expect(() => openPage('<html>', assets, [])).toThrow('not closed')
  })

  it('names where the page’s state is, if it does not stand in the page', () => {
    expect(pageStart(assets)).toMatch(/^<script type="text\/template" data-entry="\/a\.js" data-modules="\/b\.js">/)
    expect(pageStart(assets, { isUrgent: true, stateAddress: '/page-state?of=%2F&v=1' })).toContain(
      ' data-modules="/b.js" data-state="/page-state?of=%2F&amp;v=1" data-urgent>',
    )
    expect(enclosedState('{"a":1}')).toBe('<script id="page-state" type="application/json">{"a":1}</script>')
  })

  it('names styles and fonts for the browser to fetch early', () => {
    expect(earlyHints(assets)).toEqual([
      '</c.css>; rel=preload; as=style',
      '</d.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    ])
  })

  it('allows scripts by nonce alone, and refuses frames and plugins', () => {
    const policy = contentSecurityPolicy('abc')
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';")
    const page = openPage('<html><head></head><body></body></html>', assets, []) + pageStart(assets) + closePage('abc')
    const running = [...page.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes = '']) => !attributes.includes('type='),
    )
    expect(running.map(([tag]) => tag)).toEqual(['<script nonce="abc">'])
    expect(page).toContain('category_view_type')
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(newNonce()).not.toBe(newNonce())
    expect(newNonce().length).toBeGreaterThanOrEqual(22)
  })

  it('promises transport security only over HTTPS', () => {
    expect(securityHeaders(true)['strict-transport-security']).toContain('max-age=31536000')
    expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security')
  })
})
