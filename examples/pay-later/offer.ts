import type { PluginResolver, PublishedProduct } from '@bocian/plugin'

/** Gift cards are paid at once. With 0 days nothing is offered. */
export const offerOf: PluginResolver = (product: PublishedProduct, _args: object, { settings }) => {
  const { days } = settings
  return product.type === 'giftcard' || days === 0 ? null : { days }
}
