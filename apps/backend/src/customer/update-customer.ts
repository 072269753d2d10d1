import { checkDifferent } from '@bocian/rules/validators.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { selectAccount, updateAccount, updatePassword } from './queries.ts'
import { checkedName } from './register.ts'
import { deleteSessions, keepSession } from './session-queries.ts'
import { notSignedIn, signedIn } from './sessions.ts'
import { checkPasswordAgain } from './sign-in.ts'

interface CustomerChange {
  firstname?: string | null
  lastname?: string | null
  is_subscribed?: boolean | null
}

/** Changes what is given of the signed-in customer's own data and answers the customer's id. */
export async function updateCustomer(context: Context, change: CustomerChange): Promise<number> {
  const id = signedIn(context)
  const { firstname, lastname, is_subscribed: isSubscribed } = change
  const values = {
    ...(firstname == null ? {} : { firstname: checkedName(firstname, 'First Name') }),
    ...(lastname == null ? {} : { lastname: checkedName(lastname, 'Last Name') }),
    ...(isSubscribed == null ? {} : { isSubscribed }),
  }
  await context.transaction((tx) => updateAccount(tx, id, values))
  return id
}

/** Sets a new password. Every other session of the account ends; the one that asked goes on. */
export async function changePassword(context: Context, current: string, next: string): Promise<void> {
  const account = await selectAccount(context.db, signedIn(context))
  if (account === undefined) throw notSignedIn()
  await checkPasswordAgain(context, account, current)
  const same = checkDifferent(next, current)
  if (same !== null) throw new UserError('graphql-input', same.defaultMessage)
  await checkNewPassword(context, next)
  const passwordHash = await hashPassword(next)
  await context.transaction(async (tx) => {
    const version = await updatePassword(tx, account.id, passwordHash)
    await deleteSessions(tx, account.id, context.sessionHash)
    if (context.sessionHash !== undefined) await keepSession(tx, context.sessionHash, version)
  })
}
