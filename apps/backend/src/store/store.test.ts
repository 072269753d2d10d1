import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { EventHandler } from '#src/platform/events.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { eventHandlers, findStore, saveSettings, settingsOfStore, storeSettings, storeViews } from './store.ts'
import { currentStores, loadStores } from './stores.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

type Row = Record<string, unknown>
const inStore = (code: string): Record<string, string> => ({ store: code })

async function configOf(code: string, fields: string): Promise<Row> {
  const { data, errors } = await shop.execute<{ storeConfig: Row }>(`{ storeConfig { ${fields} } }`, {}, inStore(code))
  expect(errors).toBeUndefined()
  return data.storeConfig
}

async function listed(code: string, scope = ''): Promise<Row[]> {
  const query = `{ availableStores${scope} { id store_code locale default_display_currency_code store_group_code } }`
  return (await shop.execute<{ availableStores: Row[] }>(query, {}, inStore(code))).data.availableStores
}

const stores: [code: string, id: number, currency: string, locale: string][] = [
  ['pl', 1, 'PLN', 'pl_PL'],
  ['cz', 2, 'CZK', 'cs_CZ'],
  ['sk', 3, 'EUR', 'sk_SK'],
  ['de', 4, 'EUR', 'de_DE'],
  ['eu', 5, 'EUR', 'en_US'],
  ['ro', 6, 'RON', 'ro_RO'],
  ['ua', 7, 'UAH', 'uk_UA'],
  ['broel_pl', 8, 'PLN', 'pl_PL'],
  ['lemon_pl', 9, 'PLN', 'pl_PL'],
  ['marketplaces_pl', 10, 'PLN', 'pl_PL'],
  ['marketplaces_ro', 11, 'RON', 'ro_RO'],
  ['am', 12, 'AMD', 'hy_AM'],
  ['ro_cdrl', 13, 'RON', 'ro_RO'],
]

