import { message } from '#src/platform/messages.ts'
import type { CurrencyEnum } from '#src/platform/resolvers.gen.ts'
import type { StoreRow } from './queries.ts'
import { describePages, describeServices } from './describe-services.ts'
import { contactTopics } from './contact/contact.ts'
import type { Settings } from './settings.ts'
import { stockSettings } from './stock-settings.ts'

const cancellationReasons = ['notNeeded', 'mistake', 'tooLate', 'betterPrice', 'other'] as const

/** Which features the store view has: account, cart and wish list switches, menus and connected services. */
export function describeFeatures(view: StoreRow, settings: Settings) {
  return {
    ...stockSettings,
    ...describeCustomer(settings),
    contact_topics: contactTopics(view, settings),
    ...describeCheckout(settings),
    ...describeOrders(view, settings),
    ...describeGifts(view, settings),
    ...describeWishlist(settings),
    ...describeMenu(settings),
    ...describePages(settings),
    ...describeServices(view, settings),
  }
}

function describeCustomer(settings: Settings) {
  const hours = settings['oauth/access_token_lifetime/customer']
  return {
    // The lifetime in hours, as in Magento.
    customer_access_token_lifetime: hours,
    oauth_customer_token_lifetime: hours,
    share_customer_accounts_scope: 0,
    shopping_assistance_enabled: false,
    create_account_confirmation: settings['customer/create_account/confirm'],
    minimum_password_length: String(settings['customer/password/minimum_length']),
    required_character_classes_number: String(settings['customer/password/character_classes']),
    newsletter_enabled: settings['newsletter/general/active'],
    newsletter_enable_phone_field: settings['newsletter/general/phone_field'],
    contact_enabled: settings['contact/contact/enabled'],
    customer_rma_page_status: settings['sales/rma/enabled'],
    returns_enabled: settings['sales/rma/enabled'] ? 'enabled' : 'disabled',
    agent_checkout_not_logged_as_client_message: settings['agent/checkout/not_logged_as_client_message'],
  }
}

function describeOrders(view: StoreRow, settings: Settings) {
  return {
    withdrawal_enabled: settings['sales/withdrawal/enabled'],
    return_days: settings['sales/rma/return_days'],
    price_note_enabled: settings['tax/display/price_note'],
    order_cancellation_enabled: settings['sales/cancellation/enabled'],
    order_cancellation_reasons: cancellationReasons.map((reason) => ({
      description: message(view.locale, `cancelReason.${reason}`),
    })),
  }
}

function describeCheckout(settings: Settings) {
  return {
    is_guest_checkout_enabled: settings['checkout/options/guest_checkout'],
    is_one_page_checkout_enabled: true,
    cart_expires_in_days: settings['checkout/cart/lifetime_days'],
    cart_summary_display_quantity: settings['checkout/cart/summary_display_quantity'] ? 1 : 0,
    minicart_display: true,
    minicart_max_items: settings['checkout/minicart/max_items'],
    max_items_in_order_summary: settings['checkout/minicart/max_items'],
  }
}

function describeGifts({ currency }: StoreRow, settings: Settings) {
  const price = settings['sales/gift_options/printed_card_price']
  return {
    allow_gift_wrapping_on_order: settings['sales/gift_options/wrapping_allow_order'],
    allow_gift_wrapping_on_order_items: settings['sales/gift_options/wrapping_allow_items'],
    allow_gift_receipt: settings['sales/gift_options/allow_gift_receipt'],
    allow_printed_card: settings['sales/gift_options/allow_printed_card'],
    printed_card_price: String(price),
    printed_card_priceV2: { value: price, currency: currency as CurrencyEnum },
  }
}

function describeWishlist(settings: Settings) {
  return {
    magento_wishlist_general_is_enabled: settings['wishlist/general/active'],
    enable_multiple_wishlists: settings['wishlist/general/multiple_enabled'],
    maximum_number_of_wishlists: String(settings['wishlist/general/multiple_count']),
  }
}

function describeMenu(settings: Settings) {
  return {
    top_menu_help_and_contact_enabled: settings['top_menu/help_and_contact/enabled'],
    top_menu_help_and_contact_title: settings['top_menu/help_and_contact/title'],
    top_menu_help_and_contact_cms_page: settings['top_menu/help_and_contact/cms_page'],
    top_menu_club_link_enabled: settings['top_menu/club_link/enabled'],
    top_menu_club_link_cms_page: settings['top_menu/club_link/cms_page'],
    top_menu_mini_wishlist_enabled: settings['top_menu/mini_wishlist/enabled'],
    top_menu_mini_wishlist_max_items_to_show: settings['top_menu/mini_wishlist/max_items'],
  }
}
