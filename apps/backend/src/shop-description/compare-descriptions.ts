import { defaultStoreIn, storesIn, storesInOrder } from './calculate-stores.ts'
import type { DescribedSettings, Fault, ShopDescription } from './types.ts'

/** What differs, a line each, such as `store pl, delivery dpd standard, price: 15.99 → 16.99`. */
export function compareDescriptions(before: ShopDescription, after: ShopDescription): string[] {
  const [old, wanted] = [factsOf(before), factsOf(after)]
  return [...new Set([...wanted.keys(), ...old.keys()])].flatMap((name) => {
    const [from, to] = [old.get(name), wanted.get(name)]
    if (from === to) return []
    if (from === undefined) return [`${name}: new, ${to}`]
    return [to === undefined ? `${name}: removed, was ${from}` : `${name}: ${from} → ${to}`]
  })
}

/** Changes that would break orders, carts or prices that are already there. */
export function refusedChanges(before: ShopDescription, after: ShopDescription): Fault[] {
  const old = new Map(storesIn(before).map((placed) => [placed.store.code, placed]))
  return storesIn(after).flatMap(({ store, group, website, path }) => {
    const known = old.get(store.code)
    if (known === undefined) return []
    const fault = (key: string, text: string): Fault => ({ path: [...path, key], text })
    return [
      ...(known.store.currency === store.currency
        ? []
        : [
            fault(
              'currency',
              `prices and orders of ${store.code} are in ${known.store.currency}; add another store view`,
            ),
          ]),
      ...(known.group.code === group.code && known.website.code === website.code
        ? []
        : [
            fault(
              'code',
              `${store.code} belongs to ${known.website.code}, ${known.group.code}, with its carts and customers`,
            ),
          ]),
    ]
  })
}

/** Every fact of a description by its name. */
function factsOf(shop: ShopDescription): Map<string, string> {
  const facts = new Map<string, string>()
  const add = (name: string, value: unknown): unknown =>
    value === undefined ? undefined : facts.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const addSettings = (place: string, settings: DescribedSettings): void => {
    for (const [path, value] of Object.entries(settings)) add(`${place} ${path}`, value)
  }
  addSettings('all stores:', shop.settings)
  for (const [country, classes] of Object.entries(shop.taxes))
    for (const [name, { rate, label, later = [] }] of Object.entries(classes)) {
      add(`tax ${country}, ${name}`, `${rate} % (${label})`)
      for (const next of later) add(`tax ${country}, ${name}, from ${next.from}`, `${next.rate} % (${next.label})`)
    }
  for (const [country, regions] of Object.entries(shop.regions ?? {})) {
    for (const { code, name } of regions) add(`region ${country}, ${code}`, name)
    add(`region ${country}, order`, regions.map(({ code }) => code).join(', '))
  }
  for (const website of shop.websites) {
    add(`website ${website.code}, name`, website.name)
    addSettings(`website ${website.code}:`, website.settings)
    for (const group of website.groups) {
      add(`group ${group.code}, name`, group.name)
      addSettings(`group ${group.code}:`, group.settings)
    }
  }
  add(
    'order of the store views',
    storesInOrder(shop)
      .flatMap(({ store }) => (store.active ? [store.code] : []))
      .join(', '),
  )
  add('store view at /', defaultStoreIn(shop)?.store.code)
  for (const { store } of storesIn(shop)) {
    const place = `store ${store.code}`
    const { settings, delivery, payment, online, code: _code, default: _default, order: _order, ...facets } = store
    for (const [key, value] of Object.entries(facets)) add(`${place}, ${key}`, value)
    addSettings(`${place}:`, settings)
    add(`${place}, payment`, payment.join(', ') || 'none')
    add(`${place}, online payment`, online === undefined ? 'all' : online.toSorted().join(', ') || 'none')
    add(
      `${place}, order of delivery`,
      delivery.map(({ carrier, method }) => `${carrier} ${method}`).join(', ') || 'none',
    )
    for (const { carrier, method, ...details } of delivery)
      for (const [key, value] of Object.entries(details)) add(`${place}, delivery ${carrier} ${method}, ${key}`, value)
  }
  return facts
}
