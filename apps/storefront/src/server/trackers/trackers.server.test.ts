import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, scriptHash } from '../http/security-headers.server.ts'
import { agreedIn, consentLine, readConsent } from './tracking-consent.server.ts'
import { agreedTrackers, trackingTail, type Tail } from './tracking-tail.server.ts'
import { purposes, trackersOf, type Purpose } from './trackers.server.ts'

type Settings = Parameters<typeof trackersOf>[0]

const widget = '0b7c2c5e-7b42-4c8e-9d0a-5f3a1e2b4c6d'
const nothing = {
  enhanced_conversions: false,
  ga4_page_view: false,
  gtm_container_ids: ['GTM-ABC123', 'GTM-DEF456'],
  gtm_enabled: false,
  gtm_version: 'GA4',
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
const t = (id: string) => `“${id}” <b>`
const everything = new Set(purposes)
const tailOf = (settings: Settings, said?: ReadonlySet<Purpose>): Tail => trackingTail(t, trackersOf(settings), said)
/** The scripts listed in the page for a visitor who consented to all purposes. */
function loaded(settings: Settings): { text?: string; address?: string; place?: string }[] {
  const [, json = '[]'] =
    /<script type="application\/json">([^<]*)<\/script>/.exec(tailOf(settings, everything).html) ?? []
  return JSON.parse(json)
}
const policyOf = ({ scripts, sources }: Tail): string => contentSecurityPolicy(["'sha256-start'", ...scripts], sources)
/** The hashes of the inline scripts in the tail. */
const inlineHashes = ({ html }: Tail): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => scriptHash(text))

describe('third-party scripts', () => {
  it('ANALYT-06 contain one tag manager script per container, only if enabled and configured', () => {
    const only = { ...nothing, gtm_enabled: true, ga4_page_view: true }
    expect(loaded(only).map(({ address }) => address)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
      'https://www.googletagmanager.com/gtm.js?id=GTM-DEF456',
    ])
    expect(JSON.stringify(loaded(only)).match(/page_view/g)).toHaveLength(1)
    expect(JSON.stringify(loaded({ ...only, ga4_page_view: false }))).not.toContain('page_view')
    expect(loaded(nothing)).toEqual([])
    expect(loaded({ ...only, gtm_container_ids: [] })).toEqual([])
    expect(loaded({ ...only, gtm_container_ids: ['"><img>', null] })).toEqual([])
    expect(loaded(undefined)).toEqual([])
  })

  it('STORE-21 tell the container its version and whether conversions are enhanced, before it starts', () => {
    const first = (more: Partial<typeof nothing>) => loaded({ ...nothing, gtm_enabled: true, ...more })[0]?.text
    expect(first({})).toContain(
      "dataLayer.push({gtm_version:'GA4',enhanced_conversions:false});dataLayer.push({'gtm.st",
    )
    expect(first({ enhanced_conversions: true })).toContain('enhanced_conversions:true')
    expect(first({ gtm_version: '4.1' })).toContain("gtm_version:'4.1'")
    expect(first({ gtm_version: "1'});alert(1" })).toContain('push({enhanced_conversions:false})')
    expect(JSON.stringify(loaded({ ...nothing, gtm_enabled: true })).match(/gtm_version/g)).toHaveLength(1)
  })

  it('ANALYT-06 contain the ads pixel with its code, only if enabled and configured', () => {
    const [pixel] = loaded({ ...nothing, pixel_enabled: true })
    expect(pixel?.text).toContain("fbq('init','123456789012345')")
    expect(pixel?.address).toBe('https://connect.facebook.net/en_US/fbevents.js')
    expect(loaded({ ...nothing, pixel_enabled: true, pixel_code: '' })).toEqual([])
    expect(loaded({ ...nothing, pixel_enabled: true, pixel_code: "1');alert(1" })).toEqual([])
  })

  it('ANALYT-07 contain the personalisation tracker, which cannot close its script element, only if enabled', () => {
    const enabled = { ...nothing, personalisation_enabled: true }
    expect(loaded(enabled)).toEqual([{ purpose: 'marketing', text: 'startTracker("</script>")' }])
    expect(tailOf(enabled, everything).html).not.toContain('startTracker("</script>')
    expect(loaded({ ...enabled, personalisation_custom_script: ' ' })).toEqual([])
    expect(loaded({ ...enabled, personalisation_enabled: false })).toEqual([])
  })

  it('ANALYT-08 contain each review widget and the id of its element, only if enabled', () => {
    expect(loaded({ ...nothing, reviews_enabled: true })).toEqual([
      { purpose: 'reviews', place: widget, address: `https://trustmate.io/widget/api/${widget}/script` },
    ])
    expect(loaded({ ...nothing, reviews_enabled: true, reviews_widget_ids: ['x/../y'] })).toEqual([])
  })
})

