import { clearDataLayer } from '#src/platform/analytics/data-layer.ts'
import { keepCookie } from '#src/platform/storage/cookies.ts'
import type { EntryName } from '#src/platform/storage/entries.ts'
import { forgetAll } from '#src/platform/storage/forget-entries.ts'
import { keepCartId } from '#src/domains/cart-id/keep-cart-id.ts'
import { storeViews } from '#src/platform/i18n/store-views.ts'

const ofAgent: readonly EntryName[] = ['agent_token', 'agent_client', 'agent_acting']

/** Typed but not sent; only their owner can read them. */
const drafts: readonly EntryName[] = ['form_draft', 'checkout_draft', 'delivery_draft']

/** Traces of the visitor's activity. */
const traces: readonly EntryName[] = [
  'cart_attempts',
  'cart_wanted',
  'events_waiting',
  'gift_marks',
  'gtm_cart_items',
  'gtm_view_item_list',
  'magento_cache_id',
  'order_details',
  'order_number',
  'pending_changes',
  'recent_searches',
  'search_origin',
  'social_return',
  'wishes',
]

/** Deletes the client an agent acts for, so that the next visitor does not act for them. */
export const forgetClient = (): void => forgetAll(ofAgent)

/** Deletes the carts of all store views and all traces of the visitor; drafts can be kept for their owner. */
export function forgetVisitor({ keepsDrafts = false } = {}): void {
  for (const store of storeViews) keepCartId(store, null, { isOfSession: true })
  forgetAll(keepsDrafts ? traces : [...traces, ...drafts])
  keepCookie('size', null)
  clearDataLayer()
}
