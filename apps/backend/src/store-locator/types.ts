/** Opening hours of one day, such as '09:00-20:00'; '' if closed. A week starts on Monday. */
export type DayHours = string

/** A shop as imported. */
export interface ShopDraft {
  code: string
  /** The store views that list the shop. */
  storeIds: number[]
  /** The country as two capital letters (ISO 3166). */
  country: string
  name: string
  street: string
  postcode: string
  city: string
  /** Latitude and longitude, in degrees of WGS 84. */
  latitude: number
  longitude: number
  phone: string
  hours: DayHours[]
}

export interface Shop extends Omit<ShopDraft, 'storeIds'> {
  id: number
}

/** The availability in a shop as shown to shoppers; null if the shop's last stock report is too old or missing. */
export type Availability = 'IN_STOCK' | 'LOW' | 'OUT' | null

/** A carrier's pickup point, as in the list that the carrier provides. */
export interface PickupPointDraft {
  /** The network that the point belongs to, such as `inpost`. */
  network: string
  code: string
  /** The country as two capital letters (ISO 3166). */
  country: string
  name: string
  street: string
  postcode: string
  city: string
  /** Latitude and longitude, in degrees of WGS 84. */
  latitude: number
  longitude: number
  /** Directions; '' if there are none. */
  description: string
  hours: DayHours[]
}

/**
 * A place where an order can be collected: a point of a carrier's network, or one of our shops, which form the network `instore`.
 */
export interface PickupPlace extends PickupPointDraft {
  phone: string
}

export interface FoundPlace extends PickupPlace {
  /** The distance from the requested place in kilometres; null if no place was requested. */
  distance: number | null
}

/** The network code of our own shops. */
export const ownShops = 'instore'
