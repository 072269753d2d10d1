import type { StoreViewFieldsFragment } from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'

type StoreViews = { readonly views: readonly StoreView[]; readonly hosts: Readonly<Record<string, string>> }

/** The BCP 47 locale. English outside the US becomes British, because its dates start with the day. */
export function browserLocale(locale: string, country: string): string {
  return locale === 'en_US' && country !== 'US' ? 'en-GB' : locale.replace('_', '-')
}

/**
 * Converts the backend's store configs to store views. The default one, by its code, is at "/". `hosts` maps hosts of their own to
 * store view codes.
 */
export function describeViews(configs: readonly StoreViewFieldsFragment[], atRoot: string): StoreViews {
  const shop = originOf(configs.find((config) => config.store_code === atRoot))
  const hosts: Record<string, string> = {}
  const views = configs.flatMap((config) => {
    const code = config.store_code
    if (!code) return []
    const address = originOf(config)
    if (address && shop && address.origin !== shop.origin) hosts[address.host] = code
    return [describe(config, code, code === atRoot ? '' : `/${code}`)]
  })
  return { views, hosts }
}

function describe(config: StoreViewFieldsFragment, code: string, prefix: string): StoreView {
  const country = config.country_default ?? ''
  return {
    code,
    group: config.store_group_code ?? code,
    locale: browserLocale(config.locale ?? 'en_US', country),
    currency: config.default_display_currency_code ?? 'EUR',
    country,
    name: config.store_name ?? code,
    theme: config.theme ?? 'base',
    pageSize: config.grid_per_page ?? 60,
    returnDays: config.return_days,
    hasPriceNote: config.price_note_enabled,
    prefix,
  }
}

function originOf(config: StoreViewFieldsFragment | undefined): URL | undefined {
  return URL.parse(config?.secure_base_url ?? '') ?? undefined
}
