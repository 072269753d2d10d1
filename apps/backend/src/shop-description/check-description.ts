import { checkSetting, SettingError } from '#src/store/store.ts'
import { storesIn, type PlacedStore } from './calculate-stores.ts'
import type { DescribedSettings, Fault, ShopDescription } from './types.ts'

/** What a well-formed description gets wrong: values of settings, codes that occur twice, taxes that are missing. */
export function checkDescription(description: ShopDescription): Fault[] {
  const stores = storesIn(description)
  return [
    ...settingFaults(description.settings, ['settings']),
    ...description.websites.flatMap(({ settings }, website) =>
      settingFaults(settings, ['websites', website, 'settings']),
    ),
    ...description.websites.flatMap(({ groups }, website) =>
      groups.flatMap(({ settings }, group) =>
        settingFaults(settings, ['websites', website, 'groups', group, 'settings']),
      ),
    ),
    ...stores.flatMap(({ store, path }) => settingFaults(store.settings, [...path, 'settings'])),
    ...twice(description.websites.map(({ code }, index) => ({ code, path: ['websites', index, 'code'] }))),
    ...twice(
      description.websites.flatMap(({ groups }, website) =>
        groups.map(({ code }, group) => ({ code, path: ['websites', website, 'groups', group, 'code'] })),
      ),
    ),
    ...twice(stores.map(({ store, path }) => ({ code: store.code, path: [...path, 'code'] }))),
    ...stores.flatMap(({ store, path }) => [
      ...twice(
        store.delivery.map(({ carrier, method }, index) => ({
          code: `${carrier} ${method}`,
          path: [...path, 'delivery', index],
        })),
      ),
      ...store.delivery.flatMap(({ days: [least, most] }, index) =>
        most < least
          ? [{ path: [...path, 'delivery', index, 'days'], text: 'the first number is greater than the second' }]
          : [],
      ),
      ...(store.active && description.taxes[store.country] === undefined
        ? [{ path: [...path, 'country'], text: `there are no taxes for ${store.country}` }]
        : []),
      ...(isMoney(store.currency) ? [] : [{ path: [...path, 'currency'], text: `${store.currency} is no currency` }]),
    ]),
    ...(stores.some(({ store }) => store.active) ? [] : [{ path: ['websites'], text: 'no store view is active' }]),
    ...defaultFaults(stores),
    ...taxFaults(description.taxes),
  ]
}

/** The only active store view is the default one without saying so; of several, one must say it. */
function defaultFaults(stores: readonly PlacedStore[]): Fault[] {
  const [first, ...others] = stores.filter(({ store }) => store.default)
  if (first === undefined)
    return stores.filter(({ store }) => store.active).length > 1
      ? [{ path: ['websites'], text: 'one store view must have "default: true": the one at "/"' }]
      : []
  return [
    ...(first.store.active
      ? []
      : [{ path: [...first.path, 'default'], text: 'the default store view must be active' }]),
    ...others.map(({ path }) => ({
      path: [...path, 'default'],
      text: `only one store view can be the default, and ${first.store.code} is`,
    })),
  ]
}

/** The rates of a class follow each other, each from a later day. */
function taxFaults(taxes: ShopDescription['taxes']): Fault[] {
  return Object.entries(taxes).flatMap(([country, classes]) =>
    Object.entries(classes).flatMap(([name, { later = [] }]) =>
      later.flatMap(({ from }, index) =>
        from > (later[index - 1]?.from ?? '')
          ? []
          : [{ path: ['taxes', country, name, 'later', index, 'from'], text: 'must be after the day before it' }],
      ),
    ),
  )
}

/** Secrets are stored in the database alone, so that the file can be sent and kept anywhere. */
export const isSecret = (path: string): boolean => /secret|password|token|api_key|private/.test(path)

function settingFaults(settings: DescribedSettings, path: readonly (string | number)[]): Fault[] {
  return Object.entries(settings).flatMap(([setting, value]) => {
    const at = [...path, setting]
    if (isSecret(setting)) return [{ path: at, text: `a secret does not belong into the file: config set ${setting}` }]
    try {
      checkSetting(setting, value)
      return []
    } catch (error) {
      if (!(error instanceof SettingError)) throw error
      return [{ path: at, text: error.message }]
    }
  })
}

function twice(named: readonly { code: string; path: readonly (string | number)[] }[]): Fault[] {
  const seen = new Set<string>()
  return named.flatMap(({ code, path }) => {
    const fault = seen.has(code) ? [{ path, text: `"${code}" is there twice` }] : []
    seen.add(code)
    return fault
  })
}

const currencies = new Set(Intl.supportedValuesOf('currency'))
const isMoney = (currency: string): boolean => currencies.has(currency)
