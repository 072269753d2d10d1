/** The four kinds of callers. An acting agent is signed in as an agent and acts for an adopted client. */
export const roles = ['guest', 'customer', 'agent', 'acting'] as const
export type Role = (typeof roles)[number]

/**
 * `yes`: allowed. `own`: allowed for the caller's own data, while acting for the client's, and data of others is refused.
 * Anything else is the code of the error by which every call is refused.
 */
export type Verdict = 'yes' | 'own' | Uppercase<string>

interface Access {
  verdicts: Readonly<Record<Role, Verdict>>
  operations: readonly string[]
}

const verdicts = (guest: Verdict, customer: Verdict, agent: Verdict, acting: Verdict): Access['verdicts'] => ({
  guest,
  customer,
  agent,
  acting,
})

/** Who may call which query or mutation. Each is listed once; docs/roles.md shows the same as a table. */
export const access: readonly Access[] = [
  // Public data, and what a visitor needs without an account.
  {
    verdicts: verdicts('yes', 'yes', 'yes', 'yes'),
    operations: [
      'agreements',
      'amLabelProvider',
      'amLabelSetting',
      'attributesForm',
      'attributesList',
      'availableStores',
      'blogAuthor',
      'blogCategories',
      'blogCategory',
      'blogComments',
      'blogMonths',
      'blogPost',
      'blogPosts',
      'blogTag',
      'blogTags',
      'categories',
      'category',
      'categoryList',
      'checkoutAgreements',
      'cmsBlocks',
      'cmsPage',
      'countries',
      'country',
      'createEmptyCart',
      'currency',
      'customAttributeMetadata',
      'customAttributeMetadataV2',
      'deliveryPoints',
      'dynamicBlocks',
      'finishCardPayment',
      'getAutocompleteSuggestions',
      'getLookbookData',
      'getLookbookProducts',
      'getProductsByCampaignType',
      'getRecentSearchTerms',
      'getTopQueries',
      'giftCardAccount',
      'guestOrder',
      'isEmailAvailable',
      'pickupLocations',
      'preparedCart',
      'productReviewRatingsMetadata',
      'products',
      'recaptchaFormConfig',
      'recaptchaV3Config',
      'robotsConfig',
      'route',
      'searchContent',
      'searchTerm',
      'sendItemClick',
      'sendSearch',
      'sharedWishlist',
      'storeAvailability',
      'storeConfig',
      'urlResolver',
    ],
  },
  // A guest's cart belongs to anybody who knows its secret id; a customer's cart to the customer alone.
  {
    verdicts: verdicts('own', 'own', 'own', 'own'),
    operations: [
      'addBundleProductsToCart',
      'addConfigurableProductsToCart',
      'addDownloadableProductsToCart',
      'addProductsToCart',
      'addSimpleProductsToCart',
      'addVirtualProductsToCart',
      'applyCouponsToCart',
      'applyCouponToCart',
      'applyGiftCardToCart',
      'cart',
      'changeCartItemOptions',
      'clearCart',
      'estimateShippingMethods',
      'estimateTotals',
      'getSyneriseRecommendations',
      'moveSavedItemToCart',
      'orderGtm',
      'placedOrder',
      'removeCouponFromCart',
      'removeCouponsFromCart',
      'removeGiftCardFromCart',
      'removeItemFromCart',
      'removeSavedItem',
      'restoreCartItem',
      'saveCartItemForLater',
      'setBillingAddressOnCart',
      'setGiftOptionsOnCart',
      'setPaymentMethodOnCart',
      'setShippingAddressesOnCart',
      'setShippingMethodsOnCart',
      'takePreparedCart',
      'updateCartItems',
    ],
  },
  // An agent orders for a client, never for themselves, unless the store allows it.
  {
    verdicts: verdicts('own', 'own', 'ORDER_BY_AGENT_WITHOUT_CLIENT', 'own'),
    operations: ['placeOrder', 'setPaymentMethodAndPlaceOrder'],
  },
  // An account has its own email address.
  {
    verdicts: verdicts('own', 'GUEST_EMAIL_OF_CUSTOMER', 'GUEST_EMAIL_OF_CUSTOMER', 'GUEST_EMAIL_OF_CUSTOMER'),
    operations: ['setGuestEmailOnCart'],
  },
  // An order by its secret token; an account's order only for its owner.
  {
    verdicts: verdicts('own', 'own', 'own', 'own'),
    operations: [
      'addReturnComment',
      'addReturnTracking',
      'cancelExchange',
      'changeOrderAddress',
      'guestOrderByToken',
      'handInCardResult',
      'orderPayment',
      'removeReturnTracking',
      'returnOrderToCart',
      'saveCardResult',
      'startPayment',
    ],
  },
  {
    verdicts: verdicts('own', 'ORDER_NOT_YOURS_TO_CANCEL', 'ORDER_NOT_YOURS_TO_CANCEL', 'AGENT_FORBIDDEN'),
    operations: ['requestGuestOrderCancel'],
  },
  {
    verdicts: verdicts('own', 'own', 'own', 'AGENT_FORBIDDEN'),
    operations: ['requestGuestExchange', 'requestGuestReturn'],
  },
  // What an agent may also do for a client.
  {
    verdicts: verdicts('NOT_SIGNED_IN', 'own', 'own', 'own'),
    operations: [
      'addProductsToWishlist',
      'addWishlistItemsToCart',
      'arrangeWishlist',
      'assignCustomerToGuestCart',
      'cancelOrder',
      'clearWishlist',
      'copyProductsBetweenWishlists',
      'createCustomerAddress',
      'createWishlist',
      'customer',
      'customerCart',
      'customerDownloadableProducts',
      'customerOrders',
      'deleteCustomerAddress',
      'deleteCustomerAddressV2',
      'deleteWishlist',
      'mergeCarts',
      'moveProductsBetweenWishlists',
      'removeProductsFromWishlist',
      'reorderItems',
      'requestExchange',
      'requestReturn',
      'shareWishlist',
      'stopSharingWishlist',
      'updateCustomerAddress',
      'updateCustomerAddressV2',
      'updateProductsInWishlist',
      'updateWishlist',
      'wishlist',
    ],
  },
  // Identity, sign-in, sessions, consents, saved payments, club points and personal data, which are nobody else's business.
  {
    verdicts: verdicts('NOT_SIGNED_IN', 'own', 'own', 'AGENT_FORBIDDEN'),
    operations: [
      'activateLoyalty',
      'addAgreement',
      'changeCustomerPassword',
      'customerAcceptedAgreements',
      'customerPaymentTokens',
      'confirmSessionWithPasskey',
      'customerSessions',
      'customerSignInWays',
      'deletePaymentToken',
      'redeemLoyaltyReward',
      'finishPasskeyRegistration',
      'removePasskey',
      'renamePasskey',
      'requestPersonalDataLink',
      'revokeAgreement',
      'revokeCustomerSession',
      'revokeOtherCustomerSessions',
      'startPasskeyRegistration',
      'unlinkSocialProvider',
      'updateCustomer',
      'updateCustomerEmail',
      'updateCustomerV2',
    ],
  },
  // What an agent proves besides the password; customers have no use for it.
  {
    verdicts: verdicts('NOT_SIGNED_IN', 'SECOND_FACTOR_FOR_AGENTS', 'own', 'AGENT_FORBIDDEN'),
    operations: [
      'checkSecondFactor',
      'confirmAuthenticatorApp',
      'replaceRecoveryCodes',
      'secondFactor',
      'startAuthenticatorApp',
    ],
  },
  // Without the code of an emailed link. Anybody who has that code may download the data of its address, except while acting.
  {
    verdicts: verdicts('NOT_SIGNED_IN', 'own', 'own', 'AGENT_FORBIDDEN'),
    operations: ['personalDataFile'],
  },
  // An agent's account stays, because the trail refers to it.
  {
    verdicts: verdicts('NOT_SIGNED_IN', 'own', 'AGENT_ACCOUNT_STAYS', 'AGENT_FORBIDDEN'),
    operations: ['deleteCustomer'],
  },
  // While acting, it is the agent's own session.
  {
    verdicts: verdicts('NOT_SIGNED_IN', 'yes', 'yes', 'yes'),
    operations: ['renewCustomerToken', 'revokeCustomerToken'],
  },
  // While acting, they remain the agent's own acts.
  {
    verdicts: verdicts('NOT_AN_AGENT', 'NOT_AN_AGENT', 'yes', 'yes'),
    operations: ['generateAgentToken', 'removeAdoptedClient', 'searchClientToAdopt'],
  },
  {
    verdicts: verdicts('NOT_AN_AGENT', 'NOT_AN_AGENT', 'own', 'own'),
    operations: ['prepareCartLink'],
  },
  // In the visitor's own name, so not for a client.
  {
    verdicts: verdicts('yes', 'yes', 'yes', 'AGENT_FORBIDDEN'),
    operations: [
      'addCommentToPost',
      'confirmAnonymization',
      'confirmCancelOrder',
      'confirmEmail',
      'confirmNewsletterSubscription',
      'confirmReturn',
      'confirmSocialSignIn',
      'contactUs',
      'countBlogView',
      'createCompareList',
      'createCustomer',
      'createCustomerFromSocialSignIn',
      'createCustomerV2',
      'declareWithdrawal',
      'finishPasskeySignIn',
      'finishSocialSignIn',
      'generateCustomerToken',
      'markWishAsBought',
      'requestAnonymization',
      'requestPasswordResetEmail',
      'requestProductAlertLink',
      'resendConfirmationEmail',
      'resetPassword',
      'startPasskeySignIn',
      'startSocialSignIn',
      'subscribeEmailToNewsletter',
      'subscribeToStockAlert',
      'unlockGiftCard',
      'unmarkWishAsBought',
      'unsubscribeFromNewsletter',
      'unsubscribeFromProductAlert',
      'unsubscribeProductAlertByEmail',
      'withdrawalDeclaration',
    ],
  },
  {
    verdicts: verdicts('own', 'own', 'own', 'own'),
    operations: ['compareList'],
  },
  {
    verdicts: verdicts('own', 'own', 'own', 'AGENT_FORBIDDEN'),
    operations: ['addProductsToCompareList', 'deleteCompareList', 'removeProductsFromCompareList'],
  },
  {
    verdicts: verdicts('COMPARE_SIGN_IN', 'own', 'own', 'AGENT_FORBIDDEN'),
    operations: ['assignCompareListToCustomer'],
  },
  {
    verdicts: verdicts('yes', 'CUSTOMER_HAS_CART', 'CUSTOMER_HAS_CART', 'CUSTOMER_HAS_CART'),
    operations: ['createGuestCart'],
  },
  // A store may allow guests to write reviews.
  {
    verdicts: verdicts('REVIEW_BY_GUEST', 'yes', 'yes', 'AGENT_FORBIDDEN'),
    operations: ['createProductReview'],
  },
  {
    verdicts: verdicts(
      'SEND_TO_FRIEND_NOT_OFFERED',
      'SEND_TO_FRIEND_NOT_OFFERED',
      'SEND_TO_FRIEND_NOT_OFFERED',
      'AGENT_FORBIDDEN',
    ),
    operations: ['sendEmailToFriend'],
  },
  {
    verdicts: verdicts(
      'ADMIN_TOKEN_NOT_OFFERED',
      'ADMIN_TOKEN_NOT_OFFERED',
      'ADMIN_TOKEN_NOT_OFFERED',
      'AGENT_FORBIDDEN',
    ),
    operations: ['generateCustomerTokenAsAdmin'],
  },
  // Magento's fields for providers that this shop does not offer.
  {
    verdicts: verdicts(
      'PAYMENT_PROVIDER_NOT_OFFERED',
      'PAYMENT_PROVIDER_NOT_OFFERED',
      'PAYMENT_PROVIDER_NOT_OFFERED',
      'PAYMENT_PROVIDER_NOT_OFFERED',
    ),
    operations: ['getHostedProUrl', 'getPayflowLinkToken'],
  },
  // The same, as mutations.
  {
    verdicts: verdicts(
      'PAYMENT_PROVIDER_NOT_OFFERED',
      'PAYMENT_PROVIDER_NOT_OFFERED',
      'PAYMENT_PROVIDER_NOT_OFFERED',
      'AGENT_FORBIDDEN',
    ),
    operations: [
      'createBraintreeClientToken',
      'createPayflowProToken',
      'createPaypalExpressToken',
      'handlePayflowProResponse',
    ],
  },
]

/** The verdicts of each operation, by name. */
export const accessByOperation: ReadonlyMap<string, Access['verdicts']> = new Map(
  access.flatMap((group) => group.operations.map((name) => [name, group.verdicts] as const)),
)
