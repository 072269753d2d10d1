import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const production = {
  BASE_URL: 'https://shop.example/',
  TRUSTED_PROXIES: '2',
  INTERNAL_SECRET: 'a-long-text-of-our-services',
}

describe('the storefront’s environment', () => {
  it('defaults to production', () => {
    expect(readEnvironment(production)).toMatchObject({
      isDemo: false,
      trustedProxies: 2,
      origin: 'https://shop.example',
    })
    expect(readEnvironment({ MODE: 'demo' })).toMatchObject({
      isDemo: true,
      trustedProxies: undefined,
      origin: undefined,
    })
  })

  it('P13 refuses requests beyond 64 at one moment, and lets in all visitors, unless told otherwise', () => {
    expect(readEnvironment(production)).toMatchObject({ requestsAtOnce: 64, entriesPerMinute: 0 })
    const told = { ...production, REQUESTS_AT_ONCE: '0', ENTRIES_PER_MINUTE: '600' }
    expect(readEnvironment(told)).toMatchObject({ requestsAtOnce: 0, entriesPerMinute: 600 })
    expect(() => readEnvironment({ ...production, ENTRIES_PER_MINUTE: 'many' })).toThrow('ENTRIES_PER_MINUTE')
  })

  it('names every missing production setting at once', () => {
    expect(() => readEnvironment({})).toThrow(/BASE_URL: is not set[^]*TRUSTED_PROXIES: is not set/)
    expect(() => readEnvironment({ ...production, TRUSTED_PROXIES: '-1' })).toThrow(
      'TRUSTED_PROXIES: must be a whole number',
    )
    const twice = () => readEnvironment({ ...production, TRUSTED_PROXIES: '-1' })
    expect(twice).not.toThrow(/TRUSTED_PROXIES[^]*TRUSTED_PROXIES/)
    expect(() => readEnvironment({ ...production, DEMO: 'off' })).toThrow('DEMO: was replaced by MODE')
    expect(() => readEnvironment({ MODE: 'live' })).toThrow('MODE: must be demo or production (it is "live")')
  })

  it('sells only at a public https address', () => {
    for (const BASE_URL of ['http://shop.example', 'https://shop.example/pl', 'https://localhost:3000'])
      expect(() => readEnvironment({ ...production, BASE_URL }), BASE_URL).toThrow(
        'BASE_URL: must be a public https address without a path',
      )
    expect(readEnvironment({ ...production, MODE: 'demo', BASE_URL: 'http://localhost:3000' }).origin).toBe(
      'http://localhost:3000',
    )
  })

  it('allows no shared caching by default', () => {
    expect(readEnvironment(production).sharedSeconds).toBe(0)
    expect(readEnvironment({ ...production, PAGE_SHARED_SECONDS: '30' }).sharedSeconds).toBe(30)
    for (const value of ['-1', '1.5', 'long'])
      expect(() => readEnvironment({ ...production, PAGE_SHARED_SECONDS: value })).toThrow(
        'PAGE_SHARED_SECONDS: must be a whole number',
      )
  })

  it('hides URLs, which may contain a password', () => {
    expect(() => readEnvironment({ ...production, BACKEND_URL: 'hunter2' })).toThrow('BACKEND_URL: must be a URL')
    expect(() => readEnvironment({ ...production, BACKEND_URL: 'hunter2' })).not.toThrow('hunter2')
  })
})
