import { checkDifferent } from '@bocian/rules/validators.ts'
import { grantConsent } from '#src/consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import { storeUrls } from '#src/store/store.ts'
import { checkNewsletterChange, saveNewsletterChange, type NewsletterInput } from './change-newsletter.ts'
import { mailWarning } from '../sign-in/account-links.ts'
import { acceptantOf } from './acceptant.ts'
import {
  checkEmailChange,
  ownAccount,
  saveEmail,
  subscribing,
  type ChangedAccount,
  type EmailChange,
} from './change-email.ts'
import { accountErrors } from '../errors.ts'
import { checkNewPassword } from '../sign-in/new-password.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { normalEmail } from '../sign-in/save-customers.ts'
import { updateProfile } from '../profile-queries.ts'
import { readProfile, type ProfileInput } from './profile.ts'
import { updateAccount, updatePassword, type AccountRow } from '../queries.ts'
import { checkedName, checkedAgreements } from './register.ts'
import { deleteSessions, keepSession } from '../session-queries.ts'
import { checkPasswordAgain } from '../sign-in/sign-in.ts'

interface CustomerChange extends ProfileInput, NewsletterInput {
  email?: string | null
  firstname?: string | null
  lastname?: string | null
  password?: string | null
}

/**
 * Changes the given data of the signed-in customer. A new email requires the current password.
 * Everything is validated before anything is saved. Consents for a newsletter that its owner still has to confirm by email are granted with
 * that confirmation.
 */
export async function updateCustomer(context: Context, change: CustomerChange): Promise<ChangedAccount> {
  const account = await ownAccount(context)
  if (Object.values(change).every((value) => value === undefined)) throw accountErrors.CUSTOMER_INPUT_MISSING()
  const { firstname, lastname } = change
  const values = {
    ...(firstname == null ? {} : { firstname: checkedName(firstname, 'firstname') }),
    ...(lastname == null ? {} : { lastname: checkedName(lastname, 'lastname') }),
  }
  const profile = readProfile(context, change)
  const agreements = checkedAgreements(change.agreements)
  const emailChange = await checkCredentials(context, account, change)
  const owner = subscribing(account, emailChange)
  const newsletter = await checkNewsletterChange(context, owner, change)
  const isMoved = await context.transaction(async (tx) => {
    const isTaken = emailChange !== null && !(await saveEmail(context, tx, emailChange))
    await updateAccount(tx, account.id, values)
    await updateProfile(tx, account.id, profile)
    // The newsletter of an address of somebody else is not theirs to change.
    if (!isTaken) await saveNewsletterChange(context, tx, owner, newsletter)
    return emailChange !== null && !isTaken
  })
  const acceptant = acceptantOf(isMoved ? { ...account, email: owner.email, isAddressProven: false } : account)
  const awaited = new Set(newsletter.consents.map(({ agreementId }) => agreementId))
  for (const id of agreements) if (!awaited.has(id)) await grantConsent(context, acceptant, id)
  return { id: account.id, email: owner.email }
}

/** The given password is the current one. It authorizes the change and is never set. */
async function checkCredentials(
  context: Context,
  account: AccountRow,
  { email, password }: CustomerChange,
): Promise<EmailChange | null> {
  const isSame = email == null || normalEmail(email) === account.email
  if (!password) {
    if (isSame) return null
    throw accountErrors.CURRENT_PASSWORD_MISSING()
  }
  if (!isSame) return checkEmailChange(context, account, { email, password })
  await checkPasswordAgain(context, account, password)
  return null
}

/** Sets a new password, ends all other sessions of the account, and notifies its owner. */
export async function changePassword(context: Context, current: string, next: string): Promise<void> {
  const account = await ownAccount(context)
  if (current.trim() === '') throw accountErrors.OLD_PASSWORD_MISSING()
  if (next.trim() === '') throw accountErrors.NEW_PASSWORD_MISSING()
  await checkPasswordAgain(context, account, current)
  if (checkDifferent(next, current) !== null) throw accountErrors.PASSWORD_UNCHANGED()
  await checkNewPassword(context, next)
  const passwordHash = await hashPassword(next)
  const { store, now } = context
  const { base } = await storeUrls(context)
  await context.transaction(async (tx) => {
    const version = await updatePassword(tx, account.id, passwordHash)
    await deleteSessions(tx, account.id, context.sessionHash)
    if (context.sessionHash !== undefined) await keepSession(tx, context.sessionHash, version)
    await mailWarning({ store, base, now }, tx, account, 'passwordChanged')
  })
}
