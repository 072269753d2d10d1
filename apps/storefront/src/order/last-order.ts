import { keep, recall } from '#src/browser-storage/persistence.ts'

export type LastOrder = {
  readonly number: string
  readonly token: string
  /** The cart that it was. */
  readonly cartId: string
}

/** Keeps the order of this tab for the success page. */
export function keepLastOrder(order: LastOrder): void {
  keep('order_number', order.number)
  keep('order_details', { token: order.token, cartId: order.cartId })
}

/** The order that was placed in this tab. */
export function readLastOrder(): LastOrder | null {
  const number = recall<string>('order_number')
  const details = recall<Omit<LastOrder, 'number'>>('order_details')
  return number && details?.token ? { number, ...details } : null
}
