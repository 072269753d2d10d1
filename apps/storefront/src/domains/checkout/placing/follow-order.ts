import { redirect } from 'react-router'
import { keep } from '#src/platform/storage/persistence.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { readPending } from './pending-order.ts'

/**
 * For loaders in the browser: redirects to the order of a placeOrder call whose response was lost. Never places an order;
 * only the checkout page does that, while the cart is still open.
 */
export async function followPendingOrder(store: StoreView): Promise<void> {
  if (import.meta.env.SSR || !readPending(store)) return
  const { resumeOrder } = await import('./resume-order.ts')
  const { path, notice } = await resumeOrder(store, { mayPlace: false })
  if (path && notice) keep('session_notice', notice)
  if (path) throw redirect(path)
}

/** For loaders in the browser: redirects to the order if this cart was closed by ordering it within the last hour. */
export async function followPlacedOrder(store: StoreView, cartId: string): Promise<void> {
  if (import.meta.env.SSR) return
  const { findPlacedOrder } = await import('./resume-order.ts')
  const path = await findPlacedOrder(store, cartId).catch(() => undefined)
  if (path) throw redirect(path)
}
