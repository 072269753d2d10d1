import { withoutSeparators } from '@bocian/rules/separators.ts'
import type { Context } from '#src/platform/context.ts'
import { cardIdOf } from '#src/gift-card/gift-card.ts'
import { changeCart } from '../open/change-cart.ts'

import type { CartView } from '../types.ts'
import { platformErrors } from '#src/platform/errors.ts'

/** Removes a gift card from the cart, by its code, its uid, or its code as it is shown. A card that is not applied is ignored. */
export async function removeGiftCard(ctx: Context, maskedId: string, name: string): Promise<CartView> {
  if (maskedId === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cart_id' })
  return changeCart(ctx, maskedId, async ({ seenCards }, tx) => {
    const removed = await cardIdOf(
      tx,
      seenCards.map(({ id }) => id),
      withoutSeparators(name),
    )
    return { seenCards: seenCards.filter(({ id }) => id !== removed) }
  })
}

/** Drops gift cards that can no longer pay, and updates the balance of the others. */
export async function refreshGiftCards(ctx: Context, maskedId: string): Promise<void> {
  await changeCart(ctx, maskedId, ({ giftCards }) => ({
    seenCards: giftCards.map(({ id, balance }) => ({ id, balance })),
  }))
}
