const aside =
  /^\/(assets|media|graphql|health|icons|payment)(\/|$)|\.(?:xml|txt|js|css|json|webmanifest|svg|png|jpe?g|webp|pdf|csv)$/i

/** Pages that belong to one visitor, to a moment, or to nobody: shown while online only, never kept. */
const personal = new Set([
  'account-information',
  'address-book',
  'agent',
  'anonymizer',
  'bluepayment',
  'cart',
  'checkout',
  'communications',
  'create-account',
  'customer',
  'forgot-password',
  'gift-card',
  'gift-card-guests',
  'loyalty',
  'newsletter',
  'offline',
  'order',
  'order-history',
  'productalert',
  'returns',
  'sign-in',
  'uikit',
  'wishlist',
])

/** What the worker does about an address: `kept` pages open again offline, `online` ones say that they cannot, the rest is none of its business. */
export function pageKind(url: URL): 'kept' | 'online' | 'offline-page' | 'aside' {
  if (aside.test(url.pathname)) return 'aside'
  // The first segment may be a store's prefix; no other page of ours has such a name in its second one.
  const segments = url.pathname.split('/').slice(1, 3)
  if (segments.includes('offline')) return 'offline-page'
  return segments.some((name) => personal.has(name)) || url.searchParams.has('store_view_code') ? 'online' : 'kept'
}

/** The page that the offline page stands in for: a path of this shop, else none. */
export function askedPage(url: URL): string | undefined {
  const asked = url.searchParams.get('page')
  if (!asked?.startsWith('/')) return undefined
  const target = URL.canParse(asked, url.origin) ? new URL(asked, url.origin) : undefined
  if (target?.origin !== url.origin || pageKind(target) === 'offline-page') return undefined
  return target.pathname + target.search
}
