import { deliveryPrice } from '@bocian/rules/delivery.ts'
import { isVirtual, taxWithin, type CartView } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { referenceData, type ReferenceState } from '#src/platform/reference-data.ts'
import { hasMessage, message } from '#src/platform/messages.ts'
import { shopName, storeSettings, type Settings } from '#src/store/store.ts'
import { ownShops, servedNetworks } from '#src/store-locator/store-locator.ts'
import { calculateDeliveryDates } from './calculate-delivery-dates.ts'
import { selectDeliveryMethods } from './queries.ts'
import type { DeliveryMethod, OfferedDelivery } from './types.ts'

/**
 * The delivery methods for the cart's address with their prices; empty without an address. A pickup method is offered only
 * if its network has locations in the country.
 */
export async function offeredDeliveries(ctx: Context, cart: CartView, db: Reader = ctx.db): Promise<OfferedDelivery[]> {
  const country = cart.shippingAddress?.countryCode
  if (country === undefined || isVirtual(cart)) return []
  const methods = await served(ctx, country, { db, reference: cart.reference })
  const settings = await storeSettings(ctx)
  return methods.map((method) => offer(ctx, cart, method, settings))
}

/** The delivery methods to a country. A pickup method is one of them only if its network has locations in the country. */
export const servedMethods = (ctx: Context, country: string, reference: ReferenceState): Promise<DeliveryMethod[]> =>
  served(ctx, country, { db: ctx.db, reference })

/** Where methods are read, if the process does not keep them, and the state that was read before. */
interface Source {
  readonly db: Reader
  readonly reference: ReferenceState
}

async function served(ctx: Context, country: string, source: Source): Promise<DeliveryMethod[]> {
  const methods = await methodsTo(ctx, country, source)
  const networks = methods.flatMap(({ network }) => network ?? []).toSorted()
  const key = `served networks ${ctx.store.id} ${country} ${networks.join()}`
  const withPlaces = await referenceData(ctx.db, source.reference, key, () =>
    servedNetworks(ctx, country, networks, source.db),
  )
  return methods.filter(({ network }) => network === null || withPlaces.has(network))
}

async function methodsTo(ctx: Context, country: string, { db, reference }: Source): Promise<DeliveryMethod[]> {
  const { id } = ctx.store
  const methods = await referenceData(ctx.db, reference, `delivery methods ${id}`, () => selectDeliveryMethods(db, id))
  return methods.filter((method) => method.countries.includes(country))
}

/** The selected delivery, if it is still available for the cart's address. */
export async function selectedDelivery(
  ctx: Context,
  cart: CartView,
  db: Reader = ctx.db,
): Promise<OfferedDelivery | null> {
  const country = cart.shippingAddress?.countryCode
  if (cart.carrierCode === null || country === undefined || isVirtual(cart)) return null
  const methods = await methodsTo(ctx, country, { db, reference: cart.reference })
  const chosen = methods.find((d) => d.carrierCode === cart.carrierCode && d.methodCode === cart.methodCode)
  return chosen === undefined ? null : offer(ctx, cart, chosen, await storeSettings(ctx))
}

function offer(ctx: Context, cart: CartView, method: DeliveryMethod, settings: Settings): OfferedDelivery {
  const amount = cart.isShippingFree ? 0 : deliveryPrice(method, subtotalOf(cart))
  return {
    ...method,
    ...titles(ctx, method, settings),
    amount,
    amountExcludingTax: amount - taxWithin(amount, cart.standardRate),
    currency: cart.currency,
    dates: calculateDeliveryDates(ctx.now, method, {
      timeZone: settings['general/locale/timezone'],
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

/**
 * Our own shops have the shop's name. A carrier without translated texts is shown by its code, which is an abbreviation if it has three
 * letters (`gls`, `ppl`); its services to the door have the usual names.
 */
function titles({ store }: Context, method: DeliveryMethod, settings: Settings) {
  const { carrierCode, methodCode, network } = method
  const word = (ids: readonly string[], code: string): string => {
    const id = ids.find(hasMessage)
    return id === undefined ? codeAsName(code) : message(store.locale, id)
  }
  const usual = network === null ? [`delivery.flatrate.${methodCode}`] : []
  return {
    carrierTitle: network === ownShops ? shopName(store, settings) : word([`delivery.${carrierCode}`], carrierCode),
    methodTitle: word([`delivery.${carrierCode}.${methodCode}`, ...usual], methodCode),
  }
}

const codeAsName = (code: string): string =>
  code.length === 3 ? code.toUpperCase() : code.charAt(0).toUpperCase() + code.slice(1)
