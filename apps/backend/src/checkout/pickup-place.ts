import type { CartAddress } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { findPlace, ownShops, type PickupPlace } from '#src/store-locator/store-locator.ts'
import { checkoutErrors } from './errors.ts'

/**
 * The pickup location selected in the address; null for home delivery, undefined if the network has no such location in the
 * country of the address.
 */
export async function findPickupPlace(
  ctx: Context,
  network: string | null,
  { pickupLocationCode: code, countryCode }: CartAddress,
  db: Reader = ctx.db,
): Promise<PickupPlace | null | undefined> {
  if (network === null) return null
  const place = code === undefined ? undefined : await findPlace(ctx, network, code, db)
  return place?.country === countryCode ? place : undefined
}

/** Refuses an unknown pickup location. It may be missing until the order is placed, as in Magento. */
export async function checkPickupPlace(
  ctx: Context,
  network: string | null,
  address: CartAddress,
  db: Reader,
): Promise<void> {
  if (address.pickupLocationCode === undefined) return
  if ((await findPickupPlace(ctx, network, address, db)) === undefined) throw checkoutErrors.PICKUP_LOCATION_GONE()
}

/** The shipping address of the parcel: that of our shop if the order is collected there, otherwise the buyer's. */
export function addressOfDelivery(address: CartAddress, place: PickupPlace | null): CartAddress {
  if (place === null) {
    const { pickupLocationCode: _, ...same } = address
    return same
  }
  if (place.network !== ownShops) return address
  const { company: _c, vatId: _v, region: _r, regionId: _i, regionCode: _k, ...person } = address
  return { ...person, street: [place.street], city: place.city, postcode: place.postcode, countryCode: place.country }
}