describe('the store views', () => {
  it('offer a store that is not public to nobody but its own visitors, who still reach it', async () => {
    const codes = async (code: string, scope: string) => (await listed(code, scope)).map((row) => row['store_code'])
    const offer = async (isPublic: boolean) => {
      await shop.database.transaction((tx) =>
        saveSettings(tx, { scope: 'view', id: 13 }, { 'general/store_switcher/is_public': isPublic }),
      )
      await deliverDueEvents(shop.database)
    }
    expect(await codes('pl', '(ofBrand: true)')).toContain('ro_cdrl')
    await offer(false)
    expect(await codes('pl', '(ofBrand: true)')).not.toContain('ro_cdrl')
    expect(await codes('pl', '(allWebsites: true)')).toContain('ro_cdrl')
    expect(await codes('ro_cdrl', '(ofBrand: true)')).toContain('ro_cdrl')
    await offer(true)
  })

  it('STORE-01 STORE-03 STORE-04 are these thirteen, with ids, codes, currencies and locales', async () => {
    const all = await listed('pl', '(allWebsites: true)')
    expect(
      all.map((row) => [row['store_code'], row['id'], row['default_display_currency_code'], row['locale']]),
    ).toEqual(stores)
  })

  it('STORE-02 default to pl without a store header', async () => {
    const { data } = await shop.execute<{ storeConfig: Row }>('{ storeConfig { store_code locale } }')
    expect(data.storeConfig).toEqual({ store_code: 'pl', locale: 'pl_PL' })
  })

  it('GQL-05 available to a client are those that share its cart or, with allWebsites, all of them', async () => {
    const codes = async (code: string, scope?: string) => (await listed(code, scope)).map((row) => row['store_code'])
    expect(await codes('pl')).toEqual(['pl'])
    expect(await codes('broel_pl')).toEqual(['broel_pl'])
    expect(await codes('marketplaces_ro')).toEqual(['marketplaces_ro'])
    expect(await codes('cz', '(useCurrentGroup: true)')).toEqual(['cz'])
    expect(await codes('cz', '(allWebsites: true)')).toHaveLength(13)
    expect(await codes('pl', '(ofBrand: true)')).toEqual(['pl', 'cz', 'sk', 'de', 'eu', 'ro', 'ua', 'am', 'ro_cdrl'])
    expect(await codes('broel_pl', '(ofBrand: true)')).toEqual(['broel_pl'])
    expect(await codes('cz', '(ofBrand: true, useCurrentGroup: true)')).toEqual(['cz'])
  })

  it('are separate websites to Magento clients, which share carts within a website', async () => {
    const fields = 'website_id website_code website_name is_default_store is_default_store_group'
    const mark = { is_default_store: true, is_default_store_group: true, website_name: 'Bocian' }
    expect(await configOf('pl', fields)).toEqual({ website_id: 1, website_code: 'poland', ...mark })
    expect(await configOf('cz', fields)).toEqual({ website_id: 2, website_code: 'czechia', ...mark })
  })

  it('share a cart if and only if they report the same website', async () => {
    const cartId = (await shop.execute<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, inStore('pl')))
      .data.createEmptyCart
    const views = (
      await shop.execute<{ availableStores: Row[] }>('{ availableStores(allWebsites: true) { store_code website_id } }')
    ).data.availableStores
    for (const view of views) {
      const read = await shop.execute(
        'query ($id: String!) { cart(cart_id: $id) { id } }',
        { id: cartId },
        inStore(String(view['store_code'])),
      )
      expect([view['store_code'], read.errors === undefined]).toEqual([view['store_code'], view['website_id'] === 1])
    }
  })

  it('each have their own group, so that each currency has its own cart', async () => {
    const views = await storeViews(shop.database.reader)
    expect(new Set(views.map((view) => view.groupCode)).size).toBe(13)
  })

  // Bank transfer is disabled until the store view has an account.
  it('all have tax rates, delivery methods and payment methods', async () => {
    const { rows } = await sql<{ code: string; rates: number; deliveries: number; payments: number }>`
      select code, (select count(*)::int from pricing_tax_rate where country = v.country) as rates,
        (select count(*)::int from checkout_delivery_method where store_id = v.id and v.country = any(countries)) as deliveries,
        (select count(*)::int from payment_method where store_id = v.id and is_active) as payments
      from store_view v`.execute(shop.database.reader)
    expect(rows).toHaveLength(13)
    expect(rows.filter((row) => row.rates !== 2 || row.deliveries < 2)).toEqual([])
    // Cheques are unknown in Romania, Ukraine and Armenia.
    const withoutCheques = ['am', 'marketplaces_ro', 'ro', 'ro_cdrl', 'ua']
    for (const { code, payments } of rows)
      expect([code, payments]).toEqual([code, withoutCheques.includes(code) ? 1 : 2])
  })
})

