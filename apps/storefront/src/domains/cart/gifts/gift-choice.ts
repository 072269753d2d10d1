import type { CartGiftsFragment, GiftOfferFragment } from '#src/platform/graphql/documents.gen.ts'

export type Wrapped = 'together' | 'separately'

/** The chosen gift wrapping; `pieces` has the number of wrapped pieces by the uid of the line. */
export type GiftChoice = {
  readonly wrapping: string
  readonly wrapped: Wrapped
  readonly pieces: ReadonlyMap<string, number>
}

type Line = { readonly uid: string; readonly name: string; readonly quantity: number }

/** How the store view wraps gifts: everything in one parcel, single items, both or not at all. */
export const waysToWrap = (
  offer: Pick<GiftOfferFragment, 'allow_gift_wrapping_on_order' | 'allow_gift_wrapping_on_order_items'>,
): readonly Wrapped[] => [
  ...(offer.allow_gift_wrapping_on_order === '1' ? (['together'] as const) : []),
  ...(offer.allow_gift_wrapping_on_order_items === '1' ? (['separately'] as const) : []),
]

/** The lines that can be wrapped. */
export function wrappableLines(cart: CartGiftsFragment): readonly Line[] {
  return (cart.items ?? []).flatMap((item) =>
    item && 'gift_wrapping_quantity' in item
      ? [{ uid: item.uid, name: item.product.name ?? '', quantity: item.quantity }]
      : [],
  )
}

/** The saved choice; if nothing is saved, all pieces are preselected for wrapping. */
export function choiceOf(cart: CartGiftsFragment): GiftChoice {
  const items = (cart.items ?? []).flatMap((item) => (item && 'gift_wrapping_quantity' in item ? [item] : []))
  const separate = items.find((item) => item.gift_wrapping)?.gift_wrapping?.uid
  const pieces = items.map((item) => [item.uid, separate ? item.gift_wrapping_quantity : item.quantity] as const)
  return {
    wrapping: cart.gift_wrapping?.uid ?? separate ?? '',
    wrapped: separate && !cart.gift_wrapping ? 'separately' : 'together',
    pieces: new Map(pieces),
  }
}

/** Whether any gift option is chosen. */
export function isGift(cart: CartGiftsFragment): boolean {
  return Boolean(
    cart.gift_receipt_included || cart.printed_card_included || cart.gift_message || choiceOf(cart).wrapping,
  )
}
