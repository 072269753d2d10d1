import {
  countAttempt,
  forgetAttempts,
  takeBackAttempt,
  tooManyAttempts,
  type AttemptLimit,
} from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { storeSettings } from '#src/store/store.ts'
import { publishLinkRequest } from './account-links.ts'
import { deviceCookie, recordDevice, warningOrigin } from './devices.ts'
import { accountErrors } from '../errors.ts'
import { hasValidLink } from '../link-queries.ts'
import { isPassword } from './passwords.ts'
import { selectByEmail, updateHasPassword } from '../queries.ts'
import { normalEmail } from './save-customers.ts'
import { isDeviceOf } from '../session-queries.ts'
import { beginSession, sessionSeconds } from './sessions.ts'
import { hashToken } from './tokens.ts'

const perAccount: AttemptLimit = { name: 'sign-in account', most: 10, seconds: 900, firstDelaySeconds: 30 }
const perAddress: AttemptLimit = { name: 'sign-in address', most: 30, seconds: 900 }

/**
 * Exchanges e-mail and password for a token. An unknown e-mail gets the same response after the same work, and so does an account that
 * is not confirmed yet: somebody who has just registered an address would learn from another response that it had been free.
 */
export async function signIn(context: Context, email: string, password: string) {
  if (email.trim() === '') throw accountErrors.SIGN_IN_EMAIL_MISSING()
  if (password === '') throw accountErrors.SIGN_IN_PASSWORD_MISSING()
  const account = await selectByEmail(context.db, context.store.websiteId, normalEmail(email))
  const tries = await countSignIn(context, email, account?.id)
  if (!(await isPassword(password, account?.passwordHash)) || account === undefined)
    throw accountErrors.SIGN_IN_INCORRECT()
  if (!account.isConfirmed) throw await refuseUnconfirmed(context, account)
  const seconds = await sessionSeconds(context)
  const origin = await warningOrigin(context)
  return context.transaction(async (tx) => {
    await resetAttempts(context, tx, tries)
    if (!account.hasPassword) await updateHasPassword(tx, account.id)
    await recordDevice(context, tx, account, origin)
    const session = await beginSession(context, tx, account, { signedInAt: context.now, seconds, method: 'password' })
    if (session === null) throw accountErrors.SIGN_IN_INCORRECT()
    return session
  })
}

/** The refusal of an account that is not confirmed. If its emailed link has expired, its owner gets another one. */
async function refuseUnconfirmed(context: Context, { id, email }: { id: number; email: string }): Promise<Error> {
  if (!(await hasValidLink(context.db, id, 'confirm', context.now)))
    await context.transaction((tx) => publishLinkRequest(context, tx, 'confirm', email))
  const revealsTaken = (await storeSettings(context))['customer/create_account/reveal_taken_email']
  return revealsTaken ? accountErrors.ACCOUNT_UNCONFIRMED() : accountErrors.SIGN_IN_INCORRECT()
}

/** Checks the signed-in customer's password, under the same limit as sign-in. */
export async function checkPasswordAgain(
  context: Context,
  account: { id: number; email: string; passwordHash: string },
  password: string,
): Promise<void> {
  const tries = await countSignIn(context, account.email, account.id)
  if (!(await isPassword(password, account.passwordHash))) throw accountErrors.PASSWORD_INCORRECT()
  await context.transaction((tx) => resetAttempts(context, tx, tries))
}

/** After a correct password, resets the attempts of the account, but only reverts this one attempt of the IP address. */
async function resetAttempts(context: Context, tx: Writer, key: string): Promise<void> {
  await forgetAttempts(tx, perAccount, key)
  const address = context.visitor?.address ?? null
  if (address !== null) await takeBackAttempt(tx, perAddress, address)
}

/**
 * Counts the attempt before the password is checked, so that concurrent attempts cannot bypass the limit. Returns the key
 * of the counter. A browser that the customer has used before has its own counter, so strangers cannot lock it out.
 */
async function countSignIn(context: Context, email: string, customerId: number | undefined): Promise<string> {
  const device = context.visitor?.cookie(deviceCookie)
  const isKnown =
    device !== undefined && customerId !== undefined && (await isDeviceOf(context.db, hashToken(device), customerId))
  const account = `${context.store.websiteId} ${normalEmail(email)}`
  const key = isKnown ? `${account} ${hashToken(device)}` : account
  const address = context.visitor?.address ?? null
  const wait = await context.transaction(async (tx) => {
    const ofAccount = await countAttempt(tx, perAccount, key, context.now)
    if (ofAccount > 0 || address === null) return ofAccount
    return countAttempt(tx, perAddress, address, context.now)
  })
  if (wait > 0) throw tooManyAttempts(context.visitor, wait)
  return key
}
