import type { StoreView } from '#src/i18n/store-views.ts'

/** `cart`: the shopper has another cart now. `items`: the same cart holds something else. */
type News = { readonly group: string; readonly kind: 'cart' | 'items' }

let channel: BroadcastChannel | undefined

// One for the page: what it says itself it does not hear.
const open = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return undefined
  channel ??= new BroadcastChannel('bocian:cart')
  return channel
}

/** Tells the other tabs what became of the store group's cart. */
export function tellTabs(store: StoreView, kind: News['kind']): void {
  open()?.postMessage({ group: store.group, kind } satisfies News)
}

/** Calls the listener with what other tabs tell of the store group's cart; returns the way to stop. */
export function followTabs(store: StoreView, listener: (kind: News['kind']) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => {
    if (data.group === store.group) listener(data.kind)
  }
  open()?.addEventListener('message', hear)
  return () => open()?.removeEventListener('message', hear)
}
