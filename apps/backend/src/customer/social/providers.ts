import { createRemoteJWKSet, importPKCS8, SignJWT, type JWTVerifyGetKey } from 'jose'
import type { Logger } from '@bocian/service/log.ts'
import type { SocialSecrets } from './social-settings.ts'

export const providerNames = ['apple', 'facebook', 'google'] as const
export type ProviderName = (typeof providerNames)[number]

/** The addresses of a provider, as its documentation and `.well-known/openid-configuration` state them. */
export interface Endpoints {
  authorization: string
  token: string
  keys: string
  issuers: readonly string[]
}

/** An identity provider of OpenID Connect. */
export interface Provider {
  name: ProviderName
  title: string
  endpoints: Endpoints
  scope: string
  /** Additional parameters of the authorization request. */
  parameters: Readonly<Record<string, string>>
  keys: JWTVerifyGetKey
  secretOf(clientId: string, now: Date): Promise<string>
  log: Pick<Logger, 'warn'>
}

const profiles = {
  // Apple returns the email only by a form post.
  apple: { title: 'Apple', scope: 'openid name email', parameters: { response_mode: 'form_post' } },
  facebook: { title: 'Facebook', scope: 'openid email public_profile', parameters: {} },
  google: { title: 'Google', scope: 'openid email profile', parameters: { prompt: 'select_account' } },
} as const

/** The names that people know the providers by. */
export const providerTitles: Readonly<Record<ProviderName, string>> = {
  apple: profiles.apple.title,
  facebook: profiles.facebook.title,
  google: profiles.google.title,
}

const publicEndpoints: Readonly<Record<ProviderName, Endpoints>> = {
  apple: {
    authorization: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
    keys: 'https://appleid.apple.com/auth/keys',
    issuers: ['https://appleid.apple.com'],
  },
  facebook: {
    authorization: 'https://www.facebook.com/dialog/oauth',
    token: 'https://graph.facebook.com/oauth/access_token',
    keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    issuers: ['https://www.facebook.com'],
  },
  google: {
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
  },
}

export type Providers = ReadonlyMap<ProviderName, Provider>

/** The addresses of a test provider that takes the place of all providers. */
export function endpointsAt(address: string): Readonly<Record<ProviderName, Endpoints>> {
  const of = (name: ProviderName): Endpoints => ({
    authorization: `${address}/${name}/authorize`,
    token: `${address}/${name}/token`,
    keys: `${address}/${name}/keys`,
    issuers: [`${address}/${name}`],
  })
  return { apple: of('apple'), facebook: of('facebook'), google: of('google') }
}

declare module '../../platform/services.ts' {
  interface Services {
    /** The providers whose secrets are set. */
    socialProviders: Providers
  }
}

/** The providers with a secret. */
export function connectProviders(
  secrets: SocialSecrets,
  log: Provider['log'],
  endpoints: Readonly<Record<ProviderName, Endpoints>> = publicEndpoints,
): Providers {
  const known = providerNames.filter((name) => secrets[name] !== undefined)
  return new Map(
    known.map((name) => [
      name,
      {
        name,
        ...profiles[name],
        endpoints: endpoints[name],
        keys: createRemoteJWKSet(new URL(endpoints[name].keys), { timeoutDuration: 5_000 }),
        secretOf: secretOf(secrets, name, endpoints[name]),
        log,
      },
    ]),
  )
}

/** Apple's secret is a token that the shop signs for each request; the others have a constant one. */
function secretOf(secrets: SocialSecrets, name: ProviderName, { issuers }: Endpoints): Provider['secretOf'] {
  const { apple } = secrets
  if (name !== 'apple') return () => Promise.resolve(secrets[name] ?? '')
  return async (clientId, now) => {
    if (apple === undefined) throw new Error('The secret of Apple is missing')
    const seconds = Math.floor(now.getTime() / 1_000)
    return new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: apple.keyId })
      .setIssuer(apple.teamId)
      .setSubject(clientId)
      .setAudience(issuers[0] ?? '')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(await importPKCS8(apple.privateKey, 'ES256'))
  }
}
