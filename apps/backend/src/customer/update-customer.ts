import { checkDifferent } from '@bocian/rules/validators.ts'
import type { Context } from '#src/platform/context.ts'
import { checkEmailChange, ownAccount, saveEmail, type EmailChange } from './change-email.ts'
import { accountErrors } from './errors.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { updateProfile } from './profile-queries.ts'
import { readProfile, type ProfileInput } from './profile.ts'
import { insertAgreements, updateAccount, updatePassword, type AccountRow } from './queries.ts'
import { checkedAgreements, checkedName } from './register.ts'
import { deleteSessions, keepSession } from './session-queries.ts'
import { checkPasswordAgain } from './sign-in.ts'

interface CustomerChange extends ProfileInput {
  agreements?: readonly (number | null)[] | null
  email?: string | null
  firstname?: string | null
  is_subscribed?: boolean | null
  lastname?: string | null
  password?: string | null
}

/**
 * Changes the given data of the signed-in customer and returns the customer's id. A new email requires the current password.
 * Everything is validated before anything is saved.
 */
export async function updateCustomer(context: Context, change: CustomerChange): Promise<number> {
  const account = await ownAccount(context)
  const { firstname, lastname, is_subscribed: isSubscribed } = change
  const values = {
    ...(firstname == null ? {} : { firstname: checkedName(firstname, 'firstname') }),
    ...(lastname == null ? {} : { lastname: checkedName(lastname, 'lastname') }),
    ...(isSubscribed == null ? {} : { isSubscribed }),
  }
  const profile = readProfile(context, change)
  const accepted = checkedAgreements(change.agreements).map((agreement) => ({
    customerId: account.id,
    agreement: String(agreement),
  }))
  const emailChange = await checkCredentials(context, account, change)
  await context.transaction(async (tx) => {
    if (emailChange !== null) await saveEmail(context, tx, emailChange)
    await updateAccount(tx, account.id, values)
    await updateProfile(tx, account.id, profile)
    if (accepted.length > 0) await insertAgreements(tx, accepted, context.now)
  })
  return account.id
}

/** The given password is the current one. It authorizes the change and is never set. */
async function checkCredentials(
  context: Context,
  account: AccountRow,
  { email, password }: CustomerChange,
): Promise<EmailChange | null> {
  const isSame = email == null || email.trim().toLowerCase() === account.email
  if (!password) {
    if (isSame) return null
    throw accountErrors.CURRENT_PASSWORD_MISSING()
  }
  if (!isSame) return checkEmailChange(context, account, { email, password })
  await checkPasswordAgain(context, account, password)
  return null
}

/** Sets a new password and ends all other sessions of the account. */
export async function changePassword(context: Context, current: string, next: string): Promise<void> {
  const account = await ownAccount(context)
  await checkPasswordAgain(context, account, current)
  if (checkDifferent(next, current) !== null) throw accountErrors.PASSWORD_UNCHANGED()
  await checkNewPassword(context, next)
  const passwordHash = await hashPassword(next)
  await context.transaction(async (tx) => {
    const version = await updatePassword(tx, account.id, passwordHash)
    await deleteSessions(tx, account.id, context.sessionHash)
    if (context.sessionHash !== undefined) await keepSession(tx, context.sessionHash, version)
  })
}
