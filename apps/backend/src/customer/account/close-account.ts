import { forgetSubscription } from '#src/consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { mailNotice } from '../sign-in/account-links.ts'
import { localAccountErrors } from '../errors.ts'
import { deleteAccount, lockAccount } from '../profile-queries.ts'
import type { AccountRow } from '../queries.ts'
import { dropSessionCookie } from '../sign-in/sessions.ts'
import { subscribing } from './change-email.ts'

/**
 * Deletes an account with its address book, sessions, links and wish lists, and notifies its owner. Refuses an agent's
 * account, because the audit log of actions for clients refers to it. `before` deletes the data of other domains.
 */
export async function closeAccount(
  context: Context,
  account: AccountRow,
  before: (tx: Writer) => Promise<void>,
): Promise<void> {
  if (account.isAgent) throw localAccountErrors.AGENT_ACCOUNT_STAYS(context.store)
  await context.transaction(async (tx) => {
    if (!(await lockAccount(tx, account.id))) throw platformErrors.NOT_SIGNED_IN()
    await before(tx)
    await mailNotice(context, tx, account, 'accountDeleted')
    await forgetSubscription(context, tx, subscribing(account, null))
    await deleteAccount(tx, account.id)
  })
  dropSessionCookie(context)
}
