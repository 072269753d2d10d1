import {
  bankAccount,
  bic,
  colour,
  count,
  countryCode,
  countryCodes,
  email,
  flag,
  flagText,
  mark,
  oneOf,
  ownAddress,
  ownFile,
  quantity,
  text,
  texts,
  type Setting,
  timeZone,
  vatNumber,
} from './setting-types.ts'

/** Every setting: its path, its type and its default. */
const definitions = {
  'web/secure/base_url': ownAddress,
  'general/store_switcher/current_group_only': flag(false),
  // Whether the store is offered to shoppers to switch to. One that is not can still be opened by its URL.
  'general/store_switcher/is_public': flag(true),
  // The seller, as the law requires it in emails, invoices and on the imprint. Without it a store takes no orders in production.
  'general/store_information/name': text(''),
  'general/store_information/street_line1': text(''),
  'general/store_information/street_line2': text(''),
  'general/store_information/postcode': text(''),
  'general/store_information/city': text(''),
  'general/store_information/country_id': countryCode,
  // The whole address in one line, in place of its parts.
  'general/store_information/address': text(''),
  'general/store_information/vat_number': vatNumber,
  'general/store_information/register_number': text(''),
  'general/store_information/email': email,
  'general/store_information/phone': text(''),
  // The name under which the shop speaks in its emails. It defaults to the seller's name.
  'general/store_information/shop_name': text(''),
  // Who emails are from. The name defaults to the shop's, the address to the one of MAIL_FROM.
  'trans_email/ident_general/name': text(''),
  'trans_email/ident_general/email': email,
  // The identifiers of the content pages that the law requires. An empty one means that the store needs no such page.
  'general/legal_pages/terms': text('terms'),
  'general/legal_pages/privacy': text('privacy'),
  'general/legal_pages/imprint': text('imprint'),
  'general/legal_pages/returns': text('returns'),
  // Many shops describe the delivery on another page, so none is required by default.
  'general/legal_pages/delivery': text(''),
  // Who of the staff has read the legal pages where a command names nobody.
  'general/staff/name': text(''),
  'general/locale/timezone': timeZone('Europe/Warsaw'),
  // The unit of the weights in the catalogue. The shop itself shows no weights.
  'general/locale/weight_unit': text('kgs'),
  'general/country/allow': countryCodes([]),
  'general/country/optional_zip_countries': countryCodes([]),
  'general/region/state_required': countryCodes([]),
  'general/region/display_all': flag(false),

  'catalog/category/root_id': count(1),
  'catalog/seo/category_url_suffix': text('.html'),
  'catalog/seo/product_url_suffix': text('.html'),
  'catalog/frontend/grid_per_page': count(60),
  // The page sizes from which shoppers may choose in clients that let them. Our own lists have the size above.
  'catalog/frontend/grid_per_page_values': text('30,60,120'),
  'catalog/frontend/default_sort_by': oneOf('position', 'newest', 'price', 'discount', 'name'),
  // The places of the price and the categories among the filters. Those of attributes are their own.
  'catalog/layered_navigation/price_position': count(4),
  'catalog/layered_navigation/category_position': count(0),
  'catalog/reviews/active': flagText('1'),
  'catalog/reviews/allow_guest': flagText('0'),
  'catalog/availability/status_enabled': flag(true),

  // The title of the home page. It defaults to the name of the shop.
  'design/head/default_title': text(''),
  'design/head/title_prefix': text(''),
  // What follows every title. It defaults to the name of the shop.
  'design/head/title_suffix': text(''),
  // What is between the title of a page and the name of the store, and between the parts of a title.
  'design/head/title_separator': text('–'),
  // What the shop sells, in a sentence: on the home page for search engines, and where the shop is put on a home screen.
  'design/head/default_description': text(''),
  'design/head/default_keywords': text(''),
  'design/header/welcome': text(''),
  // The icon of tabs and home screens. Without one, it is the first letter of the shop's name. The second one may be cut to any shape.
  'design/head/shortcut_icon': ownFile('png|webp'),
  'design/head/maskable_icon': ownFile('png|webp'),
  // The look, where it differs from the theme's.
  'design/theme/accent': colour,
  'design/theme/ground': colour,
  // What follows from an own accent and an own ground, where the merchant wants it to be another.
  'design/theme/accent_strong': colour,
  'design/theme/accent_tint': colour,
  'design/theme/detail': colour,
  'design/theme/line': colour,
  'design/theme/line_strong': colour,
  'design/theme/corners': oneOf('theme', 'square', 'soft', 'round'),
  'design/theme/font': oneOf('theme', 'system', 'humanist', 'geometric', 'serif'),
  'design/theme/heading_font': oneOf('theme', 'system', 'humanist', 'geometric', 'serif'),
  'design/theme/font_file': ownFile('woff2'),
  'design/theme/heading_font_file': ownFile('woff2'),
  // The logo of emails, 40 pixels high. Without one, an email has none.
  'design/email/logo': ownFile('png|jpg'),
  // The logo of all pages. Without one, they show the shop's name.
  'design/header/logo_src': ownFile('svg|png|webp'),
  // The name of the shop for people who do not see the logo. It defaults to the name of the shop.
  'design/header/logo_alt': text(''),
  'design/header/logo_width': count(228),
  'design/header/logo_height': count(56),
  'design/footer/copyright': text(''),
  'web/default/cms_home_page': text('home'),
  'web/default/cms_no_route': text('no-page'),
  'web/default/show_cms_breadcrumbs': flag(true),

  'contact/contact/enabled': flag(true),
  // To whom the contact form and other notices to the shop go. It defaults to the seller's email address.
  'contact/email/recipient_email': email,
  // What a message of the contact form can be about. Without topics, the shop's own are offered.
  'contact/form/topics': texts([]),
  'newsletter/general/active': flag(true),
  'newsletter/general/phone_field': flag(false),
  'wishlist/general/active': flagText('1'),
  'wishlist/general/multiple_enabled': flagText('0'),
  'wishlist/general/multiple_count': count(10),
  'checkout/options/guest_checkout': flag(true),
  // Whether clients that send no consents are refused too, such as those made for Magento, which cannot send them.
  'checkout/options/strict_agreements': flag(false),
  'checkout/options/billing_address_section': flag(true),
  'checkout/cart/lifetime_days': count(30),
  'checkout/cart/configurable_product_image': oneOf('parent', 'itself'),
  // Whether the number at the cart counts pieces; otherwise it counts products.
  'checkout/cart/summary_display_quantity': flag(true),
  // How many products the mini-cart shows.
  'checkout/minicart/max_items': count(10),
  // Whether an order may be wrapped as one gift, and its items each on its own.
  'sales/gift_options/wrapping_allow_order': flagText('1'),
  'sales/gift_options/wrapping_allow_items': flagText('1'),
  'sales/gift_options/allow_gift_receipt': flagText('1'),
  'sales/gift_options/allow_printed_card': flagText('1'),
  'sales/gift_options/printed_card_price': quantity(1),
  'sales/rma/enabled': flag(true),
  // How many days after the delivery goods can be returned. All texts about returns name this number.
  'sales/rma/return_days': count(30),
  // Whether a note at each price says that it includes tax and excludes delivery, as German law requires (PAngV, section 6).
  'tax/display/price_note': flag(false),
  'sales/cancellation/enabled': flag(true),
  'sales/withdrawal/enabled': flag(true),
  // How long after the order an unpaid one is cancelled: in minutes for an online payment, in days for a bank transfer. With cash
  // on delivery, in days until it must be shipped. 0 means never.
  'sales/orders/delete_pending_after': count(60),
  'payment/banktransfer/unpaid_days': count(7),
  'payment/cashondelivery/undispatched_days': count(14),
  // The recipient of bank transfers. Without a payee and an account, bank transfer is not offered.
  'payment/banktransfer/payee': text(''),
  'payment/banktransfer/account': bankAccount,
  'payment/banktransfer/bic': bic,
  'payment/banktransfer/bank_name': text(''),
  'payment/banktransfer/instructions': text(''),
  // The payee and address for cheques. They default to the seller's name and address.
  'payment/checkmo/payable_to': text(''),
  'payment/checkmo/mailing_address': text(''),

  'oauth/access_token_lifetime/customer': quantity(1),
  'customer/create_account/confirm': flag(false),
  'customer/create_account/reveal_taken_email': flag(false),
  'customer/password/minimum_length': count(8),
  'customer/password/character_classes': count(3),
  'customer/passkeys/enabled': flag(true),
  // Whether agents must prove more than their password before they act for a client.
  'agent/second_factor/required': flag(true),
  'agent/checkout/not_logged_as_client_message': text(''),
  // Whether agents may also place orders in their own name.
  'agent/checkout/allowed_without_client': flag(false),

  'top_menu/help_and_contact/enabled': flag(true),
  'top_menu/help_and_contact/title': text(''),
  'top_menu/help_and_contact/cms_page': text('contact'),
  'top_menu/club_link/enabled': flag(false),
  'top_menu/club_link/cms_page': text('club'),
  'top_menu/mini_wishlist/enabled': flag(true),
  'top_menu/mini_wishlist/max_items': count(5),

  'social_login/apple/enabled': flag(false),
  'social_login/apple/client_id': text(''),
  'social_login/google/enabled': flag(false),
  'social_login/google/client_id': text(''),
  'social_login/facebook/enabled': flag(false),
  'social_login/facebook/app_id': text(''),

  'tracking/tag_manager/enabled': flag(false),
  'tracking/tag_manager/container_ids': texts([]),
  'tracking/tag_manager/ga4_page_view': flag(false),
  // The tag manager's containers find these two in the data layer.
  'tracking/tag_manager/version': text('GA4'),
  'tracking/tag_manager/enhanced_conversions': flag(false),
  'tracking/pixel/enabled': flag(false),
  'tracking/pixel/code': text(''),
  'tracking/personalisation/enabled': flag(false),
  'tracking/personalisation/custom_script': text(''),
  'tracking/reviews/enabled': flag(false),
  'tracking/reviews/widget_ids': texts([]),

  'blog/general/enabled': flag(false),
  'blog/index/title': text('Blog'),
  'blog/index/subtitle': text(''),
  'blog/index/meta_title': text(''),
  'blog/index/meta_description': text(''),
  'blog/index/posts_per_page': count(6),
  'blog/sidebar/popular_enabled': flag(true),
  'blog/sidebar/popular_count': count(5),
  'blog/sidebar/recent_enabled': flag(true),
  'blog/sidebar/recent_count': count(5),
  'blog/comments/enabled': flag(false),
  'blog/comments/guest': flag(false),
  'blog/comments/count': count(5),
  'blog/comments/type': text('native'),

  // The map service on which the link beside a shop opens it.
  'store_locator/map/engine': oneOf('openstreetmap', 'google'),
  'store_locator/map/cluster_size': count(60),
  'store_locator/map/city_select_mode': text('list'),
  'store_locator/map/marker': text(''),
  'store_locator/map/api_key': text(''),

  'gift_card/general/code_length': count(16),
  // The number of days until a card expires; 0 means never.
  'gift_card/general/lifetime_days': count(0),
  'gift_card/page/enabled': flag(true),
  'gift_card/page/balance_block': text('gift-card-balance'),
  'gift_card/page/header_block': text('gift-card-header'),
  'gift_card/page/main_content_block': text('gift-card-main'),
  'gift_card/page/unlocking_block': text('gift-card-unlocking'),
  'gift_card/page/email_delivery_agreement': text('gift-card-email-agreement'),

  'loyalty/general/enabled': flag(true),
  'loyalty/messages/blocked_account': text(''),
  'loyalty/messages/inactive_account': text(''),
  // How much of the store's currency earns a point.
  'loyalty/points/spend_per_point': quantity(1),
  // The points earned in 365 days from which a level begins, and the factor of the points for its orders.
  'loyalty/levels/silver_points': count(500),
  'loyalty/levels/silver_factor': quantity(1.25),
  'loyalty/levels/gold_points': count(1500),
  'loyalty/levels/gold_factor': quantity(1.5),

  'demo/loaded': mark,
} satisfies Record<string, Setting<unknown>>

