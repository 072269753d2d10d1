import path from 'node:path'
import { expect, test } from 'vitest'
import { describeFeatures } from '../apps/backend/src/store/describe-features.ts'
import { describeStore } from '../apps/backend/src/store/describe-store.ts'
import type { StoreRow } from '../apps/backend/src/store/queries.ts'
import { knownSettings, settingsFrom, type Settings } from '../apps/backend/src/store/settings.ts'
import { stockSettings } from '../apps/backend/src/store/stock-settings.ts'
import { urlsOf } from '../apps/backend/src/store/urls.ts'
import { backendReads, configFields, readFields, storefrontSources } from './settings-read.ts'

/** Settings that change only what clients are told, and why they stay. */
const forClients: Readonly<Record<string, string>> = {
  'catalog/frontend/grid_per_page_values': 'Magento clients let shoppers choose from them; our lists have one size',
  'general/locale/weight_unit': 'the unit of the weights in the catalogue, which only Magento clients show',
  'store_locator/map/api_key': 'for clients with a map service; our own map needs no key (0022)',
}

/** Fields that no setting changes and our storefront does not read, and what they tell clients. */
const facts: Readonly<Record<string, readonly string[]>> = {
  'what the store view is': ['id', 'code', 'website_id', 'website_code', 'website_name', 'base_currency_code'],
  'its place in its group': ['is_default_store', 'is_default_store_group', 'use_store_in_url'],
  'parts of Magento’s own pages, which this shop does not have': [
    'absolute_footer',
    'cms_no_cookies',
    'demonotice',
    'front',
    'head_includes',
    'no_route',
  ],
  'how this shop always is': [
    'autocomplete_on_storefront',
    'grouped_product_image',
    'is_one_page_checkout_enabled',
    'list_mode',
    'mfblog_index_page_posts_sort_by',
    'minicart_display',
    'send_friend',
    'share_customer_accounts_scope',
    'shopping_assistance_enabled',
  ],
  'a payment widget that it does not have (0360)': [
    'parcel_locker.client_ids',
    'parcel_locker.sandbox',
    'parcel_locker.script_urls',
    'parcel_locker.show_on',
    'parcel_locker.styles',
  ],
}

const fields = configFields()
const { files, options } = storefrontSources()
const read = readFields(files, options)
const isReadByBackend = backendReads()
const isReadByStorefront = (field: string): boolean => read.has(fields.get(field) ?? '')

const view = {
  locale: 'en_GB',
  country: 'GB',
  currency: 'GBP',
  code: 'gb',
  groupCode: 'gb',
  theme: 'base',
} as unknown as StoreRow
const defaults = settingsFrom([])

/** The store's configuration with these settings; a field of a group as `tracking.gtm_version`. */
function configWith(changed: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const settings = { ...defaults, ...changed } as unknown as Settings
  const config = { ...describeStore(view, settings, urlsOf(view, settings), true), ...describeFeatures(view, settings) }
  return new Map(
    Object.entries(config).flatMap(([name, value]) =>
      fields.has(name)
        ? [[name, JSON.stringify(value)] as const]
        : Object.entries(value as object).map(([part, inner]) => [`${name}.${part}`, JSON.stringify(inner)] as const),
    ),
  )
}

function otherValue(setting: string, value: unknown): unknown {
  if (/^design\/theme\/(accent|ground)$/.test(setting)) return '#123456'
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (value === '0' || value === '1') return value === '0' ? '1' : '0'
  if (value === 'parent') return 'itself'
  return Array.isArray(value) ? ['XX'] : 'https://changed.example'
}

/** Without those of plugins, which another test in this process may have declared. */
const ownSettings = knownSettings().filter((setting) => !setting.startsWith('plugins/'))
const described = configWith({})
const fieldsOfSetting = new Map(
  ownSettings.map((setting) => {
    const config = configWith({ [setting]: otherValue(setting, defaults[setting]) })
    return [setting, [...config.keys()].filter((name) => config.get(name) !== described.get(name))]
  }),
)

test('every setting is obeyed by the backend or read from the store config by the storefront', () => {
  const unread = ownSettings.filter(
    (setting) => !isReadByBackend(setting) && !(fieldsOfSetting.get(setting) ?? []).some(isReadByStorefront),
  )
  expect(unread.toSorted()).toEqual(Object.keys(forClients).toSorted())
})

test('every field of the store config is read by the storefront, shows a setting, or is a known fact', () => {
  const shown = new Set([...fieldsOfSetting.values()].flat())
  const idle = [...described.keys()].filter(
    (field) => !isReadByStorefront(field) && !shown.has(field) && !(field in stockSettings),
  )
  expect(idle.toSorted()).toEqual(Object.values(facts).flat().toSorted())
})

test('a field in a query is unread until its value is taken from the answer', () => {
  const readIn = (...bodies: readonly string[]) => {
    const probes = bodies.map(
      (body, index) => [path.resolve(`apps/storefront/src/probe-${index}.ts`), head + body] as const,
    )
    return readFields(
      probes.map(([file]) => file),
      options,
      new Map(probes),
    )
  }
  const head = `
    import type { TrackersQuery } from '#src/platform/graphql/documents.gen.ts'
    type Tracking = NonNullable<NonNullable<TrackersQuery['storeConfig']>['tracking']>
    export `
  const unread = readIn(
    'const all = (t: Tracking) => t',
    'const own = (t: { gtm_version: string }) => t.gtm_version',
    'const names = ["gtm_version"] // t.gtm_version',
  )
  expect([...unread]).toEqual([])
  const taken = readIn(
    'const a = (t: Tracking | null) => t?.gtm_version',
    'const b = ({ pixel_code: c }: Tracking) => c',
    'const c = (t: Pick<Tracking, "gtm_enabled">) => t["gtm_enabled"]',
    'const d = (t: Partial<Tracking>, k: "pixel" | "reviews") => t[`${k}_enabled`]',
  )
  expect([...taken].toSorted()).toEqual(
    ['gtm_enabled', 'gtm_version', 'pixel_code', 'pixel_enabled', 'reviews_enabled'].map((n) => `TrackingConfig.${n}`),
  )
})
