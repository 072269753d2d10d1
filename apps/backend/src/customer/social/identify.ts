import { createHash } from 'node:crypto'
import { errors, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import { oneLine } from '@bocian/rules/clean-text.ts'
import { checkEmail } from '@bocian/rules/validators.ts'
import { normalEmail } from '../sign-in/save-customers.ts'
import { socialErrors } from '../errors.ts'
import type { Provider, ProviderName } from './providers.ts'

/** A person as a provider describes them. */
export interface Person {
  provider: ProviderName
  /** The person's permanent id at the provider. */
  subject: string
  email: string
  /** Whether the email address is known to belong to the person. */
  isProven: boolean
  firstname: string
  lastname: string
}

/** The request of a sign-in: the shop's client id, and the secrets that the response must match. */
export interface SignInRequest {
  clientId: string
  redirectUri: string
  nonce: string
  codeVerifier: string
}

const patience = 8_000
const clockTolerance = 60
const longestName = 100

/** The provider's page that asks the person to sign in. */
export function authorizationUrl(provider: Provider, state: string, request: SignInRequest): string {
  const url = new URL(provider.endpoints.authorization)
  const parameters = {
    response_type: 'code',
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    scope: provider.scope,
    state,
    nonce: request.nonce,
    code_challenge: createHash('sha256').update(request.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...provider.parameters,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Exchanges the code for the provider's ID token and returns whom the verified token names. */
export async function identify(provider: Provider, request: SignInRequest, code: string, now: Date): Promise<Person> {
  const claims = await verifyToken(provider, await fetchToken(provider, request, code, now), request, now)
  return personOf(provider, claims)
}

const tokenResponse = z.object({ id_token: z.string().min(1) })
// Facebook's error is an object.
const refusal = z.object({ error: z.unknown() })

async function fetchToken(provider: Provider, request: SignInRequest, code: string, now: Date): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: request.clientId,
    client_secret: await provider.secretOf(request.clientId, now),
    redirect_uri: request.redirectUri,
    code_verifier: request.codeVerifier,
  })
  const options = { method: 'POST', body, redirect: 'error' as const, signal: AbortSignal.timeout(patience) }
  const answer = await fetch(provider.endpoints.token, options)
    .then(async (response): Promise<unknown> => response.json())
    .catch((error: unknown) => fail(provider, error))
  const parsed = tokenResponse.safeParse(answer)
  if (parsed.success) return parsed.data.id_token
  const error = refusal.safeParse(answer).data?.error
  // The code was used before, or is too old.
  if (error === 'invalid_grant') throw socialErrors.SOCIAL_EXPIRED()
  return fail(provider, new Error(`No ID token: ${JSON.stringify(error ?? null).slice(0, 200)}`))
}

async function verifyToken(provider: Provider, token: string, request: SignInRequest, now: Date): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, provider.keys, {
    algorithms: ['RS256'],
    issuer: [...provider.endpoints.issuers],
    audience: request.clientId,
    requiredClaims: ['exp', 'iat', 'sub'],
    clockTolerance,
    currentDate: now,
  }).catch((error: unknown) => refuseToken(provider, error))
  const isForUs = payload['azp'] === undefined || payload['azp'] === request.clientId
  if (payload['nonce'] !== request.nonce || !isForUs) throw socialErrors.SOCIAL_TOKEN_INVALID()
  return payload
}

/** Errors of a token, which is refused, and of loading the provider's keys, which is the provider's failure. */
function refuseToken(provider: Provider, error: unknown): never {
  if (error instanceof errors.JWTExpired) throw socialErrors.SOCIAL_EXPIRED()
  const isOfKeys =
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC'
  if (isOfKeys) return fail(provider, error)
  provider.log.warn({ err: error, provider: provider.name }, 'an ID token was refused')
  throw socialErrors.SOCIAL_TOKEN_INVALID()
}

function fail(provider: Provider, error: unknown): never {
  provider.log.warn({ err: error, provider: provider.name }, 'a sign-in provider failed')
  throw socialErrors.SOCIAL_PROVIDER_FAILED()
}

/**
 * Refuses an address that the provider says is not verified. Facebook does not say whether it is, so then the person must confirm
 * it.
 */
function personOf({ name }: Provider, claims: JWTPayload): Person {
  const { sub: subject = '', email, email_verified: verified } = claims
  const isProven = verified === true || verified === 'true'
  const isUnknown = name === 'facebook' && verified === undefined
  if (typeof email !== 'string' || checkEmail(email) !== null || !(isProven || isUnknown))
    throw socialErrors.SOCIAL_EMAIL_UNVERIFIED()
  const text = (claim: unknown) => (typeof claim === 'string' ? oneLine(claim).slice(0, longestName) : '')
  return {
    provider: name,
    subject,
    email: normalEmail(email),
    isProven,
    firstname: text(claims['given_name']),
    lastname: text(claims['family_name']),
  }
}