describe('the consent of a visitor', () => {
  const trackers = trackersOf(all)

  it.each([
    ['no choice yet', {}, []],
    ['everything refused', { tracking_consent: 'said' }, []],
    ['statistics', { tracking_consent: 'said.statistics' }, ['statistics', 'statistics']],
    ['marketing', { tracking_consent: 'said.marketing' }, ['marketing', 'marketing']],
    ['an invalid cookie', { tracking_consent: 'said.everything' }, []],
  ])('ANALYT-06 ANALYT-07 ANALYT-08 allows only scripts of the chosen purposes: %s', (_what, cookies, loaded) => {
    const agreed = agreedTrackers(trackers, readConsent(cookies))
    expect(agreed.map(({ purpose }) => purpose)).toEqual(loaded)
  })

  it('ANALYT-06 is stored for half a year, read back, and can be withdrawn', () => {
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

  it('ANALYT-06 is requested with no box ticked, and only for trackers that the store has', () => {
    const { html } = tailOf({ ...nothing, gtm_enabled: true, reviews_enabled: true })
    const notice = html.slice(0, html.indexOf('<script'))
    expect(notice.match(/name="purpose" value="\w+"/g)).toEqual([
      'name="purpose" value="statistics"',
      'name="purpose" value="reviews"',
    ])
    expect(notice).not.toMatch(/ checked|<b>/)
    expect(notice.match(/name="answer" value="\w+"/g)).toHaveLength(4)
    expect(notice).toContain('value="again"')
    expect(notice.indexOf('hidden')).toBeLessThan(notice.indexOf('value="again"'))
    expect(tailOf(all, new Set()).html).toContain('value="again"')
  })

  it('ANALYT-06 is required for sources outside the shop; inline scripts still need their hash', () => {
    const narrow = policyOf(tailOf(all, new Set()))
    expect(narrow).toContain("script-src 'sha256-start' 'strict-dynamic';")
    expect(narrow).toContain("require-trusted-types-for 'script'")
    expect(narrow).toContain("style-src 'self';")
    expect(narrow).not.toContain('https:')
    const tail = tailOf(all, everything)
    const open = policyOf(tail)
    expect(open).toContain("connect-src 'self' https:")
    expect(open).not.toContain('trusted-types')
    expect(tail.scripts).toEqual(inlineHashes(tail))
    expect(tail.scripts).toHaveLength(1)
  })

  it('ANALYT-06 lets scripts load without a reload; until then markup from strings is refused', () => {
    const tail = tailOf(all)
    const policy = policyOf(tail)
    expect(policy).toContain("connect-src 'self' https:")
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types shop-html shop-start default")
    expect(tail.scripts).toEqual(inlineHashes(tail))
    expect(tail.scripts).toHaveLength(1)
    expect(tail.html).not.toMatch(/googletagmanager|startTracker|trustmate/)
  })

  it('ANALYT-06 has the same inline scripts on every page, whatever they load', () => {
    const [one, other] = [tailOf(all, everything), tailOf({ ...nothing, gtm_enabled: true }, everything)]
    expect(inlineHashes(one)).toEqual(inlineHashes(other))
    expect(inlineHashes(tailOf(all))).toEqual(inlineHashes(tailOf({ ...nothing, pixel_enabled: true })))
  })

  it('ANALYT-06 reports the path of a page without its query', () => {
    const { html } = tailOf({ ...all, ga4_page_view: true }, everything)
    expect(html).toContain('page_location:location.origin+location.pathname')
    expect(html).not.toContain('location.href')
  })
})
