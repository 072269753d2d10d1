import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { spendableCards, type GiftCard } from '#src/gift-card/gift-card.ts'
import type { CartHead, ProductFacts } from '../types.ts'

/** The applied gift cards that can pay now; none if the cart contains gift cards, since these cannot be paid by gift card. */
export async function loadCards(
  ctx: Context,
  { seenCards }: Pick<CartHead, 'seenCards'>,
  lines: readonly { product: Pick<ProductFacts, 'type'> }[],
  db: Reader,
): Promise<GiftCard[]> {
  if (seenCards.length === 0 || buysCards(lines)) return []
  return spendableCards(
    db,
    seenCards.map(({ id }) => id),
    ctx.store.currency,
    ctx.now,
  )
}

/** Whether any line is a gift card. */
export function buysCards(lines: readonly { product: Pick<ProductFacts, 'type'> }[]): boolean {
  return lines.some(({ product }) => product.type === 'giftcard')
}
