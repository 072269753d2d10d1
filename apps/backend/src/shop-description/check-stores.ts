import { isOwnPath } from '@bocian/rules/own-paths.ts'
import { isCountry, isLanguage, isTheme } from '#src/store/store.ts'
import type { PlacedStore } from './calculate-stores.ts'
import type { DescribedStore, Fault, ShopDescription } from './types.ts'
import { twice } from './twice.ts'

/** What is wrong with store views one by one, and with their places beside each other. */
export function storeFaults(shop: ShopDescription, stores: readonly PlacedStore[]): Fault[] {
  return [
    ...Object.keys(shop.taxes).flatMap((country) =>
      isCountry(country) ? [] : [{ path: ['taxes', country], text: `${country} is no country` }],
    ),
    ...regionFaults(shop.regions ?? {}),
    ...stores.flatMap(({ store, path }) =>
      [...codeFaults(store), ...deliveryFaults(store), ...taxFaults(store, shop.taxes)].map((fault) => ({
        ...fault,
        path: [...path, ...fault.path],
      })),
    ),
    ...addressFaults(shop, stores),
  ]
}

/** Both code and name find a region of an address, so each must be there once. */
function regionFaults(regions: NonNullable<ShopDescription['regions']>): Fault[] {
  return Object.entries(regions).flatMap(([country, listed]) => [
    ...(isCountry(country) ? [] : [{ path: ['regions', country], text: `${country} is no country` }]),
    ...(['code', 'name'] as const).flatMap((key) =>
      twice(listed.map((region, index) => ({ code: region[key], path: ['regions', country, index, key] }))),
    ),
  ])
}

function codeFaults({ code, locale, currency, country, theme, payment, online = [] }: DescribedStore): Fault[] {
  const [language = '', region = ''] = locale.split('_')
  const wrong = (isWrong: boolean, key: string, text: string): Fault[] => (isWrong ? [{ path: [key], text }] : [])
  return [
    ...wrong(isOwnPath(code), 'code', `the shop has pages at /${code}; take another code`),
    ...wrong(!isLanguage(language), 'locale', `${language} is no language`),
    ...wrong(!isCountry(region), 'locale', `${region} is no country`),
    ...wrong(!isCountry(country), 'country', `${country} is no country`),
    ...wrong(!currencies.has(currency), 'currency', `${currency} is no currency`),
    ...wrong(!isTheme(theme), 'theme', `there is no theme "${theme}"`),
    ...twice(payment.map((method, index) => ({ code: method, path: ['payment', index] }))),
    ...twice(online.map((method, index) => ({ code: method, path: ['online', index] }))),
  ]
}

function deliveryFaults({ delivery }: DescribedStore): Fault[] {
  return [
    ...twice(
      delivery.map(({ carrier, method }, index) => ({ code: `${carrier} ${method}`, path: ['delivery', index] })),
    ),
    ...delivery.flatMap(({ days: [least, most], countries }, index) => [
      ...(most < least
        ? [{ path: ['delivery', index, 'days'], text: 'the first number is greater than the second' }]
        : []),
      ...countries.flatMap((country, at) =>
        isCountry(country) ? [] : [{ path: ['delivery', index, 'countries', at], text: `${country} is no country` }],
      ),
      ...twice(countries.map((code, at) => ({ code, path: ['delivery', index, 'countries', at] }))),
    ]),
  ]
}

/** Every country in which an active store view sells or to which it delivers needs the rate of goods without a class of their own. */
function taxFaults({ active, country, delivery }: DescribedStore, taxes: ShopDescription['taxes']): Fault[] {
  if (!active) return []
  const places = [
    { country, path: ['country'] },
    ...delivery.flatMap(({ countries }, index) =>
      countries.map((to, at) => ({ country: to, path: ['delivery', index, 'countries', at] })),
    ),
  ]
  return places.flatMap(({ country: place, path }) => {
    const classes = taxes[place]
    if (classes !== undefined && Object.hasOwn(classes, standardClass)) return []
    return [
      { path, text: classes ? `the taxes of ${place} lack "${standardClass}"` : `there are no taxes for ${place}` },
    ]
  })
}

/** Two active store views cannot be at the same address. */
function addressFaults(shop: ShopDescription, stores: readonly PlacedStore[]): Fault[] {
  const setting = 'web/secure/base_url'
  const taken = new Map<string, string>()
  return stores.flatMap(({ store, group, website, path }) => {
    const layers = [store.settings, group.settings, website.settings, shop.settings]
    const address = layers.map((settings) => settings[setting]).find((value) => value !== undefined)
    const host = typeof address === 'string' ? URL.parse(address)?.host : undefined
    if (!store.active || host === undefined) return []
    const other = taken.get(host)
    taken.set(host, other ?? store.code)
    return other === undefined ? [] : [{ path: [...path, 'settings', setting], text: `${other} is at ${host} already` }]
  })
}

const standardClass = 'Taxable Goods'
const currencies = new Set(Intl.supportedValuesOf('currency'))
