import { randomBytes } from 'node:crypto'
import { oneLine } from '@bocian/rules/clean-text.ts'
import { fullName } from '@bocian/rules/person-name.ts'
import type { Context } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import { decodeId } from '#src/platform/uid.ts'
import { shopNameOf, storeUrls } from '#src/store/store.ts'
import { mailWarning } from '../sign-in/account-links.ts'
import { ownAccount } from '../account/change-email.ts'
import { deviceOf } from '../sign-in/device.ts'
import { passkeyErrors, secondFactorErrors } from '../errors.ts'
import { requireRecentSignIn } from '../sign-in/recent-sign-in.ts'
import { requireProofOfAgent } from '../second-factor/own-proofs.ts'
import { saveProof } from '../session-queries.ts'
import { describeSignInWays, lockSignInWays } from '../social/sign-in-ways.ts'
import { signedIn } from '../sign-in/sessions.ts'
import { drawChallenge, takeChallenge } from './challenges.ts'
import { usedPasskey } from './passkey-sign-in.ts'
import {
  deletePasskey,
  insertPasskey,
  savePasskeyUse,
  selectPasskeys,
  updatePasskeyName,
  type PasskeyRow,
} from '../passkey-queries.ts'
import { readCreated } from './read-response.ts'
import { relyingParty } from './relying-party.ts'
import { algorithms, verifyCreated, webAuthn } from './verify-passkey.ts'

const most = 20
const longestName = 60

/** Starts to add a passkey to the signed-in customer's account. */
export async function startPasskeyRegistration(context: Context, password: string | null | undefined) {
  const account = await ownAccount(context)
  const party = await relyingParty(context)
  await requireProofOfAgent(context, account)
  await requireRecentSignIn(context, account, password)
  const passkeys = await selectPasskeys(context.db, account.id)
  refuseTooMany(passkeys)
  const userHandle = passkeys[0]?.userHandle ?? randomBytes(32).toString('base64url')
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: await shopNameOf(context.db, context.store),
    rpID: party.id,
    challenge: await drawChallenge(context, { customerId: account.id, userHandle }),
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    userName: account.email,
    userDisplayName: fullName(context.store.locale, account),
    timeout: 5 * 60_000,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: JSON.stringify(options) }
}

/** Adds the passkey that the browser has created, and notifies the owner of the account. */
export async function finishPasskeyRegistration(
  context: Context,
  given: { response: string; name?: string | null | undefined },
) {
  const account = await ownAccount(context)
  const party = await relyingParty(context)
  const { response, challenge } = readCreated(given.response)
  const { userHandle } = await takeChallenge(context, challenge, account.id)
  const passkey = await verifyCreated(response, challenge, party)
  const name = cleanName(given.name ?? '') || deviceName(context)
  const { base } = await storeUrls(context)
  const { store, now } = context
  return context.transaction(async (tx) => {
    refuseTooMany(await selectPasskeys(tx, account.id))
    const row = { ...passkey, customerId: account.id, rpId: party.id, userHandle, name, createdAt: now }
    if (!(await insertPasskey(tx, row))) throw passkeyErrors.PASSKEY_INVALID()
    // Adding it is a use of it.
    if (context.sessionHash !== undefined) await saveProof(tx, context.sessionHash, now)
    await mailWarning({ store, base, now }, tx, account, 'passkeyAdded', { passkey: name })
    return describeSignInWays(context, tx)
  })
}

export async function renamePasskey(context: Context, uid: string, given: string) {
  const customerId = signedIn(context)
  const name = cleanName(given)
  if (name === '') throw passkeyErrors.PASSKEY_NAME_MISSING()
  return context.transaction(async (tx) => {
    if (!(await updatePasskeyName(tx, customerId, decodeId(uid), name))) throw passkeyErrors.PASSKEY_NOT_FOUND()
    return describeSignInWays(context, tx)
  })
}

/** Removes a passkey and notifies the owner. Refuses to remove the last way to sign in, or the only proof of an agent. */
export async function removePasskey(context: Context, uid: string) {
  const account = await ownAccount(context)
  const id = decodeId(uid)
  await requireProofOfAgent(context, account)
  const { base } = await storeUrls(context)
  const { store, now } = context
  return context.transaction(async (tx) => {
    const ways = await lockSignInWays(tx, account.id)
    const passkey = ways.passkeys.find((one) => one.id === id)
    if (passkey !== undefined) {
      const isLast = ways.passkeys.length === 1
      if (isLast && !ways.hasPassword && ways.providers.length === 0) throw passkeyErrors.LAST_SIGN_IN_WAY()
      if (isLast && account.isAgent && !ways.hasApp) throw secondFactorErrors.LAST_SECOND_FACTOR()
      await deletePasskey(tx, account.id, id)
      await mailWarning({ store, base, now }, tx, account, 'passkeyRemoved', { passkey: passkey.name })
    }
    return describeSignInWays(context, tx)
  })
}

/** Proves with one of the customer's passkeys who uses the session. */
export async function confirmSessionWithPasskey(context: Context, text: string) {
  const customerId = signedIn(context)
  const { sessionHash, now } = context
  const { passkey, use } = await usedPasskey(context, text)
  if (passkey.customerId !== customerId) throw passkeyErrors.PASSKEY_UNKNOWN()
  return context.transaction(async (tx) => {
    if (!(await savePasskeyUse(tx, passkey.id, use))) throw passkeyErrors.PASSKEY_INVALID()
    if (sessionHash !== undefined) await saveProof(tx, sessionHash, now)
    return describeSignInWays(context, tx)
  })
}

function refuseTooMany(passkeys: readonly PasskeyRow[]): void {
  if (passkeys.length >= most) throw passkeyErrors.PASSKEY_TOO_MANY({ maximum: most })
}

const cleanName = (name: string): string => oneLine(name).slice(0, longestName)

function deviceName({ store, visitor }: Context): string {
  const { browser, platform } = deviceOf(visitor?.userAgent ?? '')
  const names = [browser, platform].filter((name) => name !== null).join(', ')
  return names || message(store.locale, 'mail.newDevice.unknown')
}
