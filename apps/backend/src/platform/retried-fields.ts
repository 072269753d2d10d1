/**
 * Mutations that are not idempotent: a retry with the same Idempotency-Key gets the first response. Cart mutations are not
 * listed: those that add items store the key in the cart's own transaction, and the others are idempotent.
 */
export const retriedFields: ReadonlySet<string> = new Set([
  'cancelOrder',
  'changeCustomerPassword',
  'confirmAnonymization',
  'confirmCancelOrder',
  'confirmEmail',
  'confirmNewsletterSubscription',
  'contactUs',
  'createCustomer',
  'createCustomerV2',
  'createEmptyCart',
  'createGuestCart',
  'generateAgentToken',
  'renewCustomerToken',
  'reorderItems',
  'requestAnonymization',
  'requestGuestOrderCancel',
  'requestPasswordResetEmail',
  'requestProductAlertLink',
  'requestReturn',
  'resendConfirmationEmail',
  'resetPassword',
  'returnOrderToCart',
  'sendItemClick',
  'sendSearch',
  'subscribeEmailToNewsletter',
  'subscribeToStockAlert',
  'unsubscribeFromProductAlert',
  'unsubscribeProductAlertByEmail',
])
