import { forgetEvents } from '#src/analytics/data-layer.ts'
import { keepCookie } from '#src/browser-storage/cookies.ts'
import type { EntryName } from '#src/browser-storage/entries.ts'
import { forgetAll } from '#src/browser-storage/forget-entries.ts'
import { keepCartId } from '#src/cart/keep-cart-id.ts'
import { storeViews } from '#src/i18n/store-views.ts'

const ofAgent: readonly EntryName[] = ['agent_token', 'agent_client', 'agent_acting']

/** Typed but not sent; only their owner can read them. */
const drafts: readonly EntryName[] = ['form_draft', 'checkout_draft', 'delivery_draft']

/** What the visitor did. */
const traces: readonly EntryName[] = [
  'cart_attempts',
  'cart_wanted',
  'events_waiting',
  'gtm_cart_items',
  'gtm_view_item_list',
  'magento_cache_id',
  'order_details',
  'order_number',
  'pending_changes',
  'recent_searches',
  'search_origin',
  'wish',
]

/** Forgets the client an agent acts for, so that nobody else acts for them. */
export const forgetClient = (): void => forgetAll(ofAgent)

/** Forgets the carts of all store views and what the visitor did; drafts may be kept for their owner. */
export function forgetVisitor({ keepsDrafts = false } = {}): void {
  for (const store of storeViews) keepCartId(store, null)
  forgetAll(keepsDrafts ? traces : [...traces, ...drafts])
  keepCookie('size', null)
  forgetEvents()
}
