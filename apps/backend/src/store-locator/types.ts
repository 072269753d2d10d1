/** Opening hours of a day, such as '09:00-20:00'; '' if closed. The first of seven is Monday. */
export type DayHours = string

/** A shop as imported. */
export interface ShopDraft {
  code: string
  /** The store views that list it. */
  storeIds: number[]
  /** Two capital letters, ISO 3166. */
  country: string
  name: string
  street: string
  postcode: string
  city: string
  /** Degrees in WGS 84. */
  latitude: number
  longitude: number
  phone: string
  hours: DayHours[]
}

export interface Shop extends Omit<ShopDraft, 'storeIds'> {
  id: number
}

/** A shop's availability as shown; null if its last stock report is too old or missing. */
export type Availability = 'IN_STOCK' | 'LOW' | 'OUT' | null

/** A carrier's pickup point, as its list provides it. */
export interface PickupPointDraft {
  /** The network that runs it, such as `inpost`. */
  network: string
  code: string
  /** Two capital letters, ISO 3166. */
  country: string
  name: string
  street: string
  postcode: string
  city: string
  /** Degrees in WGS 84. */
  latitude: number
  longitude: number
  /** Directions; '' if there are none. */
  description: string
  hours: DayHours[]
}

/** A place to collect an order: a point of a carrier's network, or one of our shops, in the network `instore`. */
export interface PickupPlace extends PickupPointDraft {
  phone: string
}

export interface FoundPlace extends PickupPlace {
  /** Kilometres from the requested place; null without one. */
  distance: number | null
}

/** The network code of our own shops. */
export const ownShops = 'instore'
