const hour = 3600
const day = 24 * hour

type Area = 'local' | 'session'
type Entry = {
  readonly area: Area
  readonly ttl?: number
  /** Who may read the entry: only its owner, or anyone except another customer; everyone if omitted. */
  readonly for?: 'owner' | 'no-other-customer'
}

/**
 * All entries of the shop in local and session storage, with their default lifetimes in seconds. Without a lifetime a local
 * entry stays until it is deleted, a session entry until the tab closes. `docs/browser-storage.md` explains each.
 */
export const entries = {
  store_view_code: { area: 'local' },
  store_view_currency: { area: 'local' },
  store_view_secure_base_media_url: { area: 'local' },
  category_view_type: { area: 'local' },
  language_hint: { area: 'local', ttl: 180 * day },
  magento_cache_id: { area: 'local', ttl: day },
  signin_token: { area: 'local', ttl: hour },
  agent_token: { area: 'local', ttl: hour },
  agent_client: { area: 'local', ttl: hour },
  agent_acting: { area: 'local', ttl: 30 * day },
  cart_attempts: { area: 'local', ttl: hour },
  cart_wanted: { area: 'local', ttl: hour },
  card_session: { area: 'local', ttl: hour },
  card_unclear: { area: 'local', ttl: hour / 4 },
  session_notice: { area: 'session' },
  form_draft: { area: 'session', for: 'owner' },
  checkout_draft: { area: 'session', for: 'owner' },
  delivery_draft: { area: 'session', for: 'owner' },
  pending_order: { area: 'local', ttl: day },
  pending_order_here: { area: 'session', ttl: day },
  recent_searches: { area: 'local', ttl: 30 * day, for: 'owner' },
  search_origin: { area: 'session', for: 'owner' },
  pending_changes: { area: 'session', ttl: hour / 6 },
  social_return: { area: 'session', ttl: hour / 4 },
  started_anew: { area: 'session', ttl: 60 },
  gtm_cart_items: { area: 'session', for: 'owner' },
  gtm_view_item_list: { area: 'session' },
  trackers_agreed: { area: 'session' },
  events_waiting: { area: 'session', for: 'no-other-customer' },
  order_details: { area: 'session', for: 'no-other-customer' },
  order_number: { area: 'session', for: 'no-other-customer' },
  gift_marks: { area: 'local', ttl: 365 * day },
  wishes: { area: 'session', ttl: 2 * hour },
} as const satisfies Readonly<Record<string, Entry>>

export type EntryName = keyof typeof entries

/** The name of an entry, with a suffix where needed: `checkout_draft:poland`. */
export type EntryKey = EntryName | `${EntryName}:${string}`

/** The storage area, default lifetime and readers of an entry. */
export function entryOf(key: EntryKey): Entry {
  return entries[key.split(':', 1)[0] as EntryName]
}
