import { findCardForCart } from '#src/gift-card/gift-card.ts'
import type { Context } from '#src/platform/context.ts'
import { changeCart } from './change-cart.ts'
import { refusals } from './errors.ts'
import { buysCards } from './load-cards.ts'
import { readCart } from './open-cart.ts'
import type { CartView } from './types.ts'

const mostCards = 10

/** Puts a gift card on a cart; one that is on it already is taken as it is now. */
export async function applyGiftCard(ctx: Context, maskedId: string, code: string): Promise<CartView> {
  if (maskedId === '') throw refusals.missing('cart_id')
  if (code.trim() === '') throw refusals.missing('gift_card_code')
  await readCart(ctx, maskedId)
  const { id, balance, currency } = await findCardForCart(ctx, maskedId, code)
  return changeCart(ctx, maskedId, (cart) => {
    if (cart.lines.length === 0) throw refusals.noProducts()
    if (buysCards(cart.lines)) throw refusals.cardForCard()
    if (currency !== cart.currency) throw refusals.cardCurrency(currency)
    const others = cart.seenCards.filter((card) => card.id !== id)
    if (others.length >= mostCards) throw refusals.tooManyCards(mostCards)
    const place = cart.seenCards.findIndex((card) => card.id === id)
    const seenCards = place < 0 ? [...others, { id, balance }] : cart.seenCards.with(place, { id, balance })
    return { storeId: ctx.store.id, seenCards }
  })
}
