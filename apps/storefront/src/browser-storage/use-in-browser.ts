import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while its markup is taken over, true from then on: what the browser keeps may be read. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * False on the server and when first rendered, true soon after: for the shell, whose parts would otherwise be rendered a second
 * time before the browser may answer a touch.
 */
export function useWoken(): boolean {
  return useDeferredValue(true, false)
}
