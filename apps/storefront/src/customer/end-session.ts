import { forget } from '#src/browser-storage/persistence.ts'
import { keepCartId } from '#src/cart/keep-cart-id.ts'
import { dropDraft } from '#src/checkout/checkout-draft.ts'
import { SignOutDocument } from '#src/graphql/documents.gen.ts'
import { forgetAnswers, mutate } from '#src/graphql/client.ts'
import { storeViews } from '#src/i18n/store-views.ts'
import { setCustomerDetails } from './customer-details.ts'
import { dropToken } from './session-token.ts'

type Options = {
  /** False where the server has ended the session itself. */
  readonly isRevoked: boolean
  /** True when what was typed in the checkout is to be there after the next sign-in. */
  readonly keepsDrafts?: boolean
  /** True where the page is about to be loaded anew: nothing on it changes before. */
  readonly isQuiet?: boolean
}

/** Revokes the token, then forgets it, the cart, and everything kept of the customer in all store views. */
export async function endSession({ isRevoked, keepsDrafts = false, isQuiet = false }: Options): Promise<void> {
  // First whom an agent acted for: it is the agent who signs out.
  forget('agent_token')
  forget('agent_client')
  // Signed out is signed out, also where the server cannot be told: its half ends by itself.
  if (isRevoked) await mutate(SignOutDocument, {}).catch(() => undefined)
  for (const store of storeViews) {
    keepCartId(store, null)
    if (!keepsDrafts) dropDraft(store)
  }
  dropToken(isQuiet)
  if (!isQuiet) setCustomerDetails(undefined)
  await forgetAnswers()
}
