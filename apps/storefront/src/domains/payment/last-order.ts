import { keep, recall } from '#src/platform/storage/persistence.ts'

export type LastOrder = {
  readonly number: string
  readonly token: string
  /** The id of the cart that was ordered. */
  readonly cartId: string
}

/** Stores the last order of this tab for the success page. */
export function keepLastOrder(order: LastOrder): void {
  keep('order_number', order.number)
  keep('order_details', { token: order.token, cartId: order.cartId })
}

/** The last order placed in this tab. */
export function readLastOrder(): LastOrder | null {
  const number = recall<string>('order_number')
  const details = recall<Omit<LastOrder, 'number'>>('order_details')
  return number && details?.token ? { number, ...details } : null
}
