import { moveConsents, moveSubscription, type AddressProof, type Subscribing } from '#src/consent/consent.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { storeSettings, storeUrls } from '#src/store/store.ts'
import { acceptantOf } from './acceptant.ts'
import { mailLink, mailNotice, publishTakenEmail } from '../sign-in/account-links.ts'
import { accountErrors } from '../errors.ts'
import { deleteLinks } from '../link-queries.ts'
import { lockAccount, updateEmail } from '../profile-queries.ts'
import { selectAccount, type AccountRow } from '../queries.ts'
import { deleteSessions } from '../session-queries.ts'
import { checkedEmail } from './register.ts'
import { signedIn } from '../sign-in/sessions.ts'
import { checkPasswordAgain } from '../sign-in/sign-in.ts'

// Limits attempts to find out which email addresses have an account.
const perCustomer: AttemptLimit = { name: 'email change', most: 5, seconds: 86_400 }

/** What a change of an account answers: its id, and the email that was asked for, even if it belongs to somebody else. */
export interface ChangedAccount {
  id: number
  email: string
}

/** Changes the email of the signed-in customer, which requires the password. */
export async function changeEmail(
  context: Context,
  given: { email: string; password: string },
): Promise<ChangedAccount> {
  const account = await ownAccount(context)
  const change = await checkEmailChange(context, account, given)
  if (change !== null) await context.transaction((tx) => saveEmail(context, tx, change))
  return { id: account.id, email: change?.email ?? account.email }
}

/** How the account proves its address. */
export function addressProof({ isAddressProven, isConfirmed }: AccountRow): AddressProof {
  if (isAddressProven) return 'proven'
  return isConfirmed ? 'none' : 'awaited'
}

/** The account as far as its newsletter is concerned, with the new address if that is changed. */
export const subscribing = (account: AccountRow, change: EmailChange | null): Subscribing => ({
  customerId: account.id,
  email: change?.email ?? account.email,
  proof: change === null ? addressProof(account) : newProof(change),
})

const newProof = ({ mustConfirm }: EmailChange): AddressProof => (mustConfirm ? 'awaited' : 'none')

/** A verified change with everything needed to save it. */
export interface EmailChange {
  account: AccountRow
  email: string
  mustConfirm: boolean
  /** Whether the merchant tells that an address is taken, rather than only its owner. */
  revealsTaken: boolean
  /** The store view's base URL, for the confirmation link. */
  base: string
}

export async function ownAccount(context: Context): Promise<AccountRow> {
  const account = await selectAccount(context.db, signedIn(context))
  if (account === undefined) throw platformErrors.NOT_SIGNED_IN()
  return account
}

/** Checks the password and the email address; null if the account already has this email address. */
export async function checkEmailChange(
  context: Context,
  account: AccountRow,
  given: { email: string; password: string },
): Promise<EmailChange | null> {
  const email = checkedEmail(given.email)
  await checkPasswordAgain(context, account, given.password)
  if (email === account.email) return null
  const wait = await context.transaction((tx) => countAttempt(tx, perCustomer, String(account.id), context.now))
  if (wait > 0) throw tooManyAttempts(context.visitor, wait)
  const settings = await storeSettings(context)
  const mustConfirm = settings['customer/create_account/confirm']
  const revealsTaken = settings['customer/create_account/reveal_taken_email']
  return { account, email, mustConfirm, revealsTaken, base: (await storeUrls(context)).base }
}

/**
 * Saves the new email address and notifies both. Links that were emailed to the old one become invalid, and all other sessions
 * of the account end: who changes the address may want somebody out who knows the old one. If the shop requires confirmation, the new email address must be confirmed before the next sign-in.
 * An address that belongs to another account changes nothing, and its owner gets an email. Returns false then.
 */
export async function saveEmail(context: Context, tx: Writer, change: EmailChange): Promise<boolean> {
  const { account, email, mustConfirm, base } = change
  const { store, now } = context
  await lockAccount(tx, account.id)
  // A call that was sent twice at the same moment: the other one has changed the email address.
  if ((await selectAccount(tx, account.id))?.email === email) return true
  if (!(await updateEmail(tx, account.id, { email, isConfirmed: !mustConfirm }))) {
    if (change.revealsTaken) throw accountErrors.CHANGED_EMAIL_TAKEN()
    await publishTakenEmail(context, tx, email)
    return false
  }
  await moveConsents(context, tx, acceptantOf(account), { email, unprovenCustomerId: account.id })
  await moveSubscription(context, tx, subscribing(account, null), { email, proof: newProof(change) })
  await deleteLinks(tx, account.id, 'reset')
  await deleteLinks(tx, account.id, 'confirm')
  await deleteSessions(tx, account.id, context.sessionHash)
  if (mustConfirm) await mailLink({ store, base, now }, tx, 'confirm', { ...account, email })
  await mailNotice(context, tx, account, 'emailChanged')
  await mailNotice(context, tx, { ...account, email }, 'emailReceived')
  return true
}
