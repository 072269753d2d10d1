/** The price of a delivery method and the subtotal from which it is free, both in the same unit; null if it never is. */
export interface DeliveryTariff {
  price: number
  freeFrom: number | null
}

/** The delivery price for this subtotal; 0 from the free-delivery threshold on. */
export function deliveryPrice({ price, freeFrom }: DeliveryTariff, subtotal: number): number {
  return freeFrom !== null && subtotal >= freeFrom ? 0 : price
}
