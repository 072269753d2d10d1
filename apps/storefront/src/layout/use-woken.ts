import { useDeferredValue } from 'react'

/**
 * False on the server and when first rendered, true soon after: for the shell, whose parts would otherwise be rendered a second
 * time before the browser may answer a touch.
 */
export function useWoken(): boolean {
  return useDeferredValue(true, false)
}
