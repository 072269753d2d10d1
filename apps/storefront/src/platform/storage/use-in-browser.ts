import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, true afterwards: from then on components may read browser storage. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
