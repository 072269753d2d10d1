import type { CartLine } from '#src/cart/cart.ts'
import { encodeUid } from '#src/platform/uid.ts'
import type { PlaceOrderRefusal, UnavailableItem } from './types.ts'

/** Rolls the transaction back and becomes data in the answer. */
export class Refused extends Error {
  readonly refusal: PlaceOrderRefusal

  constructor(code: PlaceOrderRefusal['code'], message: string, unavailable?: readonly UnavailableItem[]) {
    super(message)
    this.refusal = { code, message, ...(unavailable === undefined ? {} : { unavailable }) }
  }
}

/** Coupons that helped when the cart was shown and do not help any more; they are taken off after the rollback. */
export class LapsedCoupons extends Refused {
  readonly codes: string[]

  constructor(codes: string[]) {
    super('UNABLE_TO_PLACE_ORDER', `Unable to place order: The coupon code isn't valid. Verify the code and try again.`)
    this.codes = codes
  }
}

/** A gift card has less on it than the shopper saw; the cart is told after the rollback. */
export class LapsedCards extends Refused {
  constructor() {
    super(
      'UNABLE_TO_PLACE_ORDER',
      'Unable to place order: The balance of a gift card has changed. Please check your order and place it again.',
    )
  }
}

export const unable = (reason: string): Refused =>
  new Refused('UNABLE_TO_PLACE_ORDER', `Unable to place order: ${reason}`)

type ShortLine = Pick<CartLine, 'id' | 'product' | 'variant'> & { left: number }

const itemOf = ({ id, product, variant, left }: ShortLine): UnavailableItem => ({
  uid: encodeUid(id),
  sku: variant.sku,
  name: product.name ?? product.sku,
  left,
})

export const outOfStock = (lines: readonly ShortLine[]): Refused =>
  new Refused('UNABLE_TO_PLACE_ORDER', 'Some of the products are out of stock.', lines.map(itemOf))

export const overMaximum = (line: ShortLine): Refused =>
  new Refused('UNABLE_TO_PLACE_ORDER', `Unable to place order: The most you may purchase is ${line.left}.`, [
    itemOf(line),
  ])
