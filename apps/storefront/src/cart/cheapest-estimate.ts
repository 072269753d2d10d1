import type { EstimatedDeliveryFragment } from '#src/graphql/documents.gen.ts'

type Cheapest = {
  /** Comes to the door or to a point; a shop of ours is told beside it. */
  readonly method: EstimatedDeliveryFragment
  readonly isFree: boolean
  /** Whether it costs more than this in another way. */
  readonly isFrom: boolean
  readonly hasShops: boolean
}

const ownShops = 'instore'
const priceOf = (method: EstimatedDeliveryFragment): number => method.price_incl_tax.value ?? 0

/** The cheapest way that brings the goods, and whether they can be collected in a shop as well. */
export function cheapestEstimate(methods: readonly EstimatedDeliveryFragment[]): Cheapest | undefined {
  const sent = methods.filter((method) => method.pickup_network !== ownShops)
  const [method] = sent.toSorted((a, b) => priceOf(a) - priceOf(b))
  if (!method) return undefined
  return {
    method,
    isFree: priceOf(method) === 0,
    isFrom: sent.some((other) => priceOf(other) > priceOf(method)),
    hasShops: sent.length < methods.length,
  }
}
