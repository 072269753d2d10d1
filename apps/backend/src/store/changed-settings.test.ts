import { afterAll, beforeAll, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import type { SettingPath } from './settings.ts'
import { saveSettings } from './store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  // A provider is enabled only if its secret is set, too.
  const providers = ['apple', 'facebook', 'google'].map((name) => [name, {}] as const)
  Object.assign(shop.database.services, { socialProviders: new Map(providers) })
})
afterAll(() => shop.close())

type Fields = Record<string, unknown>
/** A changed value of a setting, and how its field shows it if not as is. */
type Change = readonly [path: SettingPath, value: unknown, shown?: unknown]

const czechia = { scope: 'view', id: 2 } as const
const change = async (path: SettingPath, value: unknown): Promise<void> => {
  await shop.database.transaction((tx) => saveSettings(tx, czechia, { [path]: value }))
  await deliverDueEvents(shop.database)
}

/** The fields of a group, or of the configuration itself. */
async function read(group: string, names: string[]): Promise<Fields> {
  const fields = names.join(' ')
  const query = `{ storeConfig { ${group === '' ? fields : `${group} { ${fields} }`} } }`
  const { data, errors } = await shop.execute<{ storeConfig: Fields }>(query, {}, { store: 'cz' })
  expect(errors).toBeUndefined()
  return group === '' ? data.storeConfig : (data.storeConfig[group] as Fields)
}

const groups: readonly (readonly [id: string, group: string, changes: Readonly<Record<string, Change>>])[] = [
  [
    'STORE-16',
    '',
    {
      countries_with_state_required: ['general/region/state_required', ['CZ', 'PL'], 'CZ,PL'],
      show_regions_for_not_required_state: ['general/region/display_all', true],
      enable_billing_address_section: ['checkout/options/billing_address_section', false],
    },
  ],
  [
    'STORE-17',
    '',
    {
      configurable_thumbnail_source: ['checkout/cart/configurable_product_image', 'itself'],
      product_in_store_availability_status: ['catalog/availability/status_enabled', false],
      contact_enabled: ['contact/contact/enabled', false],
      allow_gift_wrapping_on_order: ['sales/gift_options/wrapping_allow_order', '0'],
      customer_rma_page_status: ['sales/rma/enabled', false],
      oauth_customer_token_lifetime: ['oauth/access_token_lifetime/customer', 3],
      agent_checkout_not_logged_as_client_message: ['agent/checkout/not_logged_as_client_message', 'Choose a client.'],
    },
  ],
  [
    'STORE-20',
    'social_login',
    {
      apple_enabled: ['social_login/apple/enabled', true],
      apple_client_id: ['social_login/apple/client_id', 'apple'],
      google_enabled: ['social_login/google/enabled', true],
      google_client_id: ['social_login/google/client_id', 'google'],
      facebook_enabled: ['social_login/facebook/enabled', true],
      facebook_app_id: ['social_login/facebook/app_id', 'facebook'],
    },
  ],
  [
    'STORE-21',
    'tracking',
    {
      gtm_enabled: ['tracking/tag_manager/enabled', true],
      gtm_container_ids: ['tracking/tag_manager/container_ids', ['GTM-1', 'GTM-2']],
      gtm_version: ['tracking/tag_manager/version', 'GA5'],
      ga4_page_view: ['tracking/tag_manager/ga4_page_view', true],
      enhanced_conversions: ['tracking/tag_manager/enhanced_conversions', true],
      pixel_enabled: ['tracking/pixel/enabled', true],
      pixel_code: ['tracking/pixel/code', '42'],
      personalisation_enabled: ['tracking/personalisation/enabled', true],
      personalisation_custom_script: ['tracking/personalisation/custom_script', 'start()'],
      reviews_enabled: ['tracking/reviews/enabled', true],
      reviews_widget_ids: ['tracking/reviews/widget_ids', ['top', 'side', 'end']],
    },
  ],
  [
    'STORE-22',
    'blog',
    {
      enabled: ['blog/general/enabled', false],
      index_title: ['blog/index/title', 'News'],
      index_subtitle: ['blog/index/subtitle', 'Every week'],
      index_meta_title: ['blog/index/meta_title', 'All news'],
      index_meta_description: ['blog/index/meta_description', 'News about clothes'],
      posts_per_page: ['blog/index/posts_per_page', 7],
      popular_posts_enabled: ['blog/sidebar/popular_enabled', false],
      popular_posts_count: ['blog/sidebar/popular_count', 8],
      recent_posts_enabled: ['blog/sidebar/recent_enabled', false],
      recent_posts_count: ['blog/sidebar/recent_count', 9],
      comments_enabled: ['blog/comments/enabled', true],
      guest_comments_enabled: ['blog/comments/guest', true],
      comments_count: ['blog/comments/count', 11],
      comments_type: ['blog/comments/type', 'facebook'],
    },
  ],
  [
    'STORE-24',
    'store_locator',
    {
      engine: ['store_locator/map/engine', 'google'],
      cluster_size: ['store_locator/map/cluster_size', 80],
      city_select_mode: ['store_locator/map/city_select_mode', 'search'],
      marker: ['store_locator/map/marker', 'pin.svg'],
      api_key: ['store_locator/map/api_key', 'key'],
    },
  ],
  [
    'STORE-25',
    'gift_card_pages',
    {
      enabled: ['gift_card/page/enabled', false],
      balance_block: ['gift_card/page/balance_block', 'balance'],
      header_block: ['gift_card/page/header_block', 'header'],
      main_content_block: ['gift_card/page/main_content_block', 'main'],
      unlocking_block: ['gift_card/page/unlocking_block', 'unlocking'],
      email_delivery_agreement: ['gift_card/page/email_delivery_agreement', 'agreement'],
    },
  ],
  [
    'STORE-26',
    'loyalty',
    {
      enabled: ['loyalty/general/enabled', false],
      blocked_account_notification: ['loyalty/messages/blocked_account', 'Blocked'],
      inactive_account_notification: ['loyalty/messages/inactive_account', 'Inactive'],
      spend_per_point: ['loyalty/points/spend_per_point', 7.5],
    },
  ],
]

it.each(groups)(
  'STORE-16 STORE-17 STORE-20 STORE-21 STORE-22 STORE-24 STORE-25 STORE-26 each setting changes its own field and no other: %s',
  async (_id, group, changes) => {
    const names = Object.keys(changes)
    let expected = await read(group, names)
    for (const [name, [path, value, shown = value]] of Object.entries(changes)) {
      expect(expected[name], name).not.toEqual(shown)
      await change(path, value)
      expected = { ...expected, [name]: shown }
      expect(await read(group, names), path).toEqual(expected)
    }
  },
)

it('STORE-16 STORE-24 the default country is that of the store view', async () => {
  expect(await read('', ['country_default'])).toEqual({ country_default: 'CZ' })
  expect(await read('store_locator', ['default_country'])).toEqual({ default_country: 'CZ' })
})

it('STORE-27 no page has the payment widget of the parcel lockers, so there is nothing to load', async () => {
  const names = ['sandbox', 'client_ids', 'script_urls', 'styles', 'show_on']
  expect(await read('parcel_locker', names)).toEqual({
    sandbox: false,
    client_ids: [],
    script_urls: [],
    styles: [],
    show_on: [],
  })
})
