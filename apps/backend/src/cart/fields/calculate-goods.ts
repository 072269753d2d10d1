import type { CartView } from '../types.ts'

/** The amount that earns club points: the goods after their discounts, without gift cards; gross, in minor units. */
export const goodsAmount = ({ lines }: Pick<CartView, 'lines'>): number =>
  lines
    .filter(({ product }) => product.type !== 'giftcard')
    .reduce(
      (sum, { price, quantity, discounts }) =>
        sum + price * quantity - discounts.reduce((off, { amount }) => off + amount, 0),
      0,
    )
