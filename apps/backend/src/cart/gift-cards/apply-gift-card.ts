import { withoutSeparators } from '@bocian/rules/separators.ts'
import { findCardForCart } from '#src/gift-card/gift-card.ts'
import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { changeCart } from '../open/change-cart.ts'
import { cartErrors } from '../errors.ts'
import { buysCards } from '../open/load-cards.ts'
import { readCart } from '../open/open-cart.ts'
import type { CartView } from '../types.ts'

const mostCards = 10

/** Applies a gift card to a cart. If the card is already applied, only refreshes its balance. */
export async function applyGiftCard(ctx: Context, maskedId: string, code: string): Promise<CartView> {
  if (maskedId === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cart_id' })
  if (withoutSeparators(code) === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'gift_card_code' })
  await readCart(ctx, maskedId)
  const { id, balance, currency } = await findCardForCart(ctx, maskedId, code)
  return changeCart(ctx, maskedId, (cart) => {
    if (cart.lines.length === 0) throw cartErrors.CART_EMPTY()
    if (buysCards(cart.lines)) throw cartErrors.GIFT_CARD_FOR_GIFT_CARD()
    if (currency !== cart.currency) throw cartErrors.GIFT_CARD_CURRENCY({ currency })
    const others = cart.seenCards.filter((card) => card.id !== id)
    if (others.length >= mostCards) throw cartErrors.GIFT_CARD_TOO_MANY({ maximum: mostCards })
    const place = cart.seenCards.findIndex((card) => card.id === id)
    const seenCards = place < 0 ? [...others, { id, balance }] : cart.seenCards.with(place, { id, balance })
    return { storeId: ctx.store.id, seenCards }
  })
}
