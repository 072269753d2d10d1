import { checkEmail } from '@bocian/rules/validators.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import { confirmWithAccount, saveAcceptances } from '#src/consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import { storeUrls } from '#src/store/store.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { mailWarning, publishLinkRequest } from '../sign-in/account-links.ts'
import { accountErrors } from '../errors.ts'
import { isValidLink, takeLink } from '../link-queries.ts'
import { checkNewPassword } from '../sign-in/new-password.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { deletePasskeys } from '../passkey-queries.ts'
import { selectByEmail, updateAccount, updatePassword } from '../queries.ts'
import { registrationConsents, type Registration } from './register.ts'
import { normalEmail } from '../sign-in/save-customers.ts'
import { deleteSessions } from '../session-queries.ts'
import { hashToken } from '../sign-in/tokens.ts'

const perMailbox: AttemptLimit = { name: 'account mail', most: 3, seconds: 3_600 }
const perAddress: AttemptLimit = { name: 'account mail address', most: 20, seconds: 3_600 }
const perGuess: AttemptLimit = { name: 'account link', most: 10, seconds: 3_600 }

/** Emails a reset link, at most three times an hour per email address. Returns true for unknown addresses too. */
export function requestPasswordReset(context: Context, email: string): Promise<boolean> {
  return requestLink(context, 'reset', email)
}

/** Emails the confirmation link again. Returns true for unknown email addresses too. */
export async function resendConfirmation(context: Context, email: string): Promise<boolean> {
  if (checkEmail(email) !== null) throw accountErrors.CONFIRMED_EMAIL_INVALID()
  return requestLink(context, 'confirm', email)
}

async function requestLink(context: Context, purpose: 'reset' | 'confirm', email: string): Promise<boolean> {
  if (await countRequest(context, email))
    await context.transaction((tx) => publishLinkRequest(context, tx, purpose, normalEmail(email)))
  return true
}

/**
 * Refuses invalid email addresses, and too many requests by one visitor. Returns false when the mailbox has reached its limit.
 */
async function countRequest(context: Context, email: string): Promise<boolean> {
  checkMailbox(email)
  const address = context.visitor?.address ?? null
  const { mailbox, visitor } = await context.transaction(async (tx) => ({
    visitor: address === null ? 0 : await countAttempt(tx, perAddress, address, context.now),
    mailbox: await countAttempt(tx, perMailbox, `${context.store.websiteId} ${normalEmail(email)}`, context.now),
  }))
  if (visitor > 0) throw tooManyAttempts(context.visitor, visitor)
  return mailbox === 0
}

function checkMailbox(email: string): void {
  if (email.trim() === '') throw accountErrors.RESET_EMAIL_MISSING()
  if (checkEmail(email) !== null) throw accountErrors.RESET_EMAIL_INVALID()
}

/**
 * Sets a new password with a one-time link, and stores the accepted agreements of an account that somebody else has opened. Ends all sessions of the account, confirms its email address and notifies its owner.
 */
export async function resetPassword(
  context: Context,
  given: { email: string; resetPasswordToken: string; newPassword: string } & Pick<Registration, 'agreements'>,
): Promise<boolean> {
  checkMailbox(given.email)
  if (given.resetPasswordToken.trim() === '') throw accountErrors.RESET_TOKEN_MISSING()
  if (given.newPassword === '') throw accountErrors.RESET_PASSWORD_MISSING()
  const agreements = await registrationConsents(context, given.agreements)
  await checkNewPassword(context, given.newPassword)
  const account = await selectByEmail(context.db, context.store.websiteId, normalEmail(given.email))
  const link = { hash: hashToken(given.resetPasswordToken), customerId: account?.id ?? 0, purpose: 'reset' as const }
  const isValid = await isValidLink(context.db, link, context.now)
  if (account === undefined || !isValid) return refuseLink(context, given.email, accountErrors.PASSWORD_LINK_INVALID())
  const passwordHash = await hashPassword(given.newPassword)
  const { store, now } = context
  const { base } = await storeUrls(context)
  await context.transaction(async (tx) => {
    if (!(await takeLink(tx, link, context.now))) throw accountErrors.PASSWORD_LINK_INVALID()
    await updatePassword(tx, account.id, passwordHash)
    await updateAccount(tx, account.id, { isConfirmed: true, isAddressProven: true })
    await confirmWithAccount(context, tx, account)
    await saveAcceptances(context, tx, { email: account.email }, agreements)
    await deleteSessions(tx, account.id)
    // An owner who takes the account back this way may have lost it to somebody who then added a passkey. An agent's is a second factor,
    // which the mailbox must not replace.
    const removed = account.isAgent ? 0 : await deletePasskeys(tx, account.id)
    await mailWarning({ store, base, now }, tx, account, removed > 0 ? 'passkeysReset' : 'passwordChanged')
  })
  return true
}

/** Confirms an email address with the link sent to it, and returns the customer's id. */
export async function confirmEmail(context: Context, given: { email: string; confirmation_key: string }) {
  if (checkEmail(given.email) !== null) throw accountErrors.CHECKED_EMAIL_INVALID()
  const account = await selectByEmail(context.db, context.store.websiteId, normalEmail(given.email))
  const link = { hash: hashToken(given.confirmation_key), customerId: account?.id ?? 0, purpose: 'confirm' as const }
  const isTaken = await context.transaction(async (tx) => {
    const isValid = await takeLink(tx, link, context.now)
    if (isValid) {
      await updateAccount(tx, link.customerId, { isConfirmed: true, isAddressProven: true })
      await confirmWithAccount(context, tx, { id: link.customerId, email: normalEmail(given.email) })
    }
    return isValid
  })
  if (isTaken) return link.customerId
  return refuseLink(context, given.email, accountErrors.CONFIRMATION_LINK_INVALID())
}

/** Counts only invalid links, so that guessing does not block the owner's link. */
async function refuseLink(context: Context, email: string, refusal: UserError): Promise<never> {
  const key = `${context.store.websiteId} ${normalEmail(email)}`
  const wait = await context.transaction((tx) => countAttempt(tx, perGuess, key, context.now))
  throw wait > 0 ? tooManyAttempts(context.visitor, wait) : refusal
}
