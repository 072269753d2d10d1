import { keep, recall } from '#src/browser-storage/persistence.ts'

export type LastOrder = { readonly number: string; readonly token: string }

/** Keeps the order of this tab for the success page. */
export function keepLastOrder(order: LastOrder): void {
  keep('order_number', order.number)
  keep('order_details', { token: order.token })
}

/** The order that was placed in this tab. */
export function readLastOrder(): LastOrder | null {
  const number = recall<string>('order_number')
  const token = recall<{ readonly token: string }>('order_details')?.token
  return number && token ? { number, token } : null
}
