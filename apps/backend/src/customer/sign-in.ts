import {
  countAttempt,
  forgetAttempts,
  takeBackAttempt,
  tooManyAttempts,
  type AttemptLimit,
} from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { UserError } from '#src/platform/user-error.ts'
import { setHostCookie } from '#src/platform/visitor.ts'
import { isPassword } from './passwords.ts'
import { selectByEmail } from './queries.ts'
import { normalEmail } from './save-customers.ts'
import { isDeviceOf, saveDevice } from './session-queries.ts'
import { beginSession, sessionSeconds } from './sessions.ts'
import { hashToken, newToken } from './tokens.ts'

const refusal =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const unconfirmed = "This account isn't confirmed. Verify and try again."

const perAccount: AttemptLimit = { name: 'sign-in account', most: 10, seconds: 900, firstDelaySeconds: 30 }
const perAddress: AttemptLimit = { name: 'sign-in address', most: 30, seconds: 900 }

const deviceCookie = '__Host-d'
const deviceSeconds = 365 * 86_400

/** Exchanges e-mail and password for a token; an unknown e-mail gets the same answer after the same work. */
export async function signIn(context: Context, email: string, password: string) {
  if (email.trim() === '') throw new UserError('graphql-input', 'Specify the "email" value.')
  if (password === '') throw new UserError('graphql-input', 'Specify the "password" value.')
  const account = await selectByEmail(context.db, context.store.websiteId, normalEmail(email))
  const tries = await countSignIn(context, email, account?.id)
  if (!(await isPassword(password, account?.passwordHash)) || account === undefined)
    throw new UserError('graphql-authentication', refusal)
  if (!account.isConfirmed) throw new UserError('graphql-authentication', unconfirmed)
  const seconds = await sessionSeconds(context)
  return context.transaction(async (tx) => {
    await forgiveTries(context, tx, tries)
    await rememberDevice(context, tx, account.id)
    const session = await beginSession(context, tx, account, { signedInAt: context.now, seconds })
    if (session === null) throw new UserError('graphql-authentication', refusal)
    return session
  })
}

/** Checks a signed-in customer's own password under the same limit as a sign-in. */
export async function checkPasswordAgain(
  context: Context,
  account: { id: number; email: string; passwordHash: string },
  password: string,
): Promise<void> {
  const tries = await countSignIn(context, account.email, account.id)
  if (!(await isPassword(password, account.passwordHash)))
    throw new UserError('graphql-authentication', 'Invalid login or password.')
  await context.transaction((tx) => forgiveTries(context, tx, tries))
}

/** After a right password the account's tries are forgotten, of the address only this one: others may still guess there. */
async function forgiveTries(context: Context, tx: Writer, key: string): Promise<void> {
  await forgetAttempts(tx, perAccount, key)
  const address = context.visitor?.address ?? null
  if (address !== null) await takeBackAttempt(tx, perAddress, address)
}

/**
 * Counts the try before the password is looked at, so that tries at the same moment cannot slip through together.
 * Answers under which key: a browser that the customer has used before has its own, which no stranger can use up.
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

async function rememberDevice(context: Context, tx: Writer, customerId: number): Promise<void> {
  const { visitor, now } = context
  if (visitor?.isStorefront !== true) return
  const known = visitor.cookie(deviceCookie)
  const device = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newToken()
  setHostCookie(visitor, deviceCookie, device, deviceSeconds)
  await saveDevice(tx, hashToken(device), customerId, now)
}
