/**
 * Mutations that would act twice, or be refused, when retried after a lost response: a retry with the same Idempotency-Key gets
 * the first response. Cart mutations are not listed: those that add store their keys in the cart's transaction, and the
 * others set a value and may run again.
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
