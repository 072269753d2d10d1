import { serverMessage } from '#src/forms/server-message.ts'
import { AddToCartDocument, type AddToCartMutationVariables } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { translatorOf } from '#src/i18n/messages.ts'
import { readToken } from '#src/customer/session-token.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { withKey } from './attempts.ts'
import { readCartId } from './cart-id.ts'
import { keepCartId } from './keep-cart-id.ts'
import { createCart } from './create-cart.ts'
import { isInvalidCart } from './invalid-cart.ts'
import { purchaseMessage } from './purchase-message.ts'

type Items = AddToCartMutationVariables['items']
export type Added = { readonly cartId: string; readonly errors: readonly string[] }

/**
 * Adds to the shopper's cart; one is made when there is none, or when the known one is no longer good: then the session it
 * belonged to is over as well. A retry repeats its idempotency key; `ownKey` sets the key for one step of a larger change.
 */
export async function addToCart(
  store: StoreView,
  request: Request,
  items: Items,
  known: string | undefined = readCartId(store, request),
  ownKey?: string,
): Promise<Added> {
  const send = async (cartId: string, idempotencyKey: string) =>
    mutate(AddToCartDocument, { cartId, items }, request, { idempotencyKey, isSaid: true })
  const add = async (cartId: string): Promise<Added> => {
    const { addProductsToCart: result } = ownKey
      ? await send(cartId, ownKey)
      : await withKey(['add', store.group, items], async (key) => send(cartId, key))
    const errors = (result?.user_errors ?? []).filter((error) => error !== null)
    return { cartId, errors: errors.map((error) => wordsOf(store, error)) }
  }
  if (known) {
    try {
      return await add(known)
    } catch (error) {
      if (!isInvalidCart(error)) throw error
      const current = readCartId(store, request)
      // Another tab signed in meanwhile, for example: that cart and that session are good.
      if (current !== undefined && current !== known) return add(current)
      if (!import.meta.env.SSR) await dropCart(store)
    }
  }
  return add(await createCart(store, request))
}

async function dropCart(store: StoreView): Promise<void> {
  if (!readToken(store)) return keepCartId(store, null)
  const { endSession } = await import('#src/customer/end-session.ts')
  await endSession({ isRevoked: true, keepsDrafts: true, notice: 'customer.notice.expired' })
}

/** What has a code is said in the server's words; of what has none only what we know of, the rest is said to have gone wrong. */
function wordsOf(store: StoreView, { code, message }: { readonly code: string; readonly message: string }): string {
  const t = translatorOf(store.locale)
  const isKnown = purchaseMessage(t, serverMessage(t, message)) !== message
  return code !== 'UNDEFINED' || isKnown ? message : t('forms.invalid')
}
