import { useDeferredValue } from 'react'

/**
 * False on the server and in the first render, true soon after. The shell uses it to avoid a second render during hydration,
 * which would delay the response to a touch.
 */
export function useAfterHydration(): boolean {
  return useDeferredValue(true, false)
}
