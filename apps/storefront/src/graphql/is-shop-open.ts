import { endpoint } from './endpoint.ts'

/** Asks the endpoint itself, past every cache, whether it answers. */
export async function isShopOpen(): Promise<boolean> {
  try {
    const answer = await fetch(endpoint(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{storeConfig{store_code}}' }),
    })
    return answer.ok
  } catch {
    return false
  }
}
