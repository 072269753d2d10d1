import type { StoreView } from '#src/platform/i18n/store-views.ts'

/**
 * `cart`: another cart replaced the shopper's, or it was ordered. `items`: the items of the cart changed, or the shopper has a
 * first cart. `session`: the session of the cart ended or changed, which the other tabs learn by its token.
 */
export type CartChange = { readonly group: string; readonly kind: 'cart' | 'items' | 'session' }

let channel: BroadcastChannel | undefined
const ownListeners = new Set<(change: CartChange) => unknown>()

// One channel per page, because a channel does not receive its own messages.
const open = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return undefined
  channel ??= new BroadcastChannel('shop:cart')
  return channel
}

/** Notifies the other tabs, and listeners in this one, of a change to the store group's cart. */
export function announceCartChange(store: StoreView, kind: CartChange['kind']): void {
  const change: CartChange = { group: store.group, kind }
  open()?.postMessage(change)
  for (const listener of ownListeners) listener(change)
}

/**
 * Calls the listener when the store group's cart changes in any tab, and when this tab becomes visible. Returns a function that
 * stops it.
 */
export function followCart(store: StoreView, listener: () => void): () => void {
  // Hidden tabs refresh when they become visible.
  const refresh = () => document.hidden || listener()
  const onOwnChange = ({ group }: CartChange) => group === store.group && refresh()
  const stop = followTabs(store, refresh)
  ownListeners.add(onOwnChange)
  document.addEventListener('visibilitychange', refresh)
  return () => {
    stop()
    ownListeners.delete(onOwnChange)
    document.removeEventListener('visibilitychange', refresh)
  }
}

/** Calls the listener with other tabs' changes of the store group's cart. Returns a function that stops it. */
export function followTabs(store: StoreView, listener: (kind: CartChange['kind']) => void): () => void {
  const onMessage = ({ data }: MessageEvent<CartChange>) => {
    if (data.group === store.group) listener(data.kind)
  }
  open()?.addEventListener('message', onMessage)
  return () => open()?.removeEventListener('message', onMessage)
}
