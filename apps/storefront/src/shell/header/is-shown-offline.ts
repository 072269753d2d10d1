import type { Connection } from '#src/platform/graphql/online.ts'

/** Whether to show the offline indicator: the connection was lost and is not back. */
export function isShownOffline({ isOnline, hasBeenOffline }: Connection): boolean {
  return hasBeenOffline && !isOnline
}
