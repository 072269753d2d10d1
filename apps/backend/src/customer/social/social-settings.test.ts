import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { readSocialSecrets, readTestProvider } from './social-settings.ts'

const { privateKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const apple = {
  APPLE_TEAM_ID: 'T',
  APPLE_KEY_ID: 'K',
  APPLE_PRIVATE_KEY: privateKey.replaceAll('\n', String.raw`\n`),
}

it('reads the secrets of those providers that have one', () => {
  expect(readSocialSecrets({})).toEqual({})
  expect(readSocialSecrets({ GOOGLE_CLIENT_SECRET: 'g', FACEBOOK_APP_SECRET: 'f' })).toEqual({
    google: 'g',
    facebook: 'f',
  })
  expect(readSocialSecrets(apple)).toEqual({ apple: { teamId: 'T', keyId: 'K', privateKey } })
})

it('refuses an incomplete account of Apple and an invalid key, without printing it', () => {
  const { APPLE_TEAM_ID, APPLE_KEY_ID } = apple
  expect(() => readSocialSecrets({ APPLE_TEAM_ID, APPLE_KEY_ID })).toThrow(
    'APPLE_PRIVATE_KEY: is needed to sign in with Apple',
  )
  expect(() => readSocialSecrets({ ...apple, APPLE_PRIVATE_KEY: 'no-key' })).toThrow(
    /APPLE_PRIVATE_KEY: must be the content of the \.p8 file.*its value is not shown/,
  )
})

it('replaces the providers by a test provider only in a demo', () => {
  const SOCIAL_PROVIDERS_URL = 'http://127.0.0.1:4999'
  expect(readTestProvider({}, false)).toBeUndefined()
  expect(readTestProvider({ SOCIAL_PROVIDERS_URL }, true)).toBe(SOCIAL_PROVIDERS_URL)
  expect(() => readTestProvider({ SOCIAL_PROVIDERS_URL }, false)).toThrow('only with MODE=demo')
})
