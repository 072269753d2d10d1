import type { Context } from '#src/platform/context.ts'
import { cardIdOf } from '#src/gift-card/gift-card.ts'
import { changeCart } from './change-cart.ts'
import { refusals } from './errors.ts'
import type { CartView } from './types.ts'

/** Takes a gift card off the cart; one that is not on it is no error. */
export async function removeGiftCard(ctx: Context, maskedId: string, code: string): Promise<CartView> {
  if (maskedId === '') throw refusals.missing('cart_id')
  return changeCart(ctx, maskedId, async ({ seenCards }, tx) => {
    const gone = await cardIdOf(
      tx,
      seenCards.map(({ id }) => id),
      code.trim(),
    )
    return { seenCards: seenCards.filter(({ id }) => id !== gone) }
  })
}

/** Keeps the gift cards that can still pay, with what is on them now. */
export async function refreshGiftCards(ctx: Context, maskedId: string): Promise<void> {
  await changeCart(ctx, maskedId, ({ giftCards }) => ({
    seenCards: giftCards.map(({ id, balance }) => ({ id, balance })),
  }))
}
