import { itemErrors, listed, type CartError } from '../errors.ts'
import type { ProductFacts } from '../types.ts'

type Kind = Pick<ProductFacts, 'type' | 'giftCardType'>

/** Gift cards cannot share a cart with other products, or with gift cards of another type. */
export function checkMixing(present: Kind[], added: Kind): CartError | null {
  const isCard = (kind: Kind): boolean => kind.type === 'giftcard'
  if (!isCard(added)) return present.some(isCard) ? listed(itemErrors.PRODUCTS_WITH_GIFT_CARD()) : null
  if (present.some((kind) => !isCard(kind))) return listed(itemErrors.GIFT_CARD_WITH_PRODUCTS())
  return present.some((kind) => kind.giftCardType !== added.giftCardType)
    ? listed(itemErrors.GIFT_CARD_TYPES_MIXED())
    : null
}
