import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  earlyHints,
  inlinedState,
  openPage as piecesOf,
  closingTags,
  startScriptTag,
  withTail,
} from './page-frame.server.ts'
import { startHash } from './page-scripts.server.ts'
import { contentSecurityPolicy, securityHeaders } from '../http/security-headers.server.ts'

const assets = {
  scripts: ['/a.js'],
  preloads: ['/b.js'],
  styles: ['/c.css'],
  laterStyle: '/e.css',
  fonts: ['/d.woff2'],
}
const openPage = (html: string, ...others: Tail<Parameters<typeof piecesOf>>): string =>
  Buffer.concat(piecesOf(Buffer.from(html), ...others)).toString()
type Tail<List extends unknown[]> = List extends [unknown, ...infer Others] ? Others : never

/** The texts of a page's inline scripts, without data blocks such as JSON. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b(?![^>]* type=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)

describe('page frame', () => {
  it('adds styles, fonts and structured data, which cannot close its script element', () => {
    const page = openPage('<html><head><meta charSet="utf-8"/></head><body><p>$& $1</p></body></html>', assets, [
      '{"name":"</script>"}',
    ])
    expect(page).toContain('<link rel="stylesheet" href="/c.css" data-later="/e.css"/>')
    expect(page).toMatch(/^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><link /)
    expect(page).toMatch(/<body><p>\$& \$1<\/p>$/)
    expect(page).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script></head>')
    expect(() => openPage('<html>', assets, [])).toThrow('not closed')
  })

  it('blocks painting until its inline script has run', () => {
    const page = openPage('<html><head><meta charSet="utf-8"/></head><body></body></html>', assets, [])
    expect(page).toContain('<link rel="expect" href="#end" blocking="render"/>')
    expect(closingTags).toMatch(/^<script type="text\/plain" id="end"><\/script><\/body><\/html>$/)
  })

  it('contains the URL of the page state, unless the state is inlined', () => {
    expect(startScriptTag(assets)).toMatch(/^<script data-entry="\/a\.js" data-modules="\/b\.js">/)
    expect(startScriptTag(assets, { isUrgent: true, stateAddress: '/page-state?of=%2F&v=1' })).toContain(
      ' data-modules="/b.js" data-state="/page-state?of=%2F&amp;v=1" data-urgent>',
    )
    expect(Buffer.concat(inlinedState(Buffer.from('{"a":1}'))).toString()).toBe(
      '<script id="page-state" type="application/json">{"a":1}</script>',
    )
  })

  it('lists styles and fonts as early hints', () => {
    expect(earlyHints(assets)).toEqual([
      '</c.css>; rel=preload; as=style',
      '</d.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    ])
  })

  it('allows one inline script, by the hash of its text, and no plugins', () => {
    const page =
      openPage('<html><head></head><body></body></html>', assets, []) +
      startScriptTag(assets, { isUrgent: true, stateAddress: '/page-state' }) +
      closingTags
    const [script = '', ...others] = inlineScripts(page)
    expect(others).toEqual([])
    expect(script).toContain('category_view_type')
    const policy = contentSecurityPolicy([startHash])
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toContain(`script-src 'sha256-${hash}' 'strict-dynamic';`)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain('trusted-types shop-html shop-start')
    expect(policy).not.toMatch(/unsafe-eval|nonce-/)
    expect(contentSecurityPolicy([])).toContain("script-src 'none';")
  })

  it('inserts the tail for a visitor before the closing tags', () => {
    expect(withTail(Buffer.from(`<body>ż${closingTags}`), '<form>ó</form>').toString()).toBe(
      '<body>ż<script type="text/plain" id="end"></script><form>ó</form></body></html>',
    )
  })

  it('sends HSTS only over HTTPS', () => {
    expect(securityHeaders(true)['strict-transport-security']).toContain('max-age=31536000')
    expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security')
  })
})
