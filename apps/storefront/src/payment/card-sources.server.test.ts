import { afterEach, describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '#src/security-headers.server.ts'
import { cardSources, setCardEnvironment } from './card-sources.server.ts'

afterEach(() => setCardEnvironment(undefined))

const policyOf = (address: string): string => contentSecurityPolicy('abc', cardSources(address))

describe('what a page that takes a card may reach', () => {
  it.each(['/checkout/card', '/ua/checkout/card', '/checkout/adyen_success?redirectResult=x'])(
    'CHK-04 ROUTE-07 on %s Adyen’s hosts, and pages of any bank in a frame, but no script of theirs',
    (address) => {
      setCardEnvironment('live-us')
      const policy = policyOf(address)
      const hosts = 'https://checkoutshopper-live-us.adyen.com https://checkoutshopper-live-us.cdn.adyen.com'
      expect(policy).toContain(`connect-src 'self' ${hosts}`)
      expect(policy).toContain(`img-src 'self' data: ${hosts}`)
      expect(policy).toContain('frame-src https:;')
      expect(policy).toContain("form-action 'self' https:;")
      expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';")
      expect(policy).toContain("require-trusted-types-for 'script'")
    },
  )

  it.each(['/', '/checkout', '/checkout/cards', '/checkout/adyen_failed', '/cart?x=/checkout/card'])(
    'CHK-04 on %s nothing but the shop',
    (address) => {
      const narrow = policyOf(address)
      setCardEnvironment('test')
      expect(policyOf(address)).toBe(narrow)
      expect(narrow).toContain("frame-src 'none'")
    },
  )

  it('CHK-04 is nothing but the shop where Adyen is not set up', () => {
    expect(policyOf('/checkout/card')).not.toContain('adyen')
  })
})
