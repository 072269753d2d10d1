import { useSyncExternalStore } from 'react'
import { currentOutage, followOutage, noOutage, type Outage } from '#src/graphql/outage.ts'

/** Whether the shop answers. */
export function useOutage(): Outage {
  return useSyncExternalStore(followOutage, currentOutage, () => noOutage)
}
