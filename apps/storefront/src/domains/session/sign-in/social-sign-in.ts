import { mutate } from '#src/platform/graphql/client.ts'
import {
  ConfirmSocialSignInDocument,
  FinishSocialSignInDocument,
  RegisterFromSocialSignInDocument,
  StartSocialSignInDocument,
  type SocialProviderEnum,
  type SocialRegistrationInput,
  type SocialSignInFragment,
} from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { forget, keep, recall } from '#src/platform/storage/persistence.ts'
import { asSameDevice } from './same-device.ts'
import { openSession, type SignedIn } from './sign-in.ts'

/** Where a visitor returns to from the provider's page: the sign-in page with its return path. */
export type SocialReturn = { readonly isCheckout: boolean; readonly from?: string }

/** Signed in, asked for what a registration requires, or asked to open an emailed link. */
export type SocialOutcome =
  | ({ readonly kind: 'signed-in' } & SignedIn)
  | { readonly kind: 'register'; readonly email: string; readonly registration: Registration }
  | { readonly kind: 'mailed'; readonly email: string }

type Registration = NonNullable<SocialSignInFragment['registration']>

/** Remembers where to return to, and returns the URL of the provider's page. */
export async function startSocialSignIn(provider: SocialProviderEnum, back: SocialReturn): Promise<string> {
  const { startSocialSignIn: started } = await asSameDevice(() => mutate(StartSocialSignInDocument, { provider }))
  if (!started) throw new Error('The server returned no page to sign in')
  keep('social_return', back)
  return started.authorization_url
}

export const socialReturn = (): SocialReturn => recall<SocialReturn>('social_return') ?? { isCheckout: false }

/** Finishes a sign-in with what the provider sent. */
export async function finishSocialSignIn(
  store: StoreView,
  response: { readonly provider: SocialProviderEnum; readonly code: string; readonly state: string },
): Promise<SocialOutcome> {
  const { finishSocialSignIn: output } = await mutate(FinishSocialSignInDocument, response)
  return outcomeOf(store, output)
}

/** Continues a sign-in with the key of the emailed link. */
export async function confirmSocialSignIn(store: StoreView, key: string): Promise<SocialOutcome> {
  const { confirmSocialSignIn: output } = await mutate(ConfirmSocialSignInDocument, { key })
  return outcomeOf(store, output)
}

/** Creates the account of a person whom the provider has identified. */
export async function registerFromSocialSignIn(
  store: StoreView,
  input: SocialRegistrationInput,
): Promise<SocialOutcome> {
  const { createCustomerFromSocialSignIn: output } = await mutate(RegisterFromSocialSignInDocument, { input })
  return outcomeOf(store, output)
}

async function outcomeOf(store: StoreView, output: SocialSignInFragment | null | undefined): Promise<SocialOutcome> {
  if (!output) throw new Error('The server returned no sign-in')
  const { email, registration, token } = output
  if (registration) return { kind: 'register', email, registration }
  if (!token) return { kind: 'mailed', email }
  const signedIn = await openSession(store, token, email)
  forget('social_return')
  return { kind: 'signed-in', ...signedIn }
}
