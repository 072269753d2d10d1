import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Claims, Mishap } from './testing-provider.ts'
import { codeOf, SocialShop } from './testing-social-shop.ts'

let social: SocialShop
beforeAll(async () => {
  social = await SocialShop.open()
})
beforeEach(() => social.connect())
afterAll(() => social.close())

describe('AUTH-14 an ID token', () => {
  const hour = 3_600
  it.each<[string, Claims, Mishap | undefined, string]>([
    ['a foreign signature', {}, 'foreign key', 'SOCIAL_TOKEN_INVALID'],
    ['a symmetric signature', {}, 'symmetric', 'SOCIAL_TOKEN_INVALID'],
    ['another audience', { aud: 'another-shop' }, undefined, 'SOCIAL_TOKEN_INVALID'],
    ['another authorized party', { azp: 'another-shop' }, undefined, 'SOCIAL_TOKEN_INVALID'],
    ['another issuer', { iss: 'https://evil.example' }, undefined, 'SOCIAL_TOKEN_INVALID'],
    ['another nonce', { nonce: 'replayed' }, undefined, 'SOCIAL_TOKEN_INVALID'],
    ['no nonce', { nonce: undefined }, undefined, 'SOCIAL_TOKEN_INVALID'],
    ['no subject', { sub: undefined }, undefined, 'SOCIAL_TOKEN_INVALID'],
    ['an expiry in the past', { exp: Math.floor(Date.now() / 1_000) - hour }, undefined, 'SOCIAL_EXPIRED'],
    ['no expiry', { exp: undefined }, undefined, 'SOCIAL_TOKEN_INVALID'],
  ])('is refused with %s', async (_what, claims, mishap, code) => {
    const somebody = social.person()
    await social.account(somebody.email)
    const browser = social.browser()
    expect(codeOf(await social.signIn('GOOGLE', { ...somebody, ...claims }, { browser, mishap }))).toBe(code)
    expect(await browser.email()).toBeUndefined()
  })

  it.each<[Mishap, string]>([
    ['down', 'SOCIAL_PROVIDER_FAILED'],
    ['no token', 'SOCIAL_PROVIDER_FAILED'],
    ['code expired', 'SOCIAL_EXPIRED'],
  ])('is missing: %s', async (mishap, code) => {
    expect(codeOf(await social.signIn('GOOGLE', social.person(), { mishap }))).toBe(code)
  })

  it('cannot be checked without the provider’s keys', async () => {
    social.provider.hidesKeys = true
    expect(codeOf(await social.signIn('GOOGLE', social.person()))).toBe('SOCIAL_PROVIDER_FAILED')
  })

  it('is missing if the provider cannot be reached', async () => {
    const { secrets, endpoints } = social.provider
    const google = { ...endpoints.google, token: 'http://127.0.0.1:9/token' }
    social.connect(secrets, { ...endpoints, google })
    expect(codeOf(await social.signIn('GOOGLE', social.person()))).toBe('SOCIAL_PROVIDER_FAILED')
  })
})
