export type NewsletterPlace = 'shown' | 'hidden' | 'disabled'

export type PageClass = {
  readonly isHome: boolean
  readonly isAccount: boolean
  readonly isCart: boolean
  readonly isCheckout: boolean
  /** Cart or checkout: the header has only the logo, and there is no footer. */
  readonly isCheckoutArea: boolean
  readonly isWishlist: boolean
  readonly isSearch: boolean
  readonly newsletter: NewsletterPlace
}

/** Account paths that include their subpages. */
const accountAreas = [
  'account-information',
  'address-book',
  'club',
  'communications',
  'loyalty/customer',
  'order-history',
  'returns/rma',
]
const accountPanel = 'customer/account'
const paymentReturn = 'bluepayment/processing/back'
const withoutNewsletter = ['sign-in', 'create-account', 'newsletter/subscriber/new']

/** Classifies a path inside the store view by whole segments: `/checkout-tips` is not checkout. */
export function classifyPage(path: string): PageClass {
  const segments = path.split('/').filter(Boolean).join('/')
  const isCart = segments === 'cart'
  const isCheckout = isWithin(segments, 'checkout') || `/${segments}/`.includes(`/${paymentReturn}/`)
  return {
    isHome: segments === '',
    isAccount: segments === accountPanel || accountAreas.some((area) => isWithin(segments, area)),
    isCart,
    isCheckout,
    isCheckoutArea: isCart || isCheckout,
    isWishlist: isWithin(segments, 'wishlist'),
    isSearch: isWithin(segments, 'search'),
    newsletter: newsletterPlace(segments),
  }
}

const isWithin = (segments: string, area: string): boolean => segments === area || segments.startsWith(`${area}/`)

function newsletterPlace(segments: string): NewsletterPlace {
  if (segments === 'communications') return 'disabled'
  return withoutNewsletter.includes(segments.replace(/^checkout\//, '')) ? 'hidden' : 'shown'
}
