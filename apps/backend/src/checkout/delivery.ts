import { deliveryPrice, isVirtual, taxWithin, type CartView } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { hasMessage, message } from '#src/platform/messages.ts'
import { selectDeliveryMethods } from './queries.ts'
import type { DeliveryMethod, OfferedDelivery } from './types.ts'

/** The deliveries that go to the cart's address, priced for its goods; none before there is an address. */
export async function offeredDeliveries(ctx: Context, cart: CartView, db: Reader = ctx.db): Promise<OfferedDelivery[]> {
  const country = cart.shippingAddress?.countryCode
  if (country === undefined || isVirtual(cart)) return []
  const methods = await selectDeliveryMethods(db, ctx.store.id)
  return methods.filter((method) => method.countries.includes(country)).map((method) => offer(ctx, cart, method))
}

/** The delivery that was chosen, if it is still offered. */
export async function selectedDelivery(
  ctx: Context,
  cart: CartView,
  db: Reader = ctx.db,
): Promise<OfferedDelivery | null> {
  if (cart.carrierCode === null) return null
  const offered = await offeredDeliveries(ctx, cart, db)
  return offered.find((d) => d.carrierCode === cart.carrierCode && d.methodCode === cart.methodCode) ?? null
}

function offer(ctx: Context, cart: CartView, method: DeliveryMethod): OfferedDelivery {
  const amount = deliveryPrice(method, subtotalOf(cart))
  return {
    ...method,
    ...titles(ctx.store.locale, method),
    amount,
    amountExcludingTax: amount - taxWithin(amount, cart.standardRate),
    currency: cart.currency,
  }
}

/** What the goods cost, before delivery. */
export function subtotalOf(cart: CartView): number {
  return cart.lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}

/** A carrier that has no words of its own is called by its code. */
function titles(locale: string, method: DeliveryMethod): { carrierTitle: string; methodTitle: string } {
  const word = (id: string, code: string): string =>
    hasMessage(id) ? message(locale, id) : code.charAt(0).toUpperCase() + code.slice(1)
  return {
    carrierTitle: word(`delivery.${method.carrierCode}`, method.carrierCode),
    methodTitle: word(`delivery.${method.carrierCode}.${method.methodCode}`, method.methodCode),
  }
}
