import { changeCart, isVirtual, type CartView } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { offeredDeliveries } from './delivery.ts'
import { refusals } from './errors.ts'
import { checkPickupPlace } from './pickup-place.ts'

/** Chooses one of the deliveries that are offered to the cart's address; a pickup may get its place later. */
export async function setShippingMethod(
  ctx: Context,
  cartId: string,
  methods: { carrierCode: string; methodCode: string }[],
): Promise<CartView> {
  const [method] = methods
  if (method === undefined) throw refusals.missing('shipping_methods')
  if (methods.length > 1) throw refusals.severalMethods()
  const { carrierCode, methodCode } = method
  if (carrierCode === '') throw refusals.missing('carrier_code')
  if (methodCode === '') throw refusals.missing('method_code')
  return changeCart(ctx, cartId, async (cart, tx) => {
    if (isVirtual(cart)) throw refusals.virtualCart()
    if (cart.shippingAddress === null) throw refusals.addressMissing()
    const offered = await offeredDeliveries(ctx, cart, tx)
    const chosen = offered.find((d) => d.carrierCode === carrierCode && d.methodCode === methodCode)
    if (chosen === undefined) throw refusals.methodNotFound(carrierCode, methodCode)
    await checkPickupPlace(ctx, chosen.network, cart.shippingAddress, tx)
    return { delivery: { carrierCode, methodCode } }
  })
}
