import { encodeUid } from '#src/platform/uid.ts'
import type { StoreRow } from './queries.ts'
import { sellerOf, shopName } from './seller.ts'
import type { Settings } from './settings.ts'
import { themeOf } from './theme/theme.ts'
import type { StoreUrls } from './urls.ts'

/** Identity, URLs and page settings of the store view: Magento's own fields. */
export function describeStore(view: StoreRow, settings: Settings, urls: StoreUrls, isGroupDefault: boolean) {
  return {
    ...describeIdentity(view, isGroupDefault),
    ...describeUrls(urls),
    ...describeHead(view, settings),
    theme: view.theme,
    brand: describeBrand(view, settings),
    store_switcher_current_group_only: settings['general/store_switcher/current_group_only'],
    ...describeCatalogue(settings),
    ...describeAddresses(view, settings),
  }
}

function describeIdentity(view: StoreRow, isGroupDefault: boolean) {
  return {
    id: view.id,
    code: view.code,
    store_code: view.code,
    store_name: view.name,
    store_sort_order: view.sortOrder,
    store_group_code: view.groupCode,
    store_group_name: view.groupName,
    // Magento shares carts within a website, this shop within a store group, so clients see each group as a website.
    website_id: view.groupId,
    website_code: view.groupCode,
    website_name: view.websiteName,
    is_default_store: isGroupDefault,
    is_default_store_group: true,
    locale: view.locale,
    base_currency_code: view.currency,
    default_display_currency_code: view.currency,
  }
}

function describeUrls(urls: StoreUrls) {
  return {
    base_url: urls.base,
    base_link_url: urls.link,
    base_media_url: urls.media,
    base_static_url: urls.static,
    secure_base_url: urls.base,
    secure_base_link_url: urls.link,
    secure_base_media_url: urls.media,
    secure_base_static_url: urls.static,
    use_store_in_url: true,
  }
}

function describeHead(view: StoreRow, settings: Settings) {
  const name = shopName(view, settings)
  return {
    default_title: settings['design/head/default_title'] || name,
    title_prefix: settings['design/head/title_prefix'],
    title_suffix: settings['design/head/title_suffix'] || ` | ${name}`,
    title_separator: settings['design/head/title_separator'],
    default_description: settings['design/head/default_description'],
    default_keywords: settings['design/head/default_keywords'],
    head_includes: '',
    head_shortcut_icon: settings['design/head/shortcut_icon'],
    demonotice: 0,
    welcome: settings['design/header/welcome'],
    header_logo_src: settings['design/header/logo_src'],
    logo_alt: settings['design/header/logo_alt'] || name,
    logo_width: settings['design/header/logo_width'],
    logo_height: settings['design/header/logo_height'],
    absolute_footer: '',
    copyright: settings['design/footer/copyright'] || sellerOf(settings).name,
    front: 'cms',
    cms_home_page: settings['web/default/cms_home_page'],
    cms_no_route: settings['web/default/cms_no_route'],
    cms_no_cookies: 'enable-cookies',
    no_route: 'cms/noroute/index',
    show_cms_breadcrumbs: settings['web/default/show_cms_breadcrumbs'] ? 1 : 0,
    timezone: settings['general/locale/timezone'],
    weight_unit: settings['general/locale/weight_unit'],
  }
}

/** What makes the shop look like the merchant's, for the server of its pages. */
function describeBrand(view: StoreRow, settings: Settings) {
  const { accent, ground, ownAccent, ownGround } = themeOf(view.theme, settings)
  return {
    name: shopName(view, settings),
    description: settings['design/head/default_description'],
    icon: settings['design/head/shortcut_icon'],
    maskable_icon: settings['design/head/maskable_icon'],
    accent,
    ground,
    own_accent: ownAccent,
    own_ground: ownGround,
    corners: settings['design/theme/corners'],
    font: settings['design/theme/font'],
    heading_font: settings['design/theme/heading_font'],
    font_file: settings['design/theme/font_file'],
    heading_font_file: settings['design/theme/heading_font_file'],
  }
}

function describeCatalogue(settings: Settings) {
  const thumbnail = settings['checkout/cart/configurable_product_image']
  return {
    root_category_id: settings['catalog/category/root_id'],
    root_category_uid: encodeUid(settings['catalog/category/root_id']),
    category_url_suffix: settings['catalog/seo/category_url_suffix'],
    product_url_suffix: settings['catalog/seo/product_url_suffix'],
    grid_per_page: settings['catalog/frontend/grid_per_page'],
    grid_per_page_values: settings['catalog/frontend/grid_per_page_values'],
    list_mode: 'grid',
    list_per_page: settings['catalog/frontend/grid_per_page'],
    list_per_page_values: settings['catalog/frontend/grid_per_page_values'],
    catalog_default_sort_by: settings['catalog/frontend/default_sort_by'],
    autocomplete_on_storefront: true,
    configurable_thumbnail_source: thumbnail,
    configurable_product_image: thumbnail === 'itself' ? ('ITSELF' as const) : ('PARENT' as const),
    grouped_product_image: 'PARENT' as const,
    product_in_store_availability_status: settings['catalog/availability/status_enabled'],
    product_reviews_enabled: settings['catalog/reviews/active'],
    allow_guests_to_write_product_reviews: settings['catalog/reviews/allow_guest'],
    send_friend: { enabled_for_customers: false, enabled_for_guests: false },
  }
}

function describeAddresses(view: StoreRow, settings: Settings) {
  const required = settings['general/region/state_required'].join(',')
  const isRegionShown = settings['general/region/display_all']
  return {
    country_default: view.country,
    default_country: view.country,
    countries_with_state_required: required,
    countries_with_required_region: required,
    show_regions_for_not_required_state: isRegionShown,
    display_state_if_optional: isRegionShown,
    optional_zip_countries: settings['general/country/optional_zip_countries'].join(','),
    enable_billing_address_section: settings['checkout/options/billing_address_section'],
  }
}
