import type { CartItemUpdateInput, InputMaybe, SetGiftOptionsOnCartInput } from '#src/platform/resolvers.gen.ts'
import { decodeId } from '#src/platform/uid.ts'
import type { GiftSelection } from './set-gift-options.ts'
import type { LineUpdate } from '../types.ts'

/** Reads the input of `setGiftOptionsOnCart`. */
export function readGiftSelection(input: InputMaybe<SetGiftOptionsOnCartInput> | undefined): GiftSelection {
  return {
    wrappingId: idOf(input?.gift_wrapping_id),
    message: input?.gift_message,
    receipt: input?.gift_receipt_included ?? false,
    card: input?.printed_card_included ?? false,
    items:
      input?.items?.map((item) => ({
        lineId: decodeId(item.cart_item_uid),
        wrappingId: decodeId(item.gift_wrapping_id),
        quantity: item.quantity,
      })) ?? null,
  }
}

/** Reads the gift options of one item of `updateCartItems`. */
export function readUpdate(item: CartItemUpdateInput): LineUpdate {
  return {
    id: item.cart_item_id,
    uid: item.cart_item_uid,
    quantity: item.quantity,
    wrappingId: idOf(item.gift_wrapping_id),
    giftMessage: item.gift_message,
  }
}

/** An empty id removes the wrapping, like null. */
function idOf(uid: string | null | undefined): number | null | undefined {
  if (uid === undefined || uid === null) return uid
  return uid === '' ? null : decodeId(uid)
}
