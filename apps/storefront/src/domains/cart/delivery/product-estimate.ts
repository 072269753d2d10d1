import { deliveryPrice } from '@bocian/rules/delivery.ts'
import type { DeliveryOfferFragment } from '#src/platform/graphql/documents.gen.ts'
import { cheapestEstimate } from './cheapest-estimate.ts'

/** The cheapest delivery of goods at this price, bought alone, as the cart would estimate it; undefined if there is none. */
export function productEstimate(offers: readonly DeliveryOfferFragment[], price: number) {
  return cheapestEstimate(
    offers.map((offer) => ({
      ...offer,
      price_incl_tax: {
        ...offer.price,
        value: deliveryPrice({ price: offer.price.value ?? 0, freeFrom: offer.free_from?.value ?? null }, price),
      },
    })),
  )
}

/** When an order arrives that is placed at this time (in milliseconds); undefined if the offer is too old to know. */
export const arrivalAt = (
  { arrivals }: Pick<DeliveryOfferFragment, 'arrivals'>,
  time: number,
): DeliveryOfferFragment['arrivals'][number] | undefined =>
  arrivals.find(({ order_before: end }) => time < Date.parse(end))
