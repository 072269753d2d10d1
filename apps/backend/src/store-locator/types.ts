/** A day's opening, as '09:00-20:00'; '' when the shop stays closed. Monday is the first of seven. */
export type DayHours = string

/** A shop as staff write it. */
export interface ShopDraft {
  code: string
  /** The store views that show it. */
  storeIds: number[]
  /** Two capital letters, ISO 3166. */
  country: string
  name: string
  street: string
  postcode: string
  city: string
  /** Degrees of WGS 84. */
  latitude: number
  longitude: number
  phone: string
  hours: DayHours[]
}

export interface Shop extends Omit<ShopDraft, 'storeIds'> {
  id: number
}

/** What can honestly be said of a shop's stock; null when its last news is too old or there is none. */
export type Availability = 'IN_STOCK' | 'LOW' | 'OUT' | null

/** A carrier's place where a parcel waits, as its list brings it. */
export interface PickupPointDraft {
  /** Whose place it is, such as `inpost`. */
  network: string
  code: string
  /** Two capital letters, ISO 3166. */
  country: string
  name: string
  street: string
  postcode: string
  city: string
  /** Degrees of WGS 84. */
  latitude: number
  longitude: number
  /** How it is found there; '' when there is nothing to say. */
  description: string
  hours: DayHours[]
}

/** Where an order can be collected: a point of a carrier's network, or a shop of ours, whose network is `instore`. */
export interface PickupPlace extends PickupPointDraft {
  phone: string
}

export interface FoundPlace extends PickupPlace {
  /** Kilometres from the place asked about; null without one. */
  distance: number | null
}

/** The network of our own shops. */
export const ownShops = 'instore'
