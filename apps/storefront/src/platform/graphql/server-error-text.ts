import type { Translate } from '../i18n/messages.ts'
import type { ServerError } from './error-codes.gen.ts'
import type { Reason } from './error-reason.ts'
import { isLoyaltyError, loyaltyErrorText } from './loyalty-error-text.ts'
import { isReturnError, returnErrorText } from './return-error-text.ts'
import { signInText } from './sign-in-error-text.ts'

/** The text of an error. A code of a newer server gets the general text. */
export function serverErrorText(t: Translate, reason: Reason): string {
  return knownText(t, reason as ServerError) ?? t('forms.server.general')
}

/** Exhaustive: a new code of the backend is a type error until it has a text here. */
// oxlint-disable-next-line max-lines-per-function
function knownText(t: Translate, error: ServerError): string | undefined {
  if (isLoyaltyError(error)) return loyaltyErrorText(t, error)
  if (isReturnError(error)) return returnErrorText(t, error)
  switch (error.code) {
    case 'NOT_SALABLE':
    case 'OPTIONS_NOT_AVAILABLE':
    case 'PRODUCT_NOT_FOUND':
    case 'CART_ITEM_OPTIONS_FIXED':
      return t('forms.server.notAvailable')
    case 'OPTIONS_MISSING':
      return t('forms.server.chooseOptions')
    case 'OUT_OF_STOCK':
      return t('forms.server.outOfStock')
    case 'INSUFFICIENT_STOCK':
      return t('forms.server.notEnough')
    case 'MAXIMUM_EXCEEDED':
      return t('forms.server.maximum', { value: error.parameters.maximum })
    case 'QUANTITY_TOO_SMALL':
    case 'QUANTITY_NOT_WHOLE':
    case 'WRAPPED_QUANTITY_INVALID':
    case 'WISHLIST_QUANTITY_INVALID':
      return t('forms.server.quantity')
    case 'TOO_MANY_ITEMS':
      return t('forms.server.tooManyItems', { value: error.parameters.maximum })
    case 'GIFT_CARD_WITH_PRODUCTS':
      return t('forms.server.giftCardWithProducts')
    case 'PRODUCTS_WITH_GIFT_CARD':
      return t('forms.server.productsWithGiftCard')
    case 'GIFT_CARD_TYPES_MIXED':
      return t('forms.server.giftCardTypes')

    case 'CART_MISSING':
    case 'CART_INVALID_OWNER':
    case 'CART_INVALID_WEBSITE':
      return t('forms.server.cartClosed')
    case 'CART_LINK_INVALID':
      return t('cart.prepared.gone')
    case 'CART_EMPTY':
    case 'ORDER_WITHOUT_PRODUCTS':
      return t('forms.server.cartEmpty')
    case 'COULD_NOT_FIND_CART_ITEM':
      return t('forms.server.lineGone')
    case 'CART_TOO_MANY_LINES':
      return t('forms.server.tooManyLines', { value: error.parameters.maximum })
    case 'CART_TOO_MANY_SAVED':
      return t('forms.server.tooManySaved', { value: error.parameters.maximum })
    case 'GIFT_RECEIPT_NOT_AVAILABLE':
    case 'PRINTED_CARD_NOT_AVAILABLE':
    case 'GIFT_WRAPPING_NOT_AVAILABLE':
      return t('forms.server.giftOptionOff')
    case 'GIFT_WRAPPING_MISSING':
      return t('forms.server.wrappingGone')

    case 'COUPON_ALREADY_APPLIED':
      return t('forms.server.couponThere')
    case 'CART_TOO_MANY_COUPONS':
      return t('forms.server.tooManyCoupons', { value: error.parameters.maximum })
    case 'COUPON_UNKNOWN':
      return t('cart.coupon.fault.UNKNOWN')
    case 'COUPON_NOT_STARTED':
      return t('cart.coupon.fault.NOT_STARTED')
    case 'COUPON_EXPIRED':
      return t('cart.coupon.fault.EXPIRED')
    case 'COUPON_USED_UP':
      return t('cart.coupon.fault.USED_UP')
    case 'COUPON_USED_BY_YOU':
      return t('cart.coupon.fault.USED_BY_YOU')
    case 'COUPON_GROUP':
      return t('cart.coupon.fault.GROUP')
    case 'COUPON_GOODS':
      return t('cart.coupon.fault.GOODS')
    case 'COUPON_SUBTOTAL':
      return t('cart.coupon.fault.SUBTOTAL')
    case 'COUPON_OUTRANKED':
      return t('cart.coupon.fault.OUTRANKED')

    case 'GIFT_CARD_DIGITS':
      return t('forms.validation.digits', { value: error.parameters.digits })
    case 'GIFT_CARD_INVALID':
      return t('cart.giftCard.invalid')
    case 'GIFT_CARD_CURRENCY':
      return t('cart.giftCard.currency')
    case 'GIFT_CARD_FOR_GIFT_CARD':
      return t('cart.giftCard.forGiftCard')
    case 'GIFT_CARD_TOO_MANY':
      return t('cart.giftCard.tooMany')
    case 'GIFT_CARD_ACCOUNT_EMAIL':
      return t('forms.validation.ownEmail')

    case 'FIELD_REQUIRED':
      return t(error.parameters.field === 'telephone' ? 'forms.server.phone' : 'forms.server.fieldsMissing')
    case 'REQUIRED_FIELDS_MISSING':
    case 'GIFT_CARD_FIELD_MISSING':
    case 'CONTACT_NAME_MISSING':
    case 'CONTACT_COMMENT_MISSING':
    case 'WITHDRAWAL_NAME_MISSING':
    case 'WITHDRAWAL_NUMBER_MISSING':
    case 'CURRENT_PASSWORD_MISSING':
    case 'SIGN_IN_PASSWORD_MISSING':
    case 'PASSKEY_NAME_MISSING':
    case 'REVIEW_INCOMPLETE':
    case 'BLOG_COMMENT_INCOMPLETE':
      return t('forms.server.fieldsMissing')
    case 'FIELD_INVALID':
    case 'STREET_TOO_MANY_LINES':
    case 'GENDER_INVALID':
    case 'WITHDRAWAL_ITEMS_INVALID':
    case 'BIRTHDAY_INVALID':
    case 'CLIENT_SEARCH_TOO_SHORT':
      return t('forms.validation.invalid')
    case 'FIELD_TOO_LONG':
    case 'TEXT_TOO_LONG':
    case 'PASSWORD_TOO_LONG':
      return t('forms.validation.tooLong', { value: error.parameters.maximum })
    case 'EMAIL_INVALID':
    case 'ACCOUNT_EMAIL_INVALID':
    case 'GUEST_EMAIL_INVALID':
    case 'GIFT_CARD_EMAIL_INVALID':
    case 'CLIENT_EMAIL_INVALID':
    case 'WITHDRAWAL_EMAIL_INVALID':
    case 'SIGN_IN_EMAIL_MISSING':
    case 'ORDER_EMAIL_MISSING':
      return t('forms.server.email')
    case 'PHONE_INVALID':
      return t('forms.server.phone')
    case 'POST_CODE_INVALID':
      return t('forms.validation.postCode')
    case 'COUNTRY_NOT_AVAILABLE':
      return t('forms.server.countryOff')
    case 'REGION_REQUIRED':
    case 'REGION_MISMATCH':
      return t('forms.server.regionRequired')

    case 'SHIPPING_ADDRESS_MISSING':
    case 'ORDER_BILLING_ADDRESS_MISSING':
      return t('forms.server.addressMissing')
    // The last product to deliver was removed in another tab.
    case 'NOTHING_TO_SHIP':
      return t('forms.server.nothingToShip')
    case 'ORDER_SHIPPING_METHOD_MISSING':
      return t('forms.server.deliveryMissing')
    case 'SHIPPING_METHOD_NOT_FOUND':
      return t('forms.server.deliveryGone')
    case 'ORDER_PICKUP_LOCATION_MISSING':
      return t('forms.server.pickupMissing')
    case 'PICKUP_LOCATION_GONE':
      return t('forms.server.pickupGone')
    case 'ORDER_PAYMENT_MISSING':
    case 'PAYMENT_METHOD_NOT_AVAILABLE':
      return t('forms.server.paymentGone')
    case 'PAYMENT_UNAVAILABLE':
      return t('forms.server.paymentDown')
    case 'ORDER_OUT_OF_STOCK':
      return t('forms.server.someOutOfStock')
    case 'ORDER_TOTAL_CHANGED':
      return t('forms.server.totalChanged')
    case 'ORDER_COUPON_LAPSED':
      return t('forms.server.couponLapsed')
    case 'ORDER_GIFT_CARD_CHANGED':
      return t('forms.server.cardLapsed')
    case 'ORDER_TERMS_CHANGED':
      return t('forms.server.termsChanged')
    case 'ORDER_GUEST_NOT_ALLOWED':
      return t('forms.server.guestNotAllowed')
    case 'ORDER_STORE_NOT_OPEN':
      return t('forms.server.storeNotOpen')
    case 'ORDER_TERMS_NOT_ACCEPTED':
      return t('forms.server.termsMissing')
    // Written by the merchant for this store view.
    case 'ORDER_BY_AGENT_WITHOUT_CLIENT':
      return error.parameters.text

    case 'ORDER_NOT_FOUND':
    case 'ORDER_OF_OTHER_CUSTOMER':
      return t('forms.server.orderNotFound')
    case 'ORDER_NOT_REORDERABLE':
      return t('forms.server.notReorderable')
    case 'ORDER_NOT_PAYABLE':
      return t('forms.server.orderNotPayable')
    case 'ORDER_NOT_CHANGEABLE':
      return t('forms.server.orderFixed')
    case 'ORDER_ADDRESS_FIXED':
      return t('order.addressChange.refused')
    case 'ORDER_ADDRESS_OF_PICKUP':
      return t('order.addressChange.pickup')
    case 'ORDER_ADDRESS_COUNTRY_FIXED':
      return t('order.addressChange.country')
    case 'ORDER_CANCELLATION_DISABLED':
    case 'ORDER_NOT_YOURS_TO_CANCEL':
    case 'ORDER_NOT_CANCELLABLE':
    case 'ORDER_SHIPPED':
      return t('order.cancel.refused')

    case 'SIGN_IN_INCORRECT':
      return t('customer.refusal.signIn')
    case 'ACCOUNT_UNCONFIRMED':
      return t('customer.refusal.unconfirmed')
    case 'NOT_SIGNED_IN':
      return t('customer.refusal.denied')
    case 'PASSWORD_LINK_INVALID':
    case 'CONFIRMATION_LINK_INVALID':
      return t('customer.refusal.link')
    case 'EMAIL_TAKEN':
      return t('forms.validation.emailTaken')
    case 'PASSWORD_INCORRECT':
      return t('forms.validation.passwordWrong')
    case 'PASSWORD_TOO_SHORT':
      return t('forms.validation.tooShort', { value: error.parameters.minimum })
    case 'PASSWORD_TOO_SIMPLE':
      return t('forms.validation.passwordClasses')
    case 'PASSWORD_COMMON':
      return t('forms.validation.passwordCommon')
    case 'PASSWORD_UNCHANGED':
      return t('forms.validation.equal')

    case 'LINK_INVALID':
      return t('forms.server.badLink')
    case 'SMS_NEEDS_EMAIL':
      return t('forms.validation.smsNeedsEmail')
    case 'CONSENT_MISSING':
      return t('forms.server.consentMissing')
    case 'NEWSLETTER_NOT_AVAILABLE':
      return t('forms.server.newsletterOff')
    case 'CONTACT_FORM_DISABLED':
    case 'WITHDRAWAL_DISABLED':
      return t('forms.server.contactOff')
    case 'ALERT_NOT_FOUND':
      return t('forms.server.alertNotFound')
    case 'ALERT_PRODUCT_IN_STOCK':
      return t('forms.server.inStockAgain')
    case 'ALERT_PRODUCT_SOLD_OUT':
      return t('forms.server.sizeStillOut')
    case 'WISHLIST_FULL':
      return t('forms.server.wishlistFull', { value: error.parameters.maximum })
    case 'WISH_ALREADY_BOUGHT':
      return t('wishlist.alreadyBought')
    case 'TOO_MANY_WISHLISTS':
      return t('forms.server.tooManyWishlists', { value: error.parameters.maximum })
    case 'WISHLIST_NAME_MISSING':
      return t('forms.validation.required')
    case 'WISHLIST_NAME_TAKEN':
      return t('forms.server.wishlistNameTaken', { name: error.parameters.name })
    case 'WISHLIST_DISABLED':
      return t('forms.server.wishlistOff')

    case 'NOT_AN_AGENT':
      return t('forms.server.notAgent')
    case 'AGENT_FORBIDDEN':
      return t('forms.server.agentForbidden')
    case 'AGENT_TOKEN_INVALID':
      return t('agent.notice.ended')
    case 'CLIENT_SEARCH_EMPTY':
      return t('agent.noValue')
    case 'CLIENT_NOT_FOUND':
      return t('forms.server.clientGone')
    case 'CLIENT_FORBIDS_AGENTS':
      return t('forms.server.clientForbids')
    case 'CLIENT_EMAIL_TAKEN':
      return t('forms.server.clientEmailTaken')

    case 'ADDRESS_BOOK_FULL':
      return t('forms.server.addressBookFull', { maximum: error.parameters.maximum })
    case 'ADDRESS_NOT_FOUND':
      return t('forms.server.addressGone')

    case 'TRY_AGAIN':
    case 'DEADLINE':
      return t('forms.server.busy')
    case 'TOO_MANY_ATTEMPTS':
    case 'TOO_MANY_REQUESTS':
      return t('forms.server.tooMany')

    // The page handles the following errors itself, or no request of the storefront causes them.
    case 'ACCEPTANT_INVALID':
    case 'ADDRESS_IS_DEFAULT':
    case 'ADMIN_TOKEN_NOT_OFFERED':
    case 'AGENT_ACCOUNT_STAYS':
    case 'AGREEMENTS_INVALID':
    case 'AGREEMENT_NOT_FOUND':
    case 'CONSENT_REQUIRED':
    case 'ATTRIBUTE_NOT_FOUND':
    case 'BLOCK_IDENTIFIERS_MISSING':
    case 'BLOCK_NOT_FOUND':
    case 'BLOG_COMMENTS_DISABLED':
    case 'BLOG_COMMENT_BY_GUEST':
    case 'BLOG_COMMENT_NOT_FOUND':
    case 'BLOG_COMMENT_TOO_LONG':
    case 'BLOG_DISABLED':
    case 'BLOG_POST_NOT_FOUND':
    case 'BLOG_TERM_NOT_FOUND':
    case 'CAMPAIGN_TYPE_INVALID':
    case 'CARD_RESULT_INVALID':
    case 'CART_ID_CHARACTERS':
    case 'CART_ID_LENGTH':
    case 'CART_ID_TAKEN':
    case 'CART_ITEM_NAMED_TWICE':
    case 'CATEGORY_NAMED_TWICE':
    case 'CATEGORY_NOT_FOUND':
    case 'CLICK_FIELD_INVALID':
    case 'CLIENT_LEFT':
    case 'CLIENT_UUID_INVALID':
    case 'COMPARE_FULL':
    case 'COMPARE_LIST_NOT_FOUND':
    case 'COMPARE_SIGN_IN':
    case 'COUNTRY_NOT_FOUND':
    case 'CURRENCY_NOT_FOUND':
    case 'CURRENT_PAGE_TOO_LARGE':
    case 'CURRENT_PAGE_TOO_SMALL':
    case 'CUSTOMER_ATTRIBUTE_UNKNOWN':
    case 'FIRST_WISHLIST_STAYS':
    case 'GUEST_EMAIL_OF_CUSTOMER':
    case 'IDEMPOTENCY_KEY_REUSED':
    case 'LABEL_TOO_MANY_PRODUCTS':
    case 'LOCATION_INVALID':
    case 'LOCATOR_TOO_MANY_PRODUCTS':
    case 'LOOK_NOT_NAMED':
    case 'LOOK_TOO_MANY_PRODUCTS':
    case 'MATCH_TOO_SHORT':
    case 'NO_ADDRESS_GIVEN':
    case 'ORDER_AMOUNT_INVALID':
    case 'ORDER_DATE_INVALID':
    case 'PAGE_IDENTIFIER_MISSING':
    case 'PAGE_NOT_FOUND':
    case 'PAGE_SIZE_TOO_LARGE':
    case 'PAGE_SIZE_TOO_SMALL':
    case 'PAYMENT_PROVIDER_NOT_OFFERED':
    case 'PRICE_FILTER_INVALID':
    case 'QUERY_TOO_EXPENSIVE':
    case 'QUERY_TOO_NESTED':
    case 'RECOMMENDATION_TEXT_TOO_LONG':
    case 'REQUEST_INVALID':
    case 'REQUIRED_PARAMETER_MISSING':
    case 'REVIEWS_DISABLED':
    case 'REVIEW_BY_GUEST':
    case 'REVIEW_RATING_MISSING':
    case 'REVIEW_RATING_UNKNOWN':
    case 'REVIEW_TOO_LONG':
    case 'SAVED_PAYMENT_NOT_FOUND':
    case 'SEARCH_EMPTY':
    case 'SEARCH_OR_FILTER_MISSING':
    case 'SEARCH_TOO_LONG':
    case 'SEND_TO_FRIEND_NOT_OFFERED':
    case 'SEVERAL_SHIPPING_ADDRESSES':
    case 'SEVERAL_SHIPPING_METHODS':
    case 'STORE_NOT_FOUND':
    case 'TOO_MANY_ATTRIBUTES':
    case 'TOO_MANY_OPTIONS':
    case 'TWO_ADDRESSES_GIVEN':
    case 'UID_INVALID':
    case 'URL_MISSING':
    case 'WISH_TOKEN_INVALID':
    case 'WISHLIST_ITEM_NOT_FOUND':
    case 'WISHLIST_NOT_FOUND':
      return t('forms.server.general')
    default:
      return signInText(t, error)
  }
}
