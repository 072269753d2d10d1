// Made by `npm run codegen`.
export type ServerError =
  | { readonly code: 'ACCEPTANT_INVALID' }
  | { readonly code: 'ACCOUNT_EMAIL_INVALID'; readonly parameters: { readonly email?: string } }
  | { readonly code: 'ACCOUNT_UNCONFIRMED' }
  | { readonly code: 'ADDRESS_BOOK_FULL'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'ADDRESS_IS_DEFAULT'; readonly parameters: { readonly id: number; readonly kind: string } }
  | { readonly code: 'ADDRESS_NOT_FOUND'; readonly parameters: { readonly id: string } }
  | { readonly code: 'ADMIN_TOKEN_NOT_OFFERED' }
  | { readonly code: 'AGENT_ACCOUNT_STAYS' }
  | { readonly code: 'AGENT_FORBIDDEN' }
  | { readonly code: 'AGENT_TOKEN_INVALID' }
  | { readonly code: 'AGREEMENTS_INVALID' }
  | { readonly code: 'AGREEMENT_NOT_FOUND'; readonly parameters: { readonly id: number } }
  | { readonly code: 'ALERT_NOT_FOUND' }
  | { readonly code: 'ALERT_PRODUCT_IN_STOCK' }
  | { readonly code: 'ALERT_PRODUCT_SOLD_OUT' }
  | { readonly code: 'ATTRIBUTE_NOT_FOUND'; readonly parameters: { readonly text: string } }
  | { readonly code: 'AUTHENTICATOR_EXPIRED' }
  | { readonly code: 'BIRTHDAY_INVALID' }
  | { readonly code: 'BLOCK_IDENTIFIERS_MISSING' }
  | { readonly code: 'BLOCK_NOT_FOUND'; readonly parameters: { readonly identifier: string } }
  | { readonly code: 'BLOG_COMMENTS_DISABLED' }
  | { readonly code: 'BLOG_COMMENT_BY_GUEST' }
  | { readonly code: 'BLOG_COMMENT_INCOMPLETE' }
  | { readonly code: 'BLOG_COMMENT_NOT_FOUND' }
  | { readonly code: 'BLOG_COMMENT_TOO_LONG'; readonly parameters: { readonly most: number } }
  | { readonly code: 'BLOG_DISABLED' }
  | { readonly code: 'BLOG_POST_NOT_FOUND' }
  | { readonly code: 'BLOG_TERM_NOT_FOUND'; readonly parameters: { readonly kind: string } }
  | { readonly code: 'CAMPAIGN_TYPE_INVALID' }
  | { readonly code: 'CARD_RESULT_INVALID' }
  | { readonly code: 'CART_EMPTY' }
  | { readonly code: 'CART_ID_CHARACTERS' }
  | { readonly code: 'CART_ID_LENGTH'; readonly parameters: { readonly length: number } }
  | { readonly code: 'CART_ID_TAKEN'; readonly parameters: { readonly id: string } }
  | { readonly code: 'CART_INVALID_OWNER'; readonly parameters: { readonly id: string } }
  | { readonly code: 'CART_INVALID_WEBSITE' }
  | { readonly code: 'CART_ITEM_NAMED_TWICE' }
  | { readonly code: 'CART_ITEM_OPTIONS_FIXED' }
  | { readonly code: 'CART_LINK_INVALID' }
  | { readonly code: 'CART_MISSING'; readonly parameters: { readonly id?: string } }
  | { readonly code: 'CART_TOO_MANY_COUPONS'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'CART_TOO_MANY_LINES'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'CART_TOO_MANY_SAVED'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'CATEGORY_NAMED_TWICE' }
  | { readonly code: 'CATEGORY_NOT_FOUND' }
  | { readonly code: 'CLICK_FIELD_INVALID'; readonly parameters: { readonly field: string } }
  | { readonly code: 'CLIENT_EMAIL_INVALID' }
  | { readonly code: 'CLIENT_EMAIL_TAKEN' }
  | { readonly code: 'CLIENT_FORBIDS_AGENTS' }
  | { readonly code: 'CLIENT_LEFT' }
  | { readonly code: 'CLIENT_NOT_FOUND' }
  | { readonly code: 'CLIENT_SEARCH_EMPTY' }
  | { readonly code: 'CLIENT_SEARCH_TOO_SHORT' }
  | { readonly code: 'CLIENT_UUID_INVALID' }
  | { readonly code: 'COMPARE_FULL'; readonly parameters: { readonly most: number } }
  | { readonly code: 'COMPARE_LIST_NOT_FOUND' }
  | { readonly code: 'COMPARE_SIGN_IN' }
  | { readonly code: 'CONFIRMATION_LINK_INVALID' }
  | { readonly code: 'CONSENT_MISSING' }
  | { readonly code: 'CONSENT_REQUIRED' }
  | { readonly code: 'CONTACT_COMMENT_MISSING' }
  | { readonly code: 'CONTACT_FILES_TOO_LARGE'; readonly parameters: { readonly most: number } }
  | { readonly code: 'CONTACT_FILES_TOO_MANY'; readonly parameters: { readonly most: number } }
  | { readonly code: 'CONTACT_FILE_TYPE'; readonly parameters: { readonly name: string } }
  | { readonly code: 'CONTACT_FORM_DISABLED' }
  | { readonly code: 'CONTACT_NAME_MISSING' }
  | { readonly code: 'CONTACT_ORDER_INVALID' }
  | { readonly code: 'CONTACT_TOPIC_UNKNOWN' }
  | { readonly code: 'COULD_NOT_FIND_CART_ITEM'; readonly parameters: { readonly id?: number } }
  | { readonly code: 'COUNTRY_NOT_AVAILABLE' }
  | { readonly code: 'COUNTRY_NOT_FOUND' }
  | { readonly code: 'COUPON_ALREADY_APPLIED' }
  | { readonly code: 'COUPON_EXPIRED' }
  | { readonly code: 'COUPON_GOODS' }
  | { readonly code: 'COUPON_GROUP' }
  | { readonly code: 'COUPON_NOT_STARTED' }
  | { readonly code: 'COUPON_OUTRANKED' }
  | { readonly code: 'COUPON_SUBTOTAL' }
  | { readonly code: 'COUPON_UNKNOWN' }
  | { readonly code: 'COUPON_USED_BY_YOU' }
  | { readonly code: 'COUPON_USED_UP' }
  | { readonly code: 'CURRENCY_NOT_FOUND' }
  | { readonly code: 'CURRENT_PAGE_TOO_LARGE'; readonly parameters: { readonly page: number; readonly pages: number } }
  | { readonly code: 'CURRENT_PAGE_TOO_SMALL' }
  | { readonly code: 'CURRENT_PASSWORD_MISSING' }
  | { readonly code: 'CUSTOMER_ATTRIBUTE_UNKNOWN'; readonly parameters: { readonly code: string } }
  | { readonly code: 'CUSTOMER_HAS_CART' }
  | { readonly code: 'DEADLINE' }
  | { readonly code: 'EMAIL_INVALID' }
  | { readonly code: 'EMAIL_TAKEN' }
  | { readonly code: 'EXCHANGE_NOT_CANCELABLE' }
  | { readonly code: 'EXCHANGE_NOT_POSSIBLE' }
  | { readonly code: 'EXCHANGE_SIZE_CHEAPER' }
  | { readonly code: 'EXCHANGE_SIZE_SOLD_OUT' }
  | { readonly code: 'FIELD_INVALID'; readonly parameters: { readonly field: string; readonly label: string } }
  | { readonly code: 'FIELD_REQUIRED'; readonly parameters: { readonly field: string; readonly label: string } }
  | { readonly code: 'FIELD_TOO_LONG'; readonly parameters: { readonly field: string; readonly label: string; readonly maximum: number } }
  | { readonly code: 'FIRST_WISHLIST_STAYS' }
  | { readonly code: 'GENDER_INVALID'; readonly parameters: { readonly gender: number } }
  | { readonly code: 'GIFT_CARD_ACCOUNT_EMAIL' }
  | { readonly code: 'GIFT_CARD_CURRENCY'; readonly parameters: { readonly currency: string } }
  | { readonly code: 'GIFT_CARD_DIGITS'; readonly parameters: { readonly digits: number } }
  | { readonly code: 'GIFT_CARD_EMAIL_INVALID' }
  | { readonly code: 'GIFT_CARD_FIELD_MISSING'; readonly parameters: { readonly field: string } }
  | { readonly code: 'GIFT_CARD_FOR_GIFT_CARD' }
  | { readonly code: 'GIFT_CARD_INVALID' }
  | { readonly code: 'GIFT_CARD_TOO_MANY'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'GIFT_CARD_TYPES_MIXED' }
  | { readonly code: 'GIFT_CARD_WITH_PRODUCTS' }
  | { readonly code: 'GIFT_RECEIPT_NOT_AVAILABLE' }
  | { readonly code: 'GIFT_WRAPPING_MISSING' }
  | { readonly code: 'GIFT_WRAPPING_NOT_AVAILABLE' }
  | { readonly code: 'GUEST_EMAIL_INVALID' }
  | { readonly code: 'GUEST_EMAIL_OF_CUSTOMER' }
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED' }
  | { readonly code: 'INSUFFICIENT_STOCK'; readonly parameters: { readonly left: number } }
  | { readonly code: 'LABEL_TOO_MANY_PRODUCTS'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'LAST_SECOND_FACTOR' }
  | { readonly code: 'LAST_SIGN_IN_WAY' }
  | { readonly code: 'LINK_INVALID' }
  | { readonly code: 'LOCATION_INVALID' }
  | { readonly code: 'LOCATOR_TOO_MANY_PRODUCTS'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'LOOK_NOT_NAMED' }
  | { readonly code: 'LOOK_TOO_MANY_PRODUCTS'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'LOYALTY_ALREADY_MEMBER' }
  | { readonly code: 'LOYALTY_BLOCKED' }
  | { readonly code: 'LOYALTY_CARD_ATTEMPTS' }
  | { readonly code: 'LOYALTY_CARD_UNKNOWN' }
  | { readonly code: 'LOYALTY_INACTIVE' }
  | { readonly code: 'LOYALTY_LEVEL_MISSING' }
  | { readonly code: 'LOYALTY_OFF' }
  | { readonly code: 'LOYALTY_POINTS_MISSING'; readonly parameters: { readonly missing: number } }
  | { readonly code: 'LOYALTY_REWARD_UNKNOWN' }
  | { readonly code: 'MATCH_TOO_SHORT'; readonly parameters: { readonly minimum: number } }
  | { readonly code: 'MAXIMUM_EXCEEDED'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'NEWSLETTER_NOT_AVAILABLE' }
  | { readonly code: 'NOTHING_TO_SHIP' }
  | { readonly code: 'NOT_AN_AGENT' }
  | { readonly code: 'NOT_SALABLE' }
  | { readonly code: 'NOT_SIGNED_IN' }
  | { readonly code: 'NO_ADDRESS_GIVEN'; readonly parameters: { readonly choices: string; readonly kind: string } }
  | { readonly code: 'OPTIONS_MISSING' }
  | { readonly code: 'OPTIONS_NOT_AVAILABLE' }
  | { readonly code: 'ORDER_ADDRESS_COUNTRY_FIXED' }
  | { readonly code: 'ORDER_ADDRESS_FIXED' }
  | { readonly code: 'ORDER_ADDRESS_OF_PICKUP' }
  | { readonly code: 'ORDER_AMOUNT_INVALID' }
  | { readonly code: 'ORDER_BILLING_ADDRESS_MISSING' }
  | { readonly code: 'ORDER_BY_AGENT_WITHOUT_CLIENT'; readonly parameters: { readonly text: string } }
  | { readonly code: 'ORDER_CANCELLATION_DISABLED' }
  | { readonly code: 'ORDER_COUPON_LAPSED' }
  | { readonly code: 'ORDER_DATE_INVALID' }
  | { readonly code: 'ORDER_EMAIL_MISSING' }
  | { readonly code: 'ORDER_GIFT_CARD_CHANGED' }
  | { readonly code: 'ORDER_GUEST_NOT_ALLOWED' }
  | { readonly code: 'ORDER_NOT_CANCELLABLE' }
  | { readonly code: 'ORDER_NOT_CHANGEABLE' }
  | { readonly code: 'ORDER_NOT_FOUND' }
  | { readonly code: 'ORDER_NOT_PAYABLE' }
  | { readonly code: 'ORDER_NOT_REORDERABLE' }
  | { readonly code: 'ORDER_NOT_YOURS_TO_CANCEL' }
  | { readonly code: 'ORDER_OF_OTHER_CUSTOMER'; readonly parameters: { readonly number: string } }
  | { readonly code: 'ORDER_OUT_OF_STOCK' }
  | { readonly code: 'ORDER_PAYMENT_MISSING' }
  | { readonly code: 'ORDER_PICKUP_LOCATION_MISSING' }
  | { readonly code: 'ORDER_SHIPPED' }
  | { readonly code: 'ORDER_SHIPPING_METHOD_MISSING' }
  | { readonly code: 'ORDER_STORE_NOT_OPEN' }
  | { readonly code: 'ORDER_TERMS_CHANGED' }
  | { readonly code: 'ORDER_TERMS_NOT_ACCEPTED' }
  | { readonly code: 'ORDER_TOTAL_CHANGED' }
  | { readonly code: 'ORDER_UNPAID_PIECES'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'ORDER_WITHOUT_PRODUCTS' }
  | { readonly code: 'OUT_OF_STOCK' }
  | { readonly code: 'PAGE_IDENTIFIER_MISSING' }
  | { readonly code: 'PAGE_NOT_FOUND'; readonly parameters: { readonly identifier: string } }
  | { readonly code: 'PAGE_SIZE_TOO_LARGE'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'PAGE_SIZE_TOO_SMALL' }
  | { readonly code: 'PASSKEYS_NOT_OFFERED' }
  | { readonly code: 'PASSKEY_EXPIRED' }
  | { readonly code: 'PASSKEY_INVALID' }
  | { readonly code: 'PASSKEY_NAME_MISSING' }
  | { readonly code: 'PASSKEY_NOT_FOUND' }
  | { readonly code: 'PASSKEY_TOO_MANY'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'PASSKEY_UNKNOWN' }
  | { readonly code: 'PASSWORD_COMMON' }
  | { readonly code: 'PASSWORD_INCORRECT' }
  | { readonly code: 'PASSWORD_LINK_INVALID' }
  | { readonly code: 'PASSWORD_TOO_LONG'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'PASSWORD_TOO_SHORT'; readonly parameters: { readonly minimum: number } }
  | { readonly code: 'PASSWORD_TOO_SIMPLE'; readonly parameters: { readonly classes: number } }
  | { readonly code: 'PASSWORD_UNCHANGED' }
  | { readonly code: 'PAYMENT_METHOD_NOT_AVAILABLE' }
  | { readonly code: 'PAYMENT_PROVIDER_NOT_OFFERED'; readonly parameters: { readonly provider: string } }
  | { readonly code: 'PAYMENT_UNAVAILABLE' }
  | { readonly code: 'PHONE_INVALID'; readonly parameters: { readonly example?: string } }
  | { readonly code: 'PICKUP_LOCATION_GONE' }
  | { readonly code: 'POST_CODE_INVALID'; readonly parameters: { readonly example?: string } }
  | { readonly code: 'PREVIEW_EXPIRED' }
  | { readonly code: 'PREVIEW_READ_ONLY' }
  | { readonly code: 'PRICE_FILTER_INVALID'; readonly parameters: { readonly value: string } }
  | { readonly code: 'PRINTED_CARD_NOT_AVAILABLE' }
  | { readonly code: 'PRODUCTS_WITH_GIFT_CARD' }
  | { readonly code: 'PRODUCT_NOT_FOUND'; readonly parameters: { readonly sku?: string } }
  | { readonly code: 'QUANTITY_NOT_WHOLE' }
  | { readonly code: 'QUANTITY_TOO_SMALL' }
  | { readonly code: 'QUERY_TOO_EXPENSIVE'; readonly parameters: { readonly found: number; readonly maximum: number } }
  | { readonly code: 'QUERY_TOO_NESTED'; readonly parameters: { readonly found: number; readonly maximum: number } }
  | { readonly code: 'RECOMMENDATION_TEXT_TOO_LONG' }
  | { readonly code: 'REGION_MISMATCH' }
  | { readonly code: 'REGION_REQUIRED' }
  | { readonly code: 'REQUEST_INVALID' }
  | { readonly code: 'REQUIRED_FIELDS_MISSING'; readonly parameters: { readonly fields?: readonly string[] } }
  | { readonly code: 'REQUIRED_PARAMETER_MISSING'; readonly parameters: { readonly parameter?: string } }
  | { readonly code: 'RETURNS_DISABLED' }
  | { readonly code: 'RETURN_ACCOUNT_INVALID' }
  | { readonly code: 'RETURN_ACCOUNT_MISSING' }
  | { readonly code: 'RETURN_ATTRIBUTE_UNKNOWN'; readonly parameters: { readonly attribute: string } }
  | { readonly code: 'RETURN_CLOSED' }
  | { readonly code: 'RETURN_COMMENT_MISSING' }
  | { readonly code: 'RETURN_ITEMS_MISSING' }
  | { readonly code: 'RETURN_ITEM_UNKNOWN' }
  | { readonly code: 'RETURN_LINK_EXPIRED' }
  | { readonly code: 'RETURN_NOT_FOUND' }
  | { readonly code: 'RETURN_NOT_POSSIBLE' }
  | { readonly code: 'RETURN_QUANTITY_INVALID'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'RETURN_REASON_MISSING' }
  | { readonly code: 'RETURN_TOO_MANY_ENTRIES' }
  | { readonly code: 'RETURN_TRACKING_INVALID' }
  | { readonly code: 'REVIEWS_DISABLED' }
  | { readonly code: 'REVIEW_BY_GUEST' }
  | { readonly code: 'REVIEW_INCOMPLETE' }
  | { readonly code: 'REVIEW_RATING_MISSING' }
  | { readonly code: 'REVIEW_RATING_UNKNOWN' }
  | { readonly code: 'REVIEW_TOO_LONG'; readonly parameters: { readonly most: number } }
  | { readonly code: 'SAVED_PAYMENT_NOT_FOUND'; readonly parameters: { readonly hash: string } }
  | { readonly code: 'SEARCH_EMPTY' }
  | { readonly code: 'SEARCH_OR_FILTER_MISSING' }
  | { readonly code: 'SEARCH_TOO_LONG'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'SECOND_FACTOR_FOR_AGENTS' }
  | { readonly code: 'SECOND_FACTOR_INVALID' }
  | { readonly code: 'SECOND_FACTOR_REQUIRED' }
  | { readonly code: 'SEND_TO_FRIEND_NOT_OFFERED' }
  | { readonly code: 'SEVERAL_SHIPPING_ADDRESSES' }
  | { readonly code: 'SEVERAL_SHIPPING_METHODS' }
  | { readonly code: 'SHIPPING_ADDRESS_MISSING' }
  | { readonly code: 'SHIPPING_METHOD_NOT_FOUND'; readonly parameters: { readonly carrier: string; readonly method: string } }
  | { readonly code: 'SIGN_IN_EMAIL_MISSING' }
  | { readonly code: 'SIGN_IN_INCORRECT' }
  | { readonly code: 'SIGN_IN_NOT_RECENT' }
  | { readonly code: 'SIGN_IN_PASSWORD_MISSING' }
  | { readonly code: 'SMS_NEEDS_EMAIL' }
  | { readonly code: 'SOCIAL_AGENT_REFUSED' }
  | { readonly code: 'SOCIAL_EMAIL_UNVERIFIED' }
  | { readonly code: 'SOCIAL_EXPIRED' }
  | { readonly code: 'SOCIAL_NOT_OFFERED' }
  | { readonly code: 'SOCIAL_PROVIDER_FAILED' }
  | { readonly code: 'SOCIAL_STATE_INVALID' }
  | { readonly code: 'SOCIAL_TOKEN_INVALID' }
  | { readonly code: 'STORE_NOT_FOUND'; readonly parameters: { readonly store: string } }
  | { readonly code: 'STREET_TOO_MANY_LINES'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'TEXT_TOO_LONG'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'TOO_MANY_ATTEMPTS' }
  | { readonly code: 'TOO_MANY_ATTRIBUTES'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'TOO_MANY_ITEMS'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'TOO_MANY_OPTIONS'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'TOO_MANY_REQUESTS' }
  | { readonly code: 'TOO_MANY_WISHLISTS'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'TRY_AGAIN' }
  | { readonly code: 'TWO_ADDRESSES_GIVEN'; readonly parameters: { readonly kind: string } }
  | { readonly code: 'UID_INVALID'; readonly parameters: { readonly uid: string } }
  | { readonly code: 'URL_MISSING' }
  | { readonly code: 'WISHLIST_DISABLED' }
  | { readonly code: 'WISHLIST_FULL'; readonly parameters: { readonly maximum: number } }
  | { readonly code: 'WISHLIST_ITEM_NOT_FOUND'; readonly parameters: { readonly id: string } }
  | { readonly code: 'WISHLIST_NAME_MISSING' }
  | { readonly code: 'WISHLIST_NAME_TAKEN'; readonly parameters: { readonly name: string } }
  | { readonly code: 'WISHLIST_NOT_FOUND' }
  | { readonly code: 'WISHLIST_QUANTITY_INVALID' }
  | { readonly code: 'WISH_ALREADY_BOUGHT' }
  | { readonly code: 'WISH_TOKEN_INVALID' }
  | { readonly code: 'WITHDRAWAL_DISABLED' }
  | { readonly code: 'WITHDRAWAL_EMAIL_INVALID' }
  | { readonly code: 'WITHDRAWAL_ITEMS_INVALID' }
  | { readonly code: 'WITHDRAWAL_NAME_MISSING' }
  | { readonly code: 'WITHDRAWAL_NUMBER_MISSING' }
  | { readonly code: 'WRAPPED_QUANTITY_INVALID' }
