import { addToCart } from '../cart/change/add-to-cart.ts'
import { withIdempotencyKey } from '#src/platform/idempotency/idempotency-keys.ts'
import { serializeCartMutations } from '../cart/change/serialize-cart-mutations.ts'
import { keepCartId } from '../cart-id/keep-cart-id.ts'
import { ownCartId } from '../session/own-cart-id.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  ItemsToReorderDocument,
  ReorderDocument,
  type OrderActionsFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { listedTexts } from '#src/platform/graphql/error-texts.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'

type Order = Pick<OrderActionsFragment, 'is_of_account' | 'number' | 'token'>

/**
 * Adds the items of an order to the shopper's cart again, at today's prices. Returns why items could not be added; throws
 * GraphqlFailure if none could. A retry adds nothing twice.
 */
export async function addItemsAgain(store: StoreView, order: Order): Promise<readonly string[]> {
  return serializeCartMutations(() =>
    order.is_of_account ? addItemsOfAccount(store, order.number) : addItemsOfGuest(store, order.token),
  )
}

async function addItemsOfAccount(store: StoreView, number: string): Promise<readonly string[]> {
  const { reorderItems } = await withIdempotencyKey(['reorder', number], async (idempotencyKey) =>
    mutate(ReorderDocument, { number }, undefined, { idempotencyKey, isErrorHandled: true }),
  )
  if (reorderItems) keepCartId(store, reorderItems.cart.id)
  return listedTexts(translatorOf(store.locale), reorderItems?.userInputErrors)
}

/** Gift cards are left out, because each needs a recipient. */
async function addItemsOfGuest(store: StoreView, token: string): Promise<readonly string[]> {
  const request = new Request(window.location.href)
  const { guestOrderByToken: order } = await query(ItemsToReorderDocument, { token }, request, {
    policy: 'network-only',
  })
  const items = (order.items ?? []).flatMap((item) =>
    item && item.__typename !== 'GiftCardOrderItem'
      ? [
          {
            sku: item.product_sku,
            quantity: item.quantity_ordered ?? 1,
            ...('parent_sku' in item && item.parent_sku ? { parent_sku: item.parent_sku } : {}),
          },
        ]
      : [],
  )
  const { cartId, errors } = await addToCart(store, request, items, await ownCartId(store, request))
  keepCartId(store, cartId)
  return errors
}
