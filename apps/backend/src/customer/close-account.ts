import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { message } from '#src/platform/messages.ts'
import { UserError } from '#src/platform/user-error.ts'
import { mailNotice } from './account-links.ts'
import { deleteAccount, lockAccount } from './profile-queries.ts'
import { dropSessionCookie, notSignedIn } from './sessions.ts'

type Account = { id: number; email: string; firstname: string; isAgent: boolean }

/**
 * Deletes an account with its address book, sessions, links and wish lists, and notifies its owner. An agent's account is
 * refused, since it owns the trail of what was done for clients. `before` deletes the data of other domains.
 */
export async function closeAccount(
  context: Context,
  account: Account,
  before: (tx: Writer) => Promise<void>,
): Promise<void> {
  if (account.isAgent) throw new UserError('graphql-authorization', message(context.store.locale, 'account.agentStays'))
  await context.transaction(async (tx) => {
    if (!(await lockAccount(tx, account.id))) throw notSignedIn()
    await before(tx)
    await mailNotice(context, tx, account, 'accountDeleted')
    await deleteAccount(tx, account.id)
  })
  dropSessionCookie(context)
}