describe('store configuration', () => {
  it('STORE-08 GQL-05 identifies the store view', async () => {
    const fields =
      'store_code id store_name store_group_code store_group_name store_sort_order locale default_display_currency_code ' +
      'secure_base_url secure_base_media_url'
    expect(await configOf('cz', fields)).toEqual({
      store_code: 'cz',
      id: 2,
      store_name: 'Česko',
      store_group_code: 'czechia',
      store_group_name: 'Česko',
      store_sort_order: 2,
      locale: 'cs_CZ',
      default_display_currency_code: 'CZK',
      secure_base_url: 'http://127.0.0.1:3000/cz/',
      secure_base_media_url: 'http://127.0.0.1:3000/media/',
    })
  })

  it('STORE-14 GQL-04 contains URLs, suffixes, paging and the root category', async () => {
    const fields =
      'base_link_url category_url_suffix product_url_suffix grid_per_page secure_base_url secure_base_media_url root_category_uid'
    expect(await configOf('pl', fields)).toEqual({
      base_link_url: 'http://127.0.0.1:3000/',
      category_url_suffix: '.html',
      product_url_suffix: '.html',
      grid_per_page: 60,
      secure_base_url: 'http://127.0.0.1:3000/',
      secure_base_media_url: 'http://127.0.0.1:3000/media/',
      root_category_uid: 'MQ==',
    })
  })

  it('STORE-15 contains names and titles in the language of the store', async () => {
    const fields =
      'code store_code store_name locale title_prefix title_suffix default_title copyright default_display_currency_code'
    expect(await configOf('eu', fields)).toEqual({
      code: 'eu',
      store_code: 'eu',
      store_name: 'Europe (English)',
      locale: 'en_US',
      title_prefix: '',
      title_suffix: ' | Bocian',
      default_title: 'Bocian – children’s clothing',
      copyright: 'Bocian Sp. z o.o. All rights reserved.',
      default_display_currency_code: 'EUR',
    })
    expect(await configOf('lemon_pl', 'title_suffix default_title')).toEqual({
      title_suffix: ' | Lemon',
      default_title: 'Lemon – ubrania dla dzieci',
    })
  })

  it('GQL-04 contains the logo', async () => {
    expect(await configOf('pl', 'header_logo_src logo_alt logo_width logo_height')).toEqual({
      header_logo_src: '/demo/bocian.svg',
      logo_alt: 'Bocian',
      logo_width: 228,
      logo_height: 56,
    })
    expect(await configOf('lemon_pl', 'logo_alt')).toEqual({ logo_alt: 'Lemon' })
  })

  it('STORE-16 contains the rules of the address form', async () => {
    const fields =
      'country_default countries_with_state_required show_regions_for_not_required_state enable_billing_address_section default_country countries_with_required_region'
    expect(await configOf('ro', fields)).toEqual({
      country_default: 'RO',
      countries_with_state_required: 'CA,RO,US',
      show_regions_for_not_required_state: false,
      enable_billing_address_section: true,
      default_country: 'RO',
      countries_with_required_region: 'CA,RO,US',
    })
  })

  it('STORE-17 AMB-28 contains the account and cart switches and the token lifetime in hours', async () => {
    const fields =
      'configurable_thumbnail_source product_in_store_availability_status contact_enabled allow_gift_wrapping_on_order ' +
      'customer_rma_page_status oauth_customer_token_lifetime agent_checkout_not_logged_as_client_message'
    expect(await configOf('de', fields)).toEqual({
      configurable_thumbnail_source: 'parent',
      product_in_store_availability_status: true,
      contact_enabled: true,
      allow_gift_wrapping_on_order: '1',
      customer_rma_page_status: true,
      oauth_customer_token_lifetime: 1,
      agent_checkout_not_logged_as_client_message:
        'Bitte wählen Sie ein Kundenkonto aus, um die Bestellung abzuschließen.',
    })
  })

  it('STORE-19 STORE-28 contains the top menu, and the wishlist switches as the texts 1 and 0', async () => {
    const fields =
      'top_menu_help_and_contact_enabled top_menu_help_and_contact_title top_menu_help_and_contact_cms_page ' +
      'top_menu_club_link_enabled top_menu_club_link_cms_page top_menu_mini_wishlist_enabled ' +
      'top_menu_mini_wishlist_max_items_to_show magento_wishlist_general_is_enabled enable_multiple_wishlists'
    expect(await configOf('ua', fields)).toEqual({
      top_menu_help_and_contact_enabled: true,
      top_menu_help_and_contact_title: 'Допомога та контакти',
      top_menu_help_and_contact_cms_page: 'help',
      top_menu_club_link_enabled: true,
      top_menu_club_link_cms_page: 'customer-club',
      top_menu_mini_wishlist_enabled: true,
      top_menu_mini_wishlist_max_items_to_show: 5,
      magento_wishlist_general_is_enabled: '1',
      enable_multiple_wishlists: '0',
    })
  })

  it('STORE-18 contains the newsletter switches', async () => {
    expect(await configOf('pl', 'newsletter_enabled newsletter_enable_phone_field')).toEqual({
      newsletter_enabled: true,
      newsletter_enable_phone_field: false,
    })
  })

  it('AMB-58 contains the store’s brand theme, and whether its switcher stays within the group', async () => {
    const fields = 'theme store_switcher_current_group_only'
    expect(await configOf('lemon_pl', fields)).toEqual({ theme: 'lemon', store_switcher_current_group_only: false })
    expect(await configOf('cz', 'theme')).toEqual({ theme: 'base' })
  })

  it('returns every non-null field', async () => {
    const { data } = await shop.execute<{
      __type: { fields: { name: string; type: { kind: string; ofType: Row | null } }[] }
    }>('{ __type(name: "StoreConfig") { fields { name type { kind ofType { kind } } } } }')
    const scalars = data.__type.fields.filter(
      ({ type }) => type.kind === 'NON_NULL' && ['SCALAR', 'ENUM'].includes(String(type.ofType?.['kind'])),
    )
    expect(scalars.length).toBeGreaterThan(20)
    await configOf('am', scalars.map(({ name }) => name).join(' '))
  })

  it('GQL-38 returns the locale of a store', async () => {
    expect(await configOf('am', 'store_code locale')).toEqual({ store_code: 'am', locale: 'hy_AM' })
  })
})

