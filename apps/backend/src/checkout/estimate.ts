import { supposeCart, type CartAddress, type CartView } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { offeredDeliveries, selectedDelivery } from './delivery.ts'
import { refusals } from './errors.ts'
import type { OfferedDelivery } from './types.ts'

export interface EstimatePlace {
  countryCode: string
  postcode: string | null
  region: string | null
}

const longest = 255

/** The deliveries that would go to a place, with what they would cost; the cart stays as it is. */
export async function estimateDeliveries(
  ctx: Context,
  cartId: string,
  place: EstimatePlace,
): Promise<OfferedDelivery[]> {
  return offeredDeliveries(ctx, await supposeCart(ctx, cartId, () => ({ shippingAddress: addressOf(place) })))
}

/** The cart as it would be at a place, with another delivery if one is named; it is not saved. */
export async function estimateTotals(
  ctx: Context,
  cartId: string,
  place: EstimatePlace,
  method: { carrierCode: string; methodCode: string } | null,
): Promise<CartView> {
  const shippingAddress = addressOf(place)
  const cart = await supposeCart(ctx, cartId, () => ({ shippingAddress, ...method }))
  if (method !== null && (await selectedDelivery(ctx, cart)) === null)
    throw refusals.methodNotFound(method.carrierCode, method.methodCode)
  return cart
}

/** An address of which only the place is known. */
function addressOf({ countryCode, postcode, region }: EstimatePlace): CartAddress {
  return {
    firstname: '',
    lastname: '',
    street: [],
    city: '',
    countryCode,
    ...(postcode ? { postcode: postcode.slice(0, longest) } : {}),
    ...(region ? { region: region.slice(0, longest) } : {}),
  }
}
