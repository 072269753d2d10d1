import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while its markup is taken over, true from then on: what the browser keeps may be read. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
