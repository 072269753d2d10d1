import type { Connection } from '#src/notices/online.ts'

/** The indicator stands only for a connection that was lost: offline at some time, and not online now. */
export function isShownOffline({ isOnline, hasBeenOffline }: Connection): boolean {
  return hasBeenOffline && !isOnline
}
