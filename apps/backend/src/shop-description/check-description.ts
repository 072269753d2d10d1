import { faultOfSetting } from '#src/store/store.ts'
import { storesIn, type PlacedStore } from './calculate-stores.ts'
import { storeFaults } from './check-stores.ts'
import { twice } from './twice.ts'
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
    ...storeFaults(description, stores),
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
export const isSecret = (path: string): boolean => /(?:^|[/_])(?:secret|password|token|(?:api|private)_key)$/.test(path)

function settingFaults(settings: DescribedSettings, path: readonly (string | number)[]): Fault[] {
  return Object.entries(settings).flatMap(([setting, value]) => {
    const text = isSecret(setting)
      ? `a secret does not belong into the file: config set ${setting}`
      : faultOfSetting(setting, value)
    return text === undefined ? [] : [{ path: [...path, setting], text }]
  })
}
