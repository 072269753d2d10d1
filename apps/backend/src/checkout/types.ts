import type { CartView } from '#src/cart/cart.ts'
import type { addressFields } from './address-fields.ts'

export interface DeliveryPace {
  /** The time of the store's own clock until which an order leaves on the same day, as 14:00. */
  cutoff: string
  /** Working days on the way, at least and at most; 0 arrives on the day it leaves. */
  daysFrom: number
  daysTo: number
}

/** The first and the last day on which something arrives, as 2026-11-24. */
export interface DeliveryDates {
  from: string
  to: string
}

/** A delivery that a store view offers; gross price in minor units. */
export interface DeliveryMethod extends DeliveryPace {
  carrierCode: string
  methodCode: string
  price: number
  freeFrom: number | null
  countries: string[]
  /** Where it ends: null at the door, `instore` in a shop of ours, else at a point of this network. */
  network: string | null
}

/** A delivery as offered for one cart, with its titles and what it costs now. */
export interface OfferedDelivery extends DeliveryMethod {
  carrierTitle: string
  methodTitle: string
  amount: number
  amountExcludingTax: number
  currency: string
  /** When it arrives, if the order is placed now. */
  dates: DeliveryDates
}

export interface Region {
  id: number
  code: string
  name: string
}

type AddressFields = ReturnType<typeof addressFields>

/** The two addresses of a cart as GraphQL shows them. */
export interface CartShipping extends AddressFields {
  cart: CartView
}

export type CartBilling = AddressFields
