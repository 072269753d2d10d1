import type { CartAddress } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { findPlace, ownShops, type PickupPlace } from '#src/store-locator/store-locator.ts'
import { refusals } from './errors.ts'

/**
 * Where a delivery of this network is collected, by the code on the address; null when it ends at the door, undefined when the
 * network has no such place in the country of the address.
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

/** Refuses a pickup place that does not exist. Without one the choice is open until the order is placed, as in Magento. */
export async function checkPickupPlace(
  ctx: Context,
  network: string | null,
  address: CartAddress,
  db: Reader,
): Promise<void> {
  if (address.pickupLocationCode === undefined) return
  if ((await findPickupPlace(ctx, network, address, db)) === undefined) throw refusals.pickupNotFound()
}

/** What the parcel is addressed to: a shop of ours has its own address, everything else is the buyer's; no point, where it comes to the door. */
export function addressOfDelivery(address: CartAddress, place: PickupPlace | null): CartAddress {
  if (place === null) {
    const { pickupLocationCode: _, ...same } = address
    return same
  }
  if (place.network !== ownShops) return address
  const { company: _c, vatId: _v, region: _r, regionId: _i, regionCode: _k, ...person } = address
  return { ...person, street: [place.street], city: place.city, postcode: place.postcode, countryCode: place.country }
}
