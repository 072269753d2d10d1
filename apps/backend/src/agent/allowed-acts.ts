/** The mutations an agent may run for a client: cart, checkout, orders, wish list, addresses, returns. Nothing else. */
const forClient: ReadonlySet<string> = new Set([
  'addBundleProductsToCart',
  'addConfigurableProductsToCart',
  'addDownloadableProductsToCart',
  'addProductsToCart',
  'addProductsToWishlist',
  'addSimpleProductsToCart',
  'addVirtualProductsToCart',
  'addWishlistItemsToCart',
  'applyCouponToCart',
  'applyCouponsToCart',
  'applyGiftCardToCart',
  'assignCustomerToGuestCart',
  'cancelOrder',
  'changeCartItemOptions',
  'clearCart',
  'createCustomerAddress',
  'createEmptyCart',
  'createGuestCart',
  'deleteCustomerAddress',
  'deleteCustomerAddressV2',
  'estimateShippingMethods',
  'estimateTotals',
  'mergeCarts',
  'moveSavedItemToCart',
  'placeOrder',
  'removeCouponFromCart',
  'removeCouponsFromCart',
  'removeGiftCardFromCart',
  'removeItemFromCart',
  'removeProductsFromWishlist',
  'removeSavedItem',
  'reorderItems',
  'requestReturn',
  'returnOrderToCart',
  'saveCartItemForLater',
  'sendItemClick',
  'sendSearch',
  'setBillingAddressOnCart',
  'setGiftOptionsOnCart',
  'setGuestEmailOnCart',
  'setPaymentMethodAndPlaceOrder',
  'setPaymentMethodOnCart',
  'setShippingAddressesOnCart',
  'setShippingMethodsOnCart',
  'startPayment',
  'updateCartItems',
  'updateCustomerAddress',
  'updateCustomerAddressV2',
  'updateProductsInWishlist',
])

/** Mutations that stay the agent's own while acting: sessions and adoptions. */
const ofAgent: ReadonlySet<string> = new Set([
  'generateAgentToken',
  'removeAdoptedClient',
  'renewCustomerToken',
  'revokeCustomerToken',
])

/** Queries that are refused while acting for a client. */
const hiddenQuestions: ReadonlySet<string> = new Set(['customerPaymentTokens', 'customerSessions'])

/** How to treat a mutation that an agent sends while acting for a client. */
export function actKind(mutation: string): 'for-client' | 'of-agent' | 'forbidden' {
  if (forClient.has(mutation)) return 'for-client'
  return ofAgent.has(mutation) ? 'of-agent' : 'forbidden'
}

export const isHiddenQuestion = (query: string): boolean => hiddenQuestions.has(query)

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
