const hour = 3600
const day = 24 * hour

type Area = 'local' | 'session'
type Entry = { readonly area: Area; readonly ttl?: number }

/**
 * Everything that the shop keeps in a browser's storage, with its usual lifetime in seconds (none: until it is
 * forgotten, or for session entries until the tab is closed). `docs/browser-storage.md` says what each is for.
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
  card_session: { area: 'local', ttl: hour },
  card_unclear: { area: 'local', ttl: hour / 4 },
  session_notice: { area: 'session' },
  form_draft: { area: 'session' },
  checkout_draft: { area: 'session' },
  delivery_draft: { area: 'session' },
  recent_searches: { area: 'local', ttl: 30 * day },
  search_origin: { area: 'session' },
  started_anew: { area: 'session', ttl: 60 },
  gtm_cart_items: { area: 'session' },
  gtm_view_item_list: { area: 'session' },
  order_details: { area: 'session' },
  order_number: { area: 'session' },
  wish: { area: 'session', ttl: hour / 4 },
} as const satisfies Readonly<Record<string, Entry>>

type EntryName = keyof typeof entries

/** The name of an entry, alone or with what it belongs to: `checkout_draft:poland`. */
export type EntryKey = EntryName | `${EntryName}:${string}`

/** Where an entry lives and for how long by default. */
export function entryOf(key: EntryKey): Entry {
  return entries[key.split(':', 1)[0] as EntryName]
}
