import { hypotheticalCart, type CartAddress, type CartView } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { offeredDeliveries, selectedDelivery } from './delivery.ts'
import { checkoutErrors } from './errors.ts'
import type { OfferedDelivery } from './types.ts'

export interface EstimatePlace {
  countryCode: string
  postcode: string | null
  region: string | null
}

const longest = 255

/** The delivery methods to a location with their prices. Does not change the cart. */
export async function estimateDeliveries(
  ctx: Context,
  cartId: string,
  place: EstimatePlace,
): Promise<OfferedDelivery[]> {
  return offeredDeliveries(ctx, await hypotheticalCart(ctx, cartId, () => ({ shippingAddress: addressOf(place) })))
}

/** The cart with this location and, if given, delivery. Saves nothing. */
export async function estimateTotals(
  ctx: Context,
  cartId: string,
  place: EstimatePlace,
  method: { carrierCode: string; methodCode: string } | null,
): Promise<CartView> {
  const shippingAddress = addressOf(place)
  const cart = await hypotheticalCart(ctx, cartId, () => ({ shippingAddress, ...method }))
  if (method !== null && (await selectedDelivery(ctx, cart)) === null)
    throw checkoutErrors.SHIPPING_METHOD_NOT_FOUND({ carrier: method.carrierCode, method: method.methodCode })
  return cart
}

/** An address with only the location filled in. */
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