describe('countries and currency', () => {
  it('returns the countries of the store in its language and in English', async () => {
    const { data } = await shop.execute<{ countries: Row[] }>(
      '{ countries { id full_name_locale full_name_english three_letter_abbreviation available_regions { code } } }',
      {},
      inStore('pl'),
    )
    expect(data.countries).toEqual([
      {
        id: 'PL',
        full_name_locale: 'Polska',
        full_name_english: 'Poland',
        three_letter_abbreviation: 'POL',
        available_regions: null,
      },
    ])
  })

  it('lets the eu store deliver to the whole European Union', async () => {
    const { data } = await shop.execute<{ countries: Row[] }>(
      '{ countries { id three_letter_abbreviation } }',
      {},
      inStore('eu'),
    )
    expect(data.countries).toHaveLength(27)
    expect(data.countries.every((country) => /^[A-Z]{3}$/.test(String(country['three_letter_abbreviation'])))).toBe(
      true,
    )
  })

  it('has the 42 regions of Romania', async () => {
    const { data } = await shop.execute<{ country: { available_regions: Row[] } }>(
      '{ country(id: "RO") { available_regions { id code name } } }',
      {},
      inStore('ro'),
    )
    expect(data.country.available_regions).toHaveLength(42)
    expect(data.country.available_regions[0]).toEqual({ id: 278, code: 'AB', name: 'Alba' })
  })

  it.each([
    ['US', 'graphql-no-such-entity', "The country isn't available."],
    ['', 'graphql-input', 'Country "id" value should be specified'],
  ])('rejects the country %j', async (id, category, message) => {
    const { errors } = await shop.execute('query ($id: String) { country(id: $id) { id } }', { id }, inStore('pl'))
    expect(errors).toMatchObject([{ message, extensions: { category } }])
  })

  it('returns the currency of the store, including Magento’s misspelt fields', async () => {
    const { data } = await shop.execute<{ currency: Row }>(
      '{ currency { base_currency_code available_currency_codes default_display_currecy_code default_display_currency_symbol exchange_rates { currency_to rate } } }',
      {},
      inStore('cz'),
    )
    expect(data.currency).toEqual({
      base_currency_code: 'CZK',
      available_currency_codes: ['CZK'],
      default_display_currecy_code: 'CZK',
      default_display_currency_symbol: 'Kč',
      exchange_rates: [{ currency_to: 'CZK', rate: 1 }],
    })
  })
})

