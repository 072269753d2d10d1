import type { CartChanges } from './queries.ts'
import type { CartHead } from './types.ts'

/** What was wished for with a present is kept; where both carts say something, the target's holds. */
export function mergeGifts(target: CartHead, source: CartHead): CartChanges {
  return {
    giftWrappingId: target.giftWrappingId ?? source.giftWrappingId,
    giftMessage: target.giftMessage ?? source.giftMessage,
    giftReceipt: target.giftReceipt || source.giftReceipt,
    printedCard: target.printedCard || source.printedCard,
  }
}
