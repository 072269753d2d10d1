import type { CartChanges } from '../queries.ts'
import type { CartHead } from '../types.ts'

/** Merges the gift options of two carts. The target's wrapping and message win. */
export function mergeGifts(target: CartHead, source: CartHead): CartChanges {
  return {
    giftWrappingId: target.giftWrappingId ?? source.giftWrappingId,
    giftMessage: target.giftMessage ?? source.giftMessage,
    giftReceipt: target.giftReceipt || source.giftReceipt,
    printedCard: target.printedCard || source.printedCard,
  }
}
