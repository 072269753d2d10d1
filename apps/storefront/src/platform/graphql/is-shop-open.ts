import { endpoint } from './endpoint.ts'

/** Whether the GraphQL endpoint responds; bypasses all caches. */
export async function isShopOpen(): Promise<boolean> {
  try {
    const response = await fetch(endpoint(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{storeConfig{store_code}}' }),
    })
    return response.ok
  } catch {
    return false
  }
}
