import type { DescribedGroup, DescribedStore, DescribedWebsite, ShopDescription } from './types.ts'

export interface PlacedStore {
  store: DescribedStore
  group: DescribedGroup
  website: DescribedWebsite
  /** Where it is in the description, as keys from the top. */
  path: readonly (string | number)[]
}

/** The store view at "/": the one with `default`, or else the first active one. */
export function defaultStoreIn(shop: Pick<ShopDescription, 'websites'>): PlacedStore | undefined {
  const stores = storesIn(shop)
  return stores.find(({ store }) => store.default) ?? stores.find(({ store }) => store.active)
}

/** Every store view of a description, in the order of the file. */
export const storesIn = ({ websites }: Pick<ShopDescription, 'websites'>): PlacedStore[] =>
  websites.flatMap((website, websiteAt) =>
    website.groups.flatMap((group, groupAt) =>
      group.stores.map((store, storeAt) => ({
        store,
        group,
        website,
        path: ['websites', websiteAt, 'groups', groupAt, 'stores', storeAt],
      })),
    ),
  )

/** The store views in the order of the store switcher: by their `order`, or else their place among the active ones. Disabled ones are last. */
export function storesInOrder(shop: Pick<ShopDescription, 'websites'>): PlacedStore[] {
  const [active, disabled] = [true, false].map((isActive) =>
    storesIn(shop).filter(({ store }) => store.active === isActive),
  )
  const sorted = (active ?? [])
    .map((placed, index) => ({ placed, order: placed.store.order ?? index + 1 }))
    .toSorted((a, b) => a.order - b.order)
  return [...sorted.map(({ placed }) => placed), ...(disabled ?? [])]
}
