/** The changes that an agent may make for a client: cart, checkout, orders, wish list, addresses, returns. Nothing else. */
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

/** What stays the agent's own while acting: the session, and whom to act for. */
const ofAgent: ReadonlySet<string> = new Set([
  'generateAgentToken',
  'removeAdoptedClient',
  'renewCustomerToken',
  'revokeCustomerToken',
])

/** What an agent never sees of a client. */
const hiddenQuestions: ReadonlySet<string> = new Set(['customerPaymentTokens', 'customerSessions'])

/** What becomes of a change that an agent asks for while acting for a client. */
export function actKind(mutation: string): 'for-client' | 'of-agent' | 'forbidden' {
  if (forClient.has(mutation)) return 'for-client'
  return ofAgent.has(mutation) ? 'of-agent' : 'forbidden'
}

export const isHiddenQuestion = (query: string): boolean => hiddenQuestions.has(query)

const told: ReadonlySet<string> = new Set([
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

/** What was asked for, in a line of the trail: goods, codes and orders, nothing personal and no gift card. */
export function describeAct(args: unknown): string {
  const parts: string[] = []
  const walk = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const entry of value) walk(entry, key)
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, name)
    else if (told.has(key) && (typeof value === 'string' || typeof value === 'number')) parts.push(`${key} ${value}`)
  }
  walk(args, '')
  return parts.join(', ').slice(0, longest)
}