export type SettingPath = keyof typeof definitions
export type Settings = { readonly [P in SettingPath]: (typeof definitions)[P] extends Setting<infer T> ? T : never }

/** A stored value is invalid; the message names its path. */
export class SettingError extends Error {}

const everySetting: Record<SettingPath, Setting<unknown>> = { ...definitions }
/** The paths of settings that plugins declare begin with it. */
const ofPlugins = 'plugins/'

/** Adds the settings of a plugin, by paths that begin with `plugins/`, for the rest of this process. */
export function declareSettings(settings: Readonly<Record<string, Setting<unknown>>>): void {
  Object.assign(everySetting, settings)
}

const isKnown = (path: string): path is SettingPath => Object.hasOwn(everySetting, path)

/** Every setting that an operator can change. */
export const knownSettings = (): SettingPath[] =>
  Object.keys(everySetting).filter((path): path is SettingPath => isKnown(path) && everySetting[path] !== mark)

/** Checks one stored value; throws SettingError for an unknown path or a wrong type. */
export function checkStoredSetting(path: string, value: unknown): void {
  if (!isKnown(path)) throw new SettingError(`Unknown setting "${path}"`)
  const definition: Setting<unknown> = everySetting[path]
  if (!definition.accepts(value)) throw new SettingError(`Setting "${path}" must be ${definition.type}`)
}

