import type { CartView } from '#src/cart/cart.ts'
import type { addressFields } from './address-fields.ts'

export interface DeliveryPace {
  /** Orders placed before this local time of the store, such as 14:00, ship on the same day. */
  cutoff: string
  /** Minimum and maximum transit time in working days; 0 means that the order arrives on the day it ships. */
  daysFrom: number
  daysTo: number
}

/** The first and last possible delivery date, as in 2026-11-24. */
export interface DeliveryDates {
  from: string
  to: string
}

/** The delivery dates of the orders that are placed before an instant. */
export interface Arrival extends DeliveryDates {
  orderBefore: Date
}

/** A delivery method of a store view. The price is gross, in minor units. */
export interface DeliveryMethod extends DeliveryPace {
  carrierCode: string
  methodCode: string
  price: number
  freeFrom: number | null
  countries: string[]
  /** Null for home delivery, `instore` for our own shops, otherwise the pickup network. */
  network: string | null
}

/** A delivery method as it is offered for one cart, with its titles and current price. */
export interface OfferedDelivery extends DeliveryMethod {
  carrierTitle: string
  methodTitle: string
  amount: number
  amountExcludingTax: number
  currency: string
  /** The delivery dates if the order is placed now. */
  dates: DeliveryDates
}

/** A delivery method as it is offered without a cart. */
export interface StoreDelivery extends DeliveryMethod {
  currency: string
  /** For orders from now on, the earliest first. */
  arrivals: Arrival[]
}

export interface Region {
  id: number
  code: string
  name: string
}

type AddressFields = ReturnType<typeof addressFields>

/** The shipping address of a cart in GraphQL's shape. */
export interface CartShipping extends AddressFields {
  cart: CartView
}

export type CartBilling = AddressFields
