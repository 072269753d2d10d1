import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import {
  ConfirmSessionWithPasskeyDocument,
  FinishPasskeyRegistrationDocument,
  FinishPasskeySignInDocument,
  StartPasskeyRegistrationDocument,
  StartPasskeySignInDocument,
} from '#src/platform/graphql/documents.gen.ts'
import { randomHex } from '#src/platform/idempotency/random-hex.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { asSameDevice } from './same-device.ts'
import { openSession, type SignedIn } from './sign-in.ts'

const handled = { isErrorHandled: true } as const

/**
 * What the device has signed for the shop. If the request or its response is lost, the same proof is sent again: a new one would leave
 * a second passkey on the device, or a second session.
 */
export type PasskeyProof = { readonly response: string; readonly idempotencyKey: string }

const proofOf = (credential: object): PasskeyProof => ({
  response: JSON.stringify(credential),
  idempotencyKey: randomHex(16),
})

/** Signs in with the proof of `choosePasskey`. Throws GraphqlFailure. */
export async function signInWithPasskey(store: StoreView, proof: PasskeyProof): Promise<SignedIn> {
  const { response, idempotencyKey } = proof
  const options = { ...handled, idempotencyKey }
  const { finishPasskeySignIn: given } = await mutate(FinishPasskeySignInDocument, { response }, undefined, options)
  return openSession(store, given?.token, given?.email ?? '')
}

/** Proves with a passkey who uses the session. */
export async function confirmWithPasskey(): Promise<void> {
  const { response } = await choosePasskey()
  await mutate(ConfirmSessionWithPasskeyDocument, { response }, undefined, handled)
}

/**
 * Lets the visitor choose a passkey. With `isAutofill` the browser offers them in the email field, and waits. Throws GraphqlFailure,
 * or an error of the browser.
 */
export async function choosePasskey({ isAutofill = false } = {}): Promise<PasskeyProof> {
  const { startPasskeySignIn: started } = await asSameDevice(() =>
    mutate(StartPasskeySignInDocument, {}, undefined, handled),
  )
  const optionsJSON = optionsOf<PublicKeyCredentialRequestOptionsJSON>(started)
  return proofOf(await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }))
}

/** Creates a passkey on this device, or on one that the browser offers. The password is needed if the sign-in was long ago. */
export async function createPasskey(password: string): Promise<PasskeyProof> {
  const { startPasskeyRegistration: started } = await mutate(
    StartPasskeyRegistrationDocument,
    { password: password || null },
    undefined,
    handled,
  )
  const optionsJSON = optionsOf<PublicKeyCredentialCreationOptionsJSON>(started)
  return proofOf(await startRegistration({ optionsJSON }))
}

/** Adds the passkey of `createPasskey` to the customer's account. Throws GraphqlFailure. */
export async function savePasskey({ response, idempotencyKey }: PasskeyProof, name: string): Promise<void> {
  const options = { ...handled, idempotencyKey }
  await mutate(FinishPasskeyRegistrationDocument, { response, name: name || null }, undefined, options)
}

function optionsOf<Options>(started: { readonly options: string } | null): Options {
  if (!started) throw new Error('The server returned no options for a passkey')
  return JSON.parse(started.options) as Options
}

/** Ends what waits for a passkey, such as the offer in the email field. */
export const stopPasskeys = (): void => WebAuthnAbortService.cancelCeremony()

/** Why a passkey was not used or added. */
export function passkeyFailure(t: Translate, error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return t('customer.passkey.cancelled')
  if (name === 'InvalidStateError') return t('customer.passkey.known')
  if (error instanceof WebAuthnError || name === 'SecurityError') return t('customer.passkey.unsupported')
  return failureText(t, error)
}
