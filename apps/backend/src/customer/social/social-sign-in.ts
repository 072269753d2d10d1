import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { SocialProviderEnum } from '#src/platform/resolvers.gen.ts'
import { deviceHash } from '../sign-in/devices.ts'
import { hashToken, newToken } from '../sign-in/tokens.ts'
import { mailConfirmation } from './confirm-address.ts'
import { socialErrors } from '../errors.ts'
import { authorizationUrl, identify, type Person } from './identify.ts'
import { offeredProvider } from './offered.ts'
import { signInPerson } from './sign-in-person.ts'
import { insertAttempt, selectIdentity, takeAttempt } from './social-queries.ts'

const perAddress: AttemptLimit = { name: 'social sign-in address', most: 30, seconds: 900 }
const validMilliseconds = 10 * 60_000

/** Starts a sign-in and returns the provider's page. The response is bound to this browser by a cookie. */
export async function startSocialSignIn(context: Context, asked: SocialProviderEnum) {
  const { provider, clientId, redirectUri } = await offeredProvider(context, asked)
  const [state, nonce, codeVerifier] = [newToken(), newToken(), newToken()]
  const address = context.visitor?.address ?? null
  const wait = await context.transaction(async (tx) => {
    const seconds = address === null ? 0 : await countAttempt(tx, perAddress, address, context.now)
    if (seconds > 0) return seconds
    await insertAttempt(tx, {
      stateHash: hashToken(state),
      browserHash: deviceHash(context),
      provider: provider.name,
      storeId: context.store.id,
      nonce,
      codeVerifier,
      expiresAt: new Date(context.now.getTime() + validMilliseconds),
    })
    return 0
  })
  if (wait > 0) throw tooManyAttempts(context.visitor, wait)
  return { authorization_url: authorizationUrl(provider, state, { clientId, redirectUri, nonce, codeVerifier }) }
}

/** Finishes a sign-in with the code that the provider sent to the browser. */
export async function finishSocialSignIn(
  context: Context,
  { provider: asked, state, code }: { provider: SocialProviderEnum; state: string; code: string },
) {
  const { provider, clientId, redirectUri } = await offeredProvider(context, asked)
  const key = { stateHash: hashToken(state), browserHash: deviceHash(context) }
  const attempt = await context.transaction((tx) => takeAttempt(tx, key))
  const { storeId } = attempt ?? {}
  if (attempt === undefined || attempt.provider !== provider.name || storeId !== context.store.id)
    throw socialErrors.SOCIAL_STATE_INVALID()
  if (attempt.expiresAt <= context.now) throw socialErrors.SOCIAL_EXPIRED()
  const { nonce, codeVerifier } = attempt
  const person = await identify(provider, { clientId, redirectUri, nonce, codeVerifier }, code, context.now)
  if (!(await isKnown(context, person))) return mailConfirmation(context, person)
  return signInPerson(context, person)
}

/** Whether the person has proven their email address, or has signed in with this account of the provider before. */
async function isKnown(context: Context, person: Person): Promise<boolean> {
  return person.isProven || (await selectIdentity(context.db, context.store.websiteId, person)) !== undefined
}
