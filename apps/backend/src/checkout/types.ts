import type { CartView } from '#src/cart/cart.ts'
import type { addressFields } from './address-fields.ts'

/** A delivery that a store view offers; gross price in minor units. */
export interface DeliveryMethod {
  carrierCode: string
  methodCode: string
  price: number
  freeFrom: number | null
  countries: string[]
}

/** A delivery as offered for one cart, with its titles and what it costs now. */
export interface OfferedDelivery extends DeliveryMethod {
  carrierTitle: string
  methodTitle: string
  amount: number
  amountExcludingTax: number
  currency: string
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
