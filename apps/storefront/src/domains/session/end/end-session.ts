import { forgetOfGuests } from '#src/platform/storage/forget-entries.ts'
import { SignOutDocument } from '#src/platform/graphql/documents.gen.ts'
import { clearCachedResponses, mutate } from '#src/platform/graphql/client.ts'
import { setCustomerDetails } from '../token/customer-details.ts'
import { forgetClient, forgetVisitor } from './forget-visitor.ts'
import { leaveNotice, type NoticeKey } from './leave-notice.ts'
import { dropToken } from '../token/session-token.ts'

type Options = {
  /** True to revoke the token on the server; false if the server has already ended the session. */
  readonly isRevoked: boolean
  /** True to keep typed drafts for the same customer's next sign-in. */
  readonly keepsDrafts?: boolean
  /**
   * True if the page is about to reload; then the session's listeners are not notified, so that the page does not change before.
   */
  readonly isQuiet?: boolean
  /** The notice to show if the session did not end by the shopper's own sign-out. */
  readonly notice?: NoticeKey
}

/** Signs out: revokes the token, then deletes it with the carts and all customer data in every store view. */
export async function endSession({ isRevoked, keepsDrafts = false, isQuiet = false, notice }: Options): Promise<void> {
  // First stop acting for a client, so that it is the agent who signs out.
  forgetClient()
  // Sign out even if the server cannot be reached: the server's half of the token expires by itself.
  if (isRevoked) await mutate(SignOutDocument, {}, undefined, { endsSession: true }).catch(() => undefined)
  forgetVisitor({ keepsDrafts })
  forgetOfGuests(['pending_order', 'pending_order_here'])
  if (notice) await leaveNotice(notice)
  dropToken(isQuiet)
  if (!isQuiet) setCustomerDetails(undefined)
  await clearCachedResponses()
}
