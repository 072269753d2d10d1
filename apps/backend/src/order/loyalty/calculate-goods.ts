import type { OrderItem } from '../types.ts'

/** The amount that earns club points: the goods after their discounts, without gift cards; gross, in minor units. */
export const goodsAmount = (items: readonly Pick<OrderItem, 'giftCard' | 'rowTotal' | 'discount'>[]): number =>
  items.reduce((sum, { giftCard, rowTotal, discount }) => (giftCard === null ? sum + rowTotal - discount : sum), 0)
