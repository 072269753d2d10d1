import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { recordDevice, warningOrigin } from '../sign-in/devices.ts'
import { accountErrors, passkeyErrors } from '../errors.ts'
import { selectAccount } from '../queries.ts'
import { beginSession, sessionSeconds } from '../sign-in/sessions.ts'
import { drawChallenge, takeChallenge } from './challenges.ts'
import { savePasskeyUse, selectPasskey } from '../passkey-queries.ts'
import { readUsed } from './read-response.ts'
import { relyingParty } from './relying-party.ts'
import { verifyUsed, webAuthn } from './verify-passkey.ts'

// Each view of the sign-in page starts one, so that the browser can offer passkeys in the email field.
const perAddress: AttemptLimit = { name: 'passkey sign-in address', most: 120, seconds: 900 }

/** Starts a sign-in with any passkey that the browser has for the shop. */
export async function startPasskeySignIn(context: Context) {
  const party = await relyingParty(context)
  const address = context.visitor?.address ?? null
  const wait =
    address === null ? 0 : await context.transaction((tx) => countAttempt(tx, perAddress, address, context.now))
  if (wait > 0) throw tooManyAttempts(context.visitor, wait)
  const { generateAuthenticationOptions } = await webAuthn()
  const challenge = await drawChallenge(context)
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge,
    userVerification: 'required',
    timeout: 5 * 60_000,
  })
  return { options: JSON.stringify(options) }
}

/** Signs in with a passkey, which proves more than a password: the device, and the person's fingerprint, face or PIN. */
export async function finishPasskeySignIn(context: Context, text: string) {
  const { passkey, use } = await usedPasskey(context, text)
  const account = await selectAccount(context.db, passkey.customerId)
  if (account?.websiteId !== context.store.websiteId) throw passkeyErrors.PASSKEY_UNKNOWN()
  if (!account.isConfirmed) throw accountErrors.ACCOUNT_UNCONFIRMED()
  const [origin, seconds] = [await warningOrigin(context), await sessionSeconds(context)]
  return context.transaction(async (tx) => {
    if (!(await savePasskeyUse(tx, passkey.id, use))) throw passkeyErrors.PASSKEY_INVALID()
    await recordDevice(context, tx, account, origin)
    const session = { signedInAt: context.now, seconds, method: 'passkey' as const }
    const token = await beginSession(context, tx, account, session)
    if (token === null) throw passkeyErrors.PASSKEY_INVALID()
    return { email: account.email, token }
  })
}

/** The passkey of a response to `startPasskeySignIn`, verified, and what has to be saved about its use. */
export async function usedPasskey(context: Context, text: string) {
  const party = await relyingParty(context)
  const { response, challenge } = readUsed(text)
  await takeChallenge(context, challenge, null)
  const passkey = await selectPasskey(context.db, response.id, party.id)
  if (passkey === undefined) throw passkeyErrors.PASSKEY_UNKNOWN()
  const use = await verifyUsed(response, challenge, party, passkey)
  return { passkey, use: { ...use, now: context.now } }
}