/** Checks a new value; throws SettingError for an unknown path, a wrong type or a wrong form. */
export function checkSetting(path: string, value: unknown): void {
  checkStoredSetting(path, value)
  const fault = faultOfSetting(path, value)
  if (fault !== undefined) throw new SettingError(`Setting "${path}" ${fault}`)
}

/** What a new value must be and is not, such as `must be true or false`; undefined if it may be saved. */
export function faultOfSetting(path: string, value: unknown): string | undefined {
  if (!isKnown(path)) return 'is not known'
  const definition: Setting<unknown> = everySetting[path]
  const isGood = definition.accepts(value) && definition.mayBeSaved?.(value) !== false
  return isGood ? undefined : `must be ${definition.type}`
}

/** Parses a setting from the command line: text, a number, `true`, or a list as JSON or comma-separated. Throws SettingError. */
export function readSetting(path: string, typed: string): unknown {
  if (!isKnown(path)) throw new SettingError(`Unknown setting "${path}"`)
  const definition: Setting<unknown> = everySetting[path]
  if (definition === mark) throw new SettingError(`Setting "${path}" is written by the shop itself`)
  const list = typed.split(',').map((entry) => entry.trim())
  const value = [typed, parseJson(typed), list].find((reading) => definition.accepts(reading))
  checkSetting(path, value ?? typed)
  return value
}

function parseJson(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return undefined
  }
}

/** Merges stored values over the defaults, widest scope first. */
export function settingsFrom(layers: readonly ReadonlyMap<string, unknown>[]): Settings {
  const values: Record<string, unknown> = {}
  for (const [path, definition] of Object.entries(everySetting)) values[path] = definition.fallback
  for (const layer of layers) {
    for (const [path, value] of layer) {
      // The plugin is not loaded any more, or declares the setting differently. The shop goes on without the value.
      if (path.startsWith(ofPlugins) && !(isKnown(path) && everySetting[path].accepts(value))) continue
      checkStoredSetting(path, value)
      values[path] = value
    }
  }
  return values as Settings
}
