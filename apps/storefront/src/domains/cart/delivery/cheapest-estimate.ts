import type { DisplayMoney } from '#src/platform/i18n/money.ts'

/** A way of delivery with its price for these goods. */
export type PricedDelivery = {
  readonly price_incl_tax: DisplayMoney
  /** Null for delivery to the door. */
  readonly pickup_network?: string | null
}

export type Cheapest<Method extends PricedDelivery> = {
  /** The cheapest delivery to the door or to a pickup point, but not to one of our shops. */
  readonly method: Method
  readonly isFree: boolean
  /** Whether other methods cost more, so that the price is shown as "from". */
  readonly isFrom: boolean
  /** Whether the order can also be collected in one of our shops. */
  readonly hasShops: boolean
}

const ownShops = 'instore'
const priceOf = (method: PricedDelivery): number => method.price_incl_tax.value ?? 0

/** The cheapest delivery to the door or to a pickup point; undefined if there is none. */
export function cheapestEstimate<Method extends PricedDelivery>(
  methods: readonly Method[],
): Cheapest<Method> | undefined {
  const delivered = methods.filter((method) => method.pickup_network !== ownShops)
  const [method] = delivered.toSorted((a, b) => priceOf(a) - priceOf(b))
  if (!method) return undefined
  return {
    method,
    isFree: priceOf(method) === 0,
    isFrom: delivered.some((other) => priceOf(other) > priceOf(method)),
    hasShops: delivered.length < methods.length,
  }
}
