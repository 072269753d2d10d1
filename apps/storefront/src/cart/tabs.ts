import type { StoreView } from '#src/i18n/store-views.ts'

/** `cart`: the shopper has another cart now. `items`: the same cart holds something else. */
type News = { readonly group: string; readonly kind: 'cart' | 'items' }

let channel: BroadcastChannel | undefined
const ownListeners = new Set<(news: News) => unknown>()

// One for the page: what it says itself it does not hear.
const open = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return undefined
  channel ??= new BroadcastChannel('bocian:cart')
  return channel
}

/** Notifies the other tabs, and listeners in this one, of a change to the store group's cart. */
export function tellTabs(store: StoreView, kind: News['kind']): void {
  const news: News = { group: store.group, kind }
  open()?.postMessage(news)
  for (const listener of ownListeners) listener(news)
}

/** Calls the listener on each change of the store group's cart in any tab, and when this tab becomes visible; returns a function to stop. */
export function followCart(store: StoreView, listener: () => void): () => void {
  // Hidden tabs refresh when they become visible.
  const refresh = () => document.hidden || listener()
  const onNews = ({ group }: News) => group === store.group && refresh()
  const stop = followTabs(store, refresh)
  ownListeners.add(onNews)
  document.addEventListener('visibilitychange', refresh)
  return () => {
    stop()
    ownListeners.delete(onNews)
    document.removeEventListener('visibilitychange', refresh)
  }
}

/** Calls the listener with what other tabs tell of the store group's cart; returns the way to stop. */
export function followTabs(store: StoreView, listener: (kind: News['kind']) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => {
    if (data.group === store.group) listener(data.kind)
  }
  open()?.addEventListener('message', hear)
  return () => open()?.removeEventListener('message', hear)
}
