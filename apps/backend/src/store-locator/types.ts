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
