import type { AgentActKindEnum } from '#src/platform/resolvers.gen.ts'

/**
 * The mutations an agent may run for a client, and what the client reads about them: cart, checkout, orders, wish list,
 * addresses, returns. Nothing else. Null marks those that change nothing the client would see.
 */
const forClient: Readonly<Record<string, AgentActKindEnum | null>> = {
  addBundleProductsToCart: 'CART_FILLED',
  addConfigurableProductsToCart: 'CART_FILLED',
  addDownloadableProductsToCart: 'CART_FILLED',
  addProductsToCart: 'CART_FILLED',
  addProductsToWishlist: 'WISHLIST_CHANGED',
  addReturnComment: 'RETURN_REQUESTED',
  addReturnTracking: 'RETURN_REQUESTED',
  addSimpleProductsToCart: 'CART_FILLED',
  addVirtualProductsToCart: 'CART_FILLED',
  addWishlistItemsToCart: 'CART_FILLED',
  arrangeWishlist: 'WISHLIST_CHANGED',
  applyCouponToCart: 'CODE_USED',
  applyCouponsToCart: 'CODE_USED',
  applyGiftCardToCart: 'CODE_USED',
  assignCustomerToGuestCart: 'CART_FILLED',
  cancelExchange: 'RETURN_REQUESTED',
  cancelOrder: 'ORDER_CANCELED',
  changeCartItemOptions: 'CART_CHANGED',
  changeOrderAddress: 'CHECKOUT_FILLED',
  clearCart: 'CART_CHANGED',
  clearWishlist: 'WISHLIST_CHANGED',
  copyProductsBetweenWishlists: 'WISHLIST_CHANGED',
  createCustomerAddress: 'ADDRESS_CHANGED',
  createEmptyCart: null,
  createGuestCart: null,
  createWishlist: 'WISHLIST_CHANGED',
  deleteCustomerAddress: 'ADDRESS_CHANGED',
  deleteCustomerAddressV2: 'ADDRESS_CHANGED',
  deleteWishlist: 'WISHLIST_CHANGED',
  estimateShippingMethods: null,
  estimateTotals: null,
  finishCardPayment: 'PAYMENT_MADE',
  handInCardResult: 'PAYMENT_MADE',
  saveCardResult: 'PAYMENT_MADE',
  mergeCarts: 'CART_FILLED',
  moveProductsBetweenWishlists: 'WISHLIST_CHANGED',
  moveSavedItemToCart: 'CART_FILLED',
  placeOrder: 'ORDER_PLACED',
  prepareCartLink: null,
  removeCouponFromCart: 'CODE_USED',
  removeCouponsFromCart: 'CODE_USED',
  removeGiftCardFromCart: 'CODE_USED',
  removeItemFromCart: 'CART_CHANGED',
  removeProductsFromWishlist: 'WISHLIST_CHANGED',
  removeSavedItem: 'CART_CHANGED',
  removeReturnTracking: 'RETURN_REQUESTED',
  reorderItems: 'CART_FILLED',
  requestExchange: 'RETURN_REQUESTED',
  requestReturn: 'RETURN_REQUESTED',
  restoreCartItem: 'CART_FILLED',
  returnOrderToCart: 'CART_FILLED',
  saveCartItemForLater: 'CART_CHANGED',
  sendItemClick: null,
  sendSearch: null,
  setBillingAddressOnCart: 'CHECKOUT_FILLED',
  setGiftOptionsOnCart: 'CART_CHANGED',
  setGuestEmailOnCart: 'CHECKOUT_FILLED',
  setPaymentMethodAndPlaceOrder: 'ORDER_PLACED',
  setPaymentMethodOnCart: 'CHECKOUT_FILLED',
  setShippingAddressesOnCart: 'CHECKOUT_FILLED',
  setShippingMethodsOnCart: 'CHECKOUT_FILLED',
  shareWishlist: 'WISHLIST_CHANGED',
  startPayment: 'PAYMENT_MADE',
  stopSharingWishlist: 'WISHLIST_CHANGED',
  takePreparedCart: 'CART_FILLED',
  updateCartItems: 'CART_CHANGED',
  updateCustomerAddress: 'ADDRESS_CHANGED',
  updateCustomerAddressV2: 'ADDRESS_CHANGED',
  updateProductsInWishlist: 'WISHLIST_CHANGED',
  updateWishlist: 'WISHLIST_CHANGED',
}

/** Mutations that stay the agent's own while acting: sessions and adoptions. */
const ofAgent: ReadonlySet<string> = new Set([
  'generateAgentToken',
  'removeAdoptedClient',
  'renewCustomerToken',
  'revokeCustomerToken',
])

/** Queries that are refused while acting for a client. */
const hiddenQuestions: ReadonlySet<string> = new Set([
  'customerAcceptedAgreements',
  'customerPaymentTokens',
  'customerSessions',
  'customerSignInWays',
  'personalDataFile',
  'secondFactor',
  'withdrawalDeclaration',
])

/** How to treat a mutation that an agent sends while acting for a client. */
export function actKind(mutation: string): 'for-client' | 'of-agent' | 'forbidden' {
  if (Object.hasOwn(forClient, mutation)) return 'for-client'
  return ofAgent.has(mutation) ? 'of-agent' : 'forbidden'
}

export const isHiddenQuestion = (query: string): boolean => hiddenQuestions.has(query)

/** The data of a client whose reading is recorded, by field of `Customer`: the name of the entry in the trail. */
const readings: Readonly<Record<string, string>> = {
  addresses: 'readAddresses',
  addressesV2: 'readAddresses',
  orders: 'readOrders',
  return: 'readReturns',
  returns: 'readReturns',
}

/** The entry in the trail when an agent reads a field of a client; undefined if there is none. */
export const readingOf = (field: string): string | undefined =>
  Object.hasOwn(readings, field) ? readings[field] : undefined

const kindOfReading: Readonly<Record<string, AgentActKindEnum>> = {
  readAddresses: 'ADDRESSES_READ',
  readOrders: 'ORDERS_READ',
  readReturns: 'RETURNS_READ',
}

/** What the client reads about an entry of the trail, a mutation or a reading; null if nothing. */
export const shownKind = (action: string): AgentActKindEnum | null =>
  (Object.hasOwn(kindOfReading, action) ? kindOfReading[action] : forClient[action]) ?? null

const loggedArguments: ReadonlySet<string> = new Set([
  'carrier_code',
  'code',
  'coupon_code',
  'coupon_codes',
  'method_code',
  'orderNumber',
  'order_id',
  'quantity',
  'reason',
  'sku',
])
const longest = 300

/** A mutation's arguments as a line of the audit trail: products, codes and orders, no personal data and no gift cards. */
export function describeAct(args: unknown): string {
  const parts: string[] = []
  const walk = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const entry of value) walk(entry, key)
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, name)
    else if (loggedArguments.has(key) && (typeof value === 'string' || typeof value === 'number'))
      parts.push(`${key} ${value}`)
  }
  walk(args, '')
  return parts.join(', ').slice(0, longest)
}
