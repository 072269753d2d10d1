import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: delivery, payment and placing an order. */
export const checkoutTexts = {
  SHIPPING_ADDRESS_MISSING: 'forms.server.addressMissing',
  ORDER_BILLING_ADDRESS_MISSING: 'forms.server.addressMissing',
  // The last product to deliver was removed in another tab.
  NOTHING_TO_SHIP: 'forms.server.nothingToShip',
  ORDER_SHIPPING_METHOD_MISSING: 'forms.server.deliveryMissing',
  SHIPPING_METHOD_NOT_FOUND: 'forms.server.deliveryGone',
  ORDER_PICKUP_LOCATION_MISSING: 'forms.server.pickupMissing',
  PICKUP_LOCATION_GONE: 'forms.server.pickupGone',
  ORDER_PAYMENT_MISSING: 'forms.server.paymentGone',
  PAYMENT_METHOD_NOT_AVAILABLE: 'forms.server.paymentGone',
  PAYMENT_UNAVAILABLE: 'forms.server.paymentDown',
  ORDER_OUT_OF_STOCK: 'forms.server.someOutOfStock',
  ORDER_TOTAL_CHANGED: 'forms.server.totalChanged',
  ORDER_COUPON_LAPSED: 'forms.server.couponLapsed',
  ORDER_GIFT_CARD_CHANGED: 'forms.server.cardLapsed',
  ORDER_TERMS_CHANGED: 'forms.server.termsChanged',
  ORDER_GUEST_NOT_ALLOWED: 'forms.server.guestNotAllowed',
  ORDER_UNPAID_PIECES: (t, { maximum }) => t('forms.server.unpaidPieces', { maximum }),
  ORDER_STORE_NOT_OPEN: 'forms.server.storeNotOpen',
  ORDER_TERMS_NOT_ACCEPTED: 'forms.server.termsMissing',
  // Written by the merchant for this store view.
  ORDER_BY_AGENT_WITHOUT_CLIENT: (_, { text }) => text,
} satisfies Partial<ErrorTexts>
