const ignoredPaths =
  /^\/(assets|media|graphql|health|icons|payment)(\/|$)|\.(?:xml|txt|js|css|json|webmanifest|svg|png|jpe?g|webp|pdf|csv)$/i

/** First path segments of pages that are personal or short-lived: available online only, never cached. */
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
  'social-sign-in',
  'uikit',
  'wishlist',
])

/** How the worker handles a URL: it caches `cached` pages, never caches `online` pages, and ignores everything else. */
export function pageKind(url: URL): 'cached' | 'online' | 'offline-page' | 'ignored' {
  if (ignoredPaths.test(url.pathname)) return 'ignored'
  // The first segment may be a store prefix. No cacheable page has one of these names as its second segment.
  const segments = url.pathname.split('/').slice(1, 3)
  if (segments.includes('offline')) return 'offline-page'
  return segments.some((name) => personal.has(name)) || url.searchParams.has('store_view_code') ? 'online' : 'cached'
}

/** The path that the visitor requested when the offline page was shown; undefined if it is not a path of this shop. */
export function askedPage(url: URL): string | undefined {
  const requested = url.searchParams.get('page')
  if (!requested?.startsWith('/')) return undefined
  const target = URL.canParse(requested, url.origin) ? new URL(requested, url.origin) : undefined
  if (target?.origin !== url.origin || pageKind(target) === 'offline-page') return undefined
  return target.pathname + target.search
}
