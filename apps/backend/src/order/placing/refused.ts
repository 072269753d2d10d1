import type { CartLine } from '#src/cart/cart.ts'
import { encodeUid } from '#src/platform/uid.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { placingErrors } from '../errors.ts'
import type { PlaceOrderRefusal, UnavailableItem } from '../types.ts'

/** Thrown to roll the transaction back; the caller returns `refusal` as data. */
export class Refused extends Error {
  readonly refusal: PlaceOrderRefusal

  constructor(
    code: PlaceOrderRefusal['code'],
    { message, reason }: Pick<UserError, 'message' | 'reason'>,
    unavailable?: readonly UnavailableItem[],
  ) {
    super(message)
    this.refusal = { code, message, reason, ...(unavailable === undefined ? {} : { unavailable }) }
  }
}

/** A refusal with Magento's prefix "Unable to place order: ". */
class Unable extends Refused {
  constructor({ message, reason }: UserError, unavailable?: readonly UnavailableItem[]) {
    const whole = { message: `Unable to place order: ${message}`, reason }
    super('UNABLE_TO_PLACE_ORDER', whole, unavailable)
  }
}

/** Coupons that applied when the cart was shown and no longer do. They are removed after the rollback. */
export class LapsedCoupons extends Unable {
  readonly codes: string[]

  constructor(codes: string[]) {
    super(placingErrors.ORDER_COUPON_LAPSED())
    this.codes = codes
  }
}

/** The balance of a gift card is lower than the shopper saw. The cart is refreshed after the rollback. */
export class LapsedCards extends Unable {
  constructor() {
    super(placingErrors.ORDER_GIFT_CARD_CHANGED())
  }
}

export const unable = (error: UserError): Refused => new Unable(error)

type ShortLine = Pick<CartLine, 'id' | 'product' | 'variant'> & { left: number }

const itemOf = ({ id, product, variant, left }: ShortLine): UnavailableItem => ({
  uid: encodeUid(id),
  sku: variant.sku,
  name: product.name ?? product.sku,
  left,
})

export const outOfStock = (lines: readonly ShortLine[]): Refused =>
  new Refused('UNABLE_TO_PLACE_ORDER', placingErrors.ORDER_OUT_OF_STOCK(), lines.map(itemOf))

export const overMaximum = (line: ShortLine): Refused =>
  new Unable(placingErrors.ORDER_MAXIMUM_EXCEEDED({ maximum: line.left }), [itemOf(line)])
