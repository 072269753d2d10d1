import { useSyncExternalStore } from 'react'
import { currentOutage, followOutage, noOutage, type Outage } from '#src/platform/graphql/outage.ts'

/** Whether the shop is reachable. */
export function useOutage(): Outage {
  return useSyncExternalStore(followOutage, currentOutage, () => noOutage)
}
