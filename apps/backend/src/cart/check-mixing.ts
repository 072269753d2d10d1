import { errors, type CartError } from './errors.ts'
import type { ProductFacts } from './types.ts'

type Kind = Pick<ProductFacts, 'type' | 'giftCardType'>

/** Gift cards go alone: not with other goods, and not with gift cards of another type. */
export function checkMixing(present: Kind[], added: Kind): CartError | null {
  const isCard = (kind: Kind): boolean => kind.type === 'giftcard'
  if (!isCard(added)) return present.some(isCard) ? errors.productsWithGiftCard() : null
  if (present.some((kind) => !isCard(kind))) return errors.giftCardWithProducts()
  return present.some((kind) => kind.giftCardType !== added.giftCardType) ? errors.giftCardTypes() : null
}
