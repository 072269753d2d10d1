import { useSyncExternalStore } from 'react'

export type Connection = { readonly isOnline: boolean; readonly hasBeenOffline: boolean }

/** How long a message about the connection is shown, in milliseconds. */
export const connectionTimeout = 3000

const connected: Connection = { isOnline: true, hasBeenOffline: false }
let connection = connected

function read(): Connection {
  const isOnline = navigator.onLine
  const hasBeenOffline = connection.hasBeenOffline || !isOnline
  if (isOnline !== connection.isOnline || hasBeenOffline !== connection.hasBeenOffline)
    connection = { isOnline, hasBeenOffline }
  return connection
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the browser is online, and whether it has been offline since the page loaded. */
export function useOnline(): Connection {
  return useSyncExternalStore(follow, read, () => connected)
}
