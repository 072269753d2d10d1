import { workingDay } from '#src/checkout/checkout.ts'

interface Place {
  countryCode: string
  postcode?: string | undefined
}

/** Where the buyer of an order lives. */
export interface Delivered {
  shippingAddress: Place | null
  billingAddress: Place
}

/** Finds the working days where an order was delivered, or where its buyer lives if nothing was. */
export function workingDayOf({ shippingAddress, billingAddress }: Delivered): (day: string) => string {
  const { countryCode, postcode } = shippingAddress ?? billingAddress
  return (day) => workingDay(day, countryCode, postcode)
}
