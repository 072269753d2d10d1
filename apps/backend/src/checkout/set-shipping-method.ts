import { changeCart, isVirtual, type CartView } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { offeredDeliveries } from './delivery.ts'
import { checkoutErrors } from './errors.ts'
import { addressOfDelivery, checkPickupPlace } from './pickup-place.ts'

/** Selects an available delivery method. Its pickup location may be set later; another method keeps none. */
export async function setShippingMethod(
  ctx: Context,
  cartId: string,
  methods: { carrierCode: string; methodCode: string }[],
): Promise<CartView> {
  const [method] = methods
  if (method === undefined) throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'shipping_methods' })
  if (methods.length > 1) throw checkoutErrors.SEVERAL_SHIPPING_METHODS()
  const { carrierCode, methodCode } = method
  if (carrierCode === '') throw checkoutErrors.SHIPPING_PARAMETER_MISSING({ parameter: 'carrier_code' })
  if (methodCode === '') throw checkoutErrors.SHIPPING_PARAMETER_MISSING({ parameter: 'method_code' })
  return changeCart(ctx, cartId, async (cart, tx) => {
    if (cart.lines.length === 0) throw checkoutErrors.NOTHING_TO_DELIVER()
    if (isVirtual(cart)) throw checkoutErrors.NOTHING_TO_SHIP()
    if (cart.shippingAddress === null) throw checkoutErrors.SHIPPING_ADDRESS_MISSING()
    const offered = await offeredDeliveries(ctx, cart, tx)
    const chosen = offered.find((d) => d.carrierCode === carrierCode && d.methodCode === methodCode)
    if (chosen === undefined)
      throw checkoutErrors.SHIPPING_METHOD_NOT_FOUND({ carrier: carrierCode, method: methodCode })
    await checkPickupPlace(ctx, chosen.network, cart.shippingAddress, tx)
    const delivery = { carrierCode, methodCode }
    // A parcel to the buyer's address goes to no pickup location.
    return chosen.network === null
      ? { delivery, shippingAddress: addressOfDelivery(cart.shippingAddress, null) }
      : { delivery }
  })
}