describe('a changed setting', () => {
  async function write(scope: string, id: number, path: string, value: unknown): Promise<void> {
    await shop.database.transaction(async (tx) => {
      await sql`insert into store_config values (${scope}, ${id}, ${path}, ${JSON.stringify(value)}::jsonb)`.execute(tx)
    })
    await (eventHandlers[0] as EventHandler).handle(shop.database, {}, new Date())
  }

  it('takes effect with its event, in its own scope only', async () => {
    await write('view', 4, 'catalog/frontend/grid_per_page', 24)
    expect(await configOf('de', 'grid_per_page')).toEqual({ grid_per_page: 24 })
    expect(await configOf('pl', 'grid_per_page')).toEqual({ grid_per_page: 60 })
  })

  it('gives a store its own host', async () => {
    await write('view', 3, 'web/secure/base_url', 'https://bocian.example.sk')
    expect(await configOf('sk', 'secure_base_url secure_base_media_url')).toEqual({
      secure_base_url: 'https://bocian.example.sk/',
      secure_base_media_url: 'https://bocian.example.sk/media/',
    })
  })

  it('STORE-18 STORE-20 STORE-28 switches the newsletter and the wishlist of one store, and sets the client id of a social button', async () => {
    const fields =
      'newsletter_enabled newsletter_enable_phone_field magento_wishlist_general_is_enabled enable_multiple_wishlists social_login { google_enabled google_client_id }'
    await write('view', 7, 'newsletter/general/active', false)
    await write('view', 7, 'newsletter/general/phone_field', true)
    await write('view', 7, 'wishlist/general/active', '0')
    await write('view', 7, 'wishlist/general/multiple_enabled', '1')
    await write('view', 7, 'social_login/google/enabled', true)
    await write('view', 7, 'social_login/google/client_id', '42.apps.example.com')
    expect(await configOf('ua', fields)).toEqual({
      newsletter_enabled: false,
      newsletter_enable_phone_field: true,
      magento_wishlist_general_is_enabled: '0',
      enable_multiple_wishlists: '1',
      // Without the secret of the provider, the button would lead nowhere.
      social_login: { google_enabled: false, google_client_id: '42.apps.example.com' },
    })
    expect((await configOf('cz', fields))['social_login']).toEqual({ google_enabled: false, google_client_id: '' })
  })

  it('SWITCH-05 the environment can give a store view its own host', async () => {
    vi.stubEnv('STORE_BASE_URLS', 'de=https://bocian.example.de, ro_cdrl=http://localhost:3900,nonsense')
    expect(await configOf('de', 'secure_base_url base_link_url')).toEqual({
      secure_base_url: 'https://bocian.example.de/',
      base_link_url: 'https://bocian.example.de/',
    })
    expect(await configOf('ro_cdrl', 'secure_base_url')).toEqual({ secure_base_url: 'http://localhost:3900/' })
    expect(await configOf('cz', 'secure_base_url')).toEqual({ secure_base_url: 'http://127.0.0.1:3000/cz/' })
    vi.unstubAllEnvs()
  })

  it('is rejected on load by an error with its name if it is invalid, and a running shop keeps its previous settings', async () => {
    await write('default', 0, 'catalog/seo/mistyped', 'x')
    await expect(loadStores(shop.database.reader)).rejects.toThrow('Unknown setting "catalog/seo/mistyped"')
    expect((await settingsOfStore(shop.database.reader, 1))['catalog/frontend/grid_per_page']).toBe(60)
    expect((await findStore(shop.database.reader, 'pl'))?.currency).toBe('PLN')
  })

  it('does not affect requests in progress, which could not read settings inside a transaction', async () => {
    const store = await findStore(shop.database.reader, 'pl')
    const silent = new Proxy(shop.database.reader, {
      get: () => {
        throw new Error('asked the database')
      },
    })
    if (store === undefined) throw new Error('no store')
    expect((await storeSettings({ db: silent, store }))['general/locale/timezone']).toBe('Europe/Warsaw')
  })

  it('does not find a store by an unknown code', async () => {
    expect(await findStore(shop.database.reader, 'nowhere')).toBeUndefined()
  })
})

it('P14 a transaction does not wait while another request reloads the settings', async () => {
  const { reader, transaction } = shop.database
  const { views } = await currentStores(reader)
  const inTransaction = Promise.withResolvers<void>()
  const isAsked = Promise.withResolvers<void>()
  const held = transaction(async () => {
    inTransaction.resolve()
    await isAsked.promise
    return (await currentStores(reader)).views
  })
  await inTransaction.promise
  vi.useFakeTimers({ now: Date.now() + 6_000, toFake: ['Date'] })
  try {
    const other = currentStores(reader)
    isAsked.resolve()
    expect(await held).toEqual(views)
    expect((await other).views).toEqual(views)
  } finally {
    vi.useRealTimers()
  }
})
