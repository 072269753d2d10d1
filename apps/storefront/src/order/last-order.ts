export type LastOrder = { readonly number: string; readonly token: string }

const key = 'order_number'
const tokenKey = 'order_token'

/** Keeps the order of this tab for the success page. */
export function keepLastOrder(order: LastOrder): void {
  try {
    sessionStorage.setItem(key, order.number)
    sessionStorage.setItem(tokenKey, order.token)
  } catch {
    return
  }
}

/** The order that was placed in this tab. */
export function readLastOrder(): LastOrder | null {
  try {
    const number = sessionStorage.getItem(key)
    const token = sessionStorage.getItem(tokenKey)
    return number && token ? { number, token } : null
  } catch {
    return null
  }
}
