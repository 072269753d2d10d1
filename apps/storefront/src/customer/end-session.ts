import { dropPendingOfGuests } from '#src/checkout/pending-order.ts'
import { SignOutDocument } from '#src/graphql/documents.gen.ts'
import { forgetAnswers, mutate } from '#src/graphql/client.ts'
import { setCustomerDetails } from './customer-details.ts'
import { forgetClient, forgetVisitor } from './forget-visitor.ts'
import { leaveNotice, type NoticeKey } from './leave-notice.ts'
import { dropToken } from './session-token.ts'

type Options = {
  /** False where the server has ended the session itself. */
  readonly isRevoked: boolean
  /** True when what was typed is to be there when the same customer signs in again. */
  readonly keepsDrafts?: boolean
  /** True where the page is about to be loaded anew: nothing on it changes before. */
  readonly isQuiet?: boolean
  /** The notice to show when the shopper did not ask to sign out. */
  readonly notice?: NoticeKey
}

/** Revokes the token, then forgets it, the cart, and everything kept of the customer in all store views. */
export async function endSession({ isRevoked, keepsDrafts = false, isQuiet = false, notice }: Options): Promise<void> {
  // First whom an agent acted for: it is the agent who signs out.
  forgetClient()
  // Signed out is signed out, also where the server cannot be told: its half ends by itself.
  if (isRevoked) await mutate(SignOutDocument, {}).catch(() => undefined)
  forgetVisitor({ keepsDrafts })
  dropPendingOfGuests()
  if (notice) await leaveNotice(notice)
  dropToken(isQuiet)
  if (!isQuiet) setCustomerDetails(undefined)
  await forgetAnswers()
}
