/** A value outside React that components and functions can subscribe to; fits `useSyncExternalStore`. */
export type Observable<Value> = {
  readonly get: () => Value
  readonly set: (next: Value) => void
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  readonly follow: (listener: () => void) => () => void
}

/** Creates an observable value. In module scope it lives as long as the page. */
export function observable<Value>(initial: Value): Observable<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    follow: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
