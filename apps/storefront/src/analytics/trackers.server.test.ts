import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '#src/security-headers.server.ts'
import { agreedIn, consentLine, readConsent } from './tracking-consent.server.ts'
import { agreedTrackers, askedSources, consentNotice, openSources, scriptTags } from './tracking-tail.server.ts'
import { purposes, trackersOf } from './trackers.server.ts'

const widget = '0b7c2c5e-7b42-4c8e-9d0a-5f3a1e2b4c6d'
const nothing = {
  ga4_page_view: false,
  gtm_container_ids: ['GTM-ABC123', 'GTM-DEF456'],
  gtm_enabled: false,
  personalisation_custom_script: 'startTracker("</script>")',
  personalisation_enabled: false,
  pixel_code: '123456789012345',
  pixel_enabled: false,
  reviews_enabled: false,
  reviews_widget_ids: [widget],
}
const all = {
  ...nothing,
  gtm_enabled: true,
  pixel_enabled: true,
  personalisation_enabled: true,
  reviews_enabled: true,
}
/** The tags, without the script before them that hides the address. */
const tagsOf = (settings: Parameters<typeof trackersOf>[0]): string =>
  scriptTags(trackersOf(settings), 'abc').replace(/^<script nonce="abc">window\.mayTrack.*?<\/script>/s, '')

describe('the scripts of others', () => {
  it('ANALYT-06 are those of the tag manager, one a container, only when it is switched on and has one', () => {
    const only = { ...nothing, gtm_enabled: true, ga4_page_view: true }
    const tags = tagsOf(only)
    expect(tags.match(/src="[^"]+"/g)).toEqual([
      'src="https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"',
      'src="https://www.googletagmanager.com/gtm.js?id=GTM-DEF456"',
    ])
    expect(tags.match(/page_view/g)).toHaveLength(1)
    expect(tagsOf({ ...only, ga4_page_view: false })).not.toContain('page_view')
    expect(tagsOf(nothing)).toBe('')
    expect(tagsOf({ ...only, gtm_container_ids: [] })).toBe('')
    expect(tagsOf({ ...only, gtm_container_ids: ['"><img>', null] })).toBe('')
    expect(tagsOf(undefined)).toBe('')
  })

  it('ANALYT-06 are the pixel’s, with its code, only when it is switched on and has one', () => {
    const tags = tagsOf({ ...nothing, pixel_enabled: true })
    expect(tags).toContain("fbq('init','123456789012345')")
    expect(tags).toContain('src="https://connect.facebook.net/en_US/fbevents.js"')
    expect(tagsOf({ ...nothing, pixel_enabled: true, pixel_code: '' })).toBe('')
    expect(tagsOf({ ...nothing, pixel_enabled: true, pixel_code: "1');alert(1" })).toBe('')
  })

  it('ANALYT-07 are the personalisation tracker’s own, which cannot end its element, only when it is enabled', () => {
    const tags = tagsOf({ ...nothing, personalisation_enabled: true })
    expect(tags).toBe(String.raw`<script nonce="abc">startTracker("<\/script>")</script>`)
    expect(tagsOf({ ...nothing, personalisation_enabled: true, personalisation_custom_script: ' ' })).toBe('')
  })

  it('ANALYT-08 are the review widget’s, beside the place that each fills, only when it is enabled', () => {
    expect(tagsOf({ ...nothing, reviews_enabled: true })).toBe(
      `<div id="${widget}"></div><script nonce="abc" async src="https://trustmate.io/widget/api/${widget}/script"></script>`,
    )
    expect(tagsOf({ ...nothing, reviews_enabled: true, reviews_widget_ids: ['x/../y'] })).toBe('')
  })
})

describe('what a visitor has agreed to', () => {
  const trackers = trackersOf(all)

  it.each([
    ['nothing said', {}, []],
    ['a no', { tracking_consent: 'said' }, []],
    ['statistics', { tracking_consent: 'said.statistics' }, ['statistics', 'statistics']],
    ['nonsense', { tracking_consent: 'said.everything' }, []],
  ])('ANALYT-06 ANALYT-07 ANALYT-08 lets nothing load but that: %s', (_what, cookies, loaded) => {
    const agreed = agreedTrackers(trackers, readConsent(cookies))
    expect(agreed.map(({ purpose }) => purpose)).toEqual(loaded)
  })

  it('ANALYT-06 is kept for half a year, read back, and can be taken back', () => {
    for (const [form, agreed] of [
      ['answer=all', purposes],
      ['answer=chosen&purpose=reviews&purpose=x', ['reviews']],
      ['answer=none&purpose=reviews', []],
      ['', []],
    ] as const) {
      const line = consentLine(agreedIn(new URLSearchParams(form)), true)
      expect(line).toContain('Max-Age=15552000; SameSite=Lax; HttpOnly; Secure')
      const value = /^tracking_consent=([^;]*)/.exec(line)?.[1]
      expect([...(readConsent({ tracking_consent: value }) ?? [])]).toEqual(agreed)
    }
    expect(consentLine(agreedIn(new URLSearchParams('answer=again')), false)).toContain('Max-Age=0')
    expect(readConsent({})).toBeUndefined()
  })

  it('ANALYT-06 is asked for with no box ticked, and only for what the store has', () => {
    const t = (id: string) => `“${id}” <b>`
    const notice = consentNotice(t, trackersOf({ ...nothing, gtm_enabled: true, reviews_enabled: true }), false, 'abc')
    expect(notice.match(/name="purpose" value="\w+"/g)).toEqual([
      'name="purpose" value="statistics"',
      'name="purpose" value="reviews"',
    ])
    expect(notice).not.toMatch(/ checked|<b>/)
    expect(notice.match(/name="answer" value="\w+"/g)).toHaveLength(4)
    expect(notice).toContain('value="again"')
    expect(notice.indexOf('hidden')).toBeLessThan(notice.indexOf('value="again"'))
    expect(consentNotice(t, [], false, 'abc')).toBe('')
    expect(consentNotice(t, trackers, true, 'abc')).toContain('value="again"')
  })

  it('ANALYT-06 opens the page to others only then; its own scripts still need the nonce', () => {
    const narrow = contentSecurityPolicy('abc')
    expect(narrow).toContain("require-trusted-types-for 'script'")
    expect(narrow).toContain("style-src 'self';")
    expect(narrow).not.toContain('https:')
    const open = contentSecurityPolicy('abc', openSources)
    expect(open).toContain("script-src 'nonce-abc' 'strict-dynamic';")
    expect(open).toContain("connect-src 'self' https:")
    expect(open).not.toContain('trusted-types')
  })

  it('ANALYT-06 allows scripts at once after consent, and refuses markup from strings until then', () => {
    const asked = contentSecurityPolicy('abc', askedSources)
    expect(asked).toContain("script-src 'nonce-abc' 'strict-dynamic';")
    expect(asked).toContain("connect-src 'self' https:")
    expect(asked).toContain("require-trusted-types-for 'script'; trusted-types shop-html shop-start shop-text default")
  })

  it('ANALYT-06 reports the path of a page without its query', () => {
    const tags = scriptTags(trackersOf({ ...all, ga4_page_view: true }), 'abc')
    expect(tags).toContain('page_location:location.origin+location.pathname')
    expect(tags).not.toContain('location.href')
    expect(tags.indexOf('replaceState')).toBeGreaterThan(0)
    expect(tags.indexOf('replaceState')).toBeLessThan(tags.indexOf('gtm.js'))
  })
})
