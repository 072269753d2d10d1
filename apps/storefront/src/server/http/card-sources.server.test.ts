import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, scriptHash } from './security-headers.server.ts'
import { cardSources } from './card-sources.server.ts'

const policyOf = (address: string, environment?: string): string =>
  contentSecurityPolicy([scriptHash('start()')], cardSources(address, environment))

describe('the Content Security Policy of a page with card fields', () => {
  it.each(['/checkout/card', '/ua/checkout/card', '/checkout/adyen_success?redirectResult=x'])(
    'CHK-04 ROUTE-07 allows on %s Adyen’s hosts and frames of any bank, but no scripts of theirs',
    (address) => {
      const policy = policyOf(address, 'live-us')
      const hosts = 'https://checkoutshopper-live-us.adyen.com https://checkoutshopper-live-us.cdn.adyen.com'
      expect(policy).toContain(`connect-src 'self' ${hosts}`)
      expect(policy).toContain(`img-src 'self' data: ${hosts}`)
      expect(policy).toContain('frame-src https:;')
      expect(policy).toContain("form-action 'self' https:;")
      expect(policy).toContain(`script-src ${scriptHash('start()')} 'strict-dynamic';`)
      expect(policy).toContain("require-trusted-types-for 'script'")
    },
  )

  it.each(['/', '/checkout', '/checkout/cards', '/checkout/adyen_failed', '/cart?x=/checkout/card'])(
    'CHK-04 allows on %s only the shop itself',
    (address) => {
      const narrow = policyOf(address)
      expect(policyOf(address, 'test')).toBe(narrow)
      expect(narrow).toContain("default-src 'self'")
      expect(narrow).not.toContain('frame-src')
    },
  )

  it('CHK-04 allows only the shop itself if Adyen is not configured', () => {
    expect(policyOf('/checkout/card')).not.toContain('adyen')
  })
})
