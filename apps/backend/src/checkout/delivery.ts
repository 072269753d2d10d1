import { deliveryPrice, isVirtual, taxWithin, type CartView } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { hasMessage, message } from '#src/platform/messages.ts'
import { storeSettings } from '#src/store/store.ts'
import { servedNetworks } from '#src/store-locator/store-locator.ts'
import { calculateDeliveryDates } from './calculate-delivery-dates.ts'
import { selectDeliveryMethods } from './queries.ts'
import type { DeliveryMethod, OfferedDelivery } from './types.ts'

/**
 * The delivery methods for the cart's address with their prices; empty without an address. A pickup method is offered only
 * if its network has locations in the country.
 */
export async function offeredDeliveries(ctx: Context, cart: CartView, db: Reader = ctx.db): Promise<OfferedDelivery[]> {
  const methods = await methodsTo(ctx, cart, db)
  const country = cart.shippingAddress?.countryCode ?? ''
  const networks = methods.flatMap(({ network }) => network ?? [])
  const served = await servedNetworks(ctx, country, networks, db)
  const timeZone = await timeZoneOf(ctx)
  return methods
    .filter(({ network }) => network === null || served.has(network))
    .map((method) => offer(ctx, cart, method, timeZone))
}

async function methodsTo(ctx: Context, cart: CartView, db: Reader): Promise<DeliveryMethod[]> {
  const country = cart.shippingAddress?.countryCode
  if (country === undefined || isVirtual(cart)) return []
  const methods = await selectDeliveryMethods(db, ctx.store.id)
  return methods.filter((method) => method.countries.includes(country))
}

/** The selected delivery, if it is still available for the cart's address. */
export async function selectedDelivery(
  ctx: Context,
  cart: CartView,
  db: Reader = ctx.db,
): Promise<OfferedDelivery | null> {
  if (cart.carrierCode === null) return null
  const methods = await methodsTo(ctx, cart, db)
  const chosen = methods.find((d) => d.carrierCode === cart.carrierCode && d.methodCode === cart.methodCode)
  return chosen === undefined ? null : offer(ctx, cart, chosen, await timeZoneOf(ctx))
}

async function timeZoneOf(ctx: Context): Promise<string> {
  return (await storeSettings(ctx))['general/locale/timezone']
}

function offer(ctx: Context, cart: CartView, method: DeliveryMethod, timeZone: string): OfferedDelivery {
  const amount = cart.isShippingFree ? 0 : deliveryPrice(method, subtotalOf(cart))
  return {
    ...method,
    ...titles(ctx.store.locale, method),
    amount,
    amountExcludingTax: amount - taxWithin(amount, cart.standardRate),
    currency: cart.currency,
    dates: calculateDeliveryDates(ctx.now, method, {
      timeZone,
      from: ctx.store.country,
      to: cart.shippingAddress?.countryCode ?? ctx.store.country,
      postcode: cart.shippingAddress?.postcode,
    }),
  }
}

/** Uses the subtotal before discounts, so that a coupon never removes free delivery. */
export function subtotalOf(cart: CartView): number {
  return cart.lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}

/** The title of a delivery method, such as `DPD – Courier to your door`; only the service if it contains the carrier's name. */
export function fullTitle({ carrierTitle, methodTitle }: OfferedDelivery): string {
  return methodTitle.startsWith(carrierTitle) ? methodTitle : `${carrierTitle} – ${methodTitle}`
}

/** A carrier without translated texts is shown by its code. */
function titles(locale: string, method: DeliveryMethod): { carrierTitle: string; methodTitle: string } {
  const word = (id: string, code: string): string =>
    hasMessage(id) ? message(locale, id) : code.charAt(0).toUpperCase() + code.slice(1)
  return {
    carrierTitle: word(`delivery.${method.carrierCode}`, method.carrierCode),
    methodTitle: word(`delivery.${method.carrierCode}.${method.methodCode}`, method.methodCode),
  }
}
