import type { DescribedGroup, DescribedStore, DescribedWebsite, ShopDescription } from './types.ts'

export interface PlacedStore {
  store: DescribedStore
  group: DescribedGroup
  website: DescribedWebsite
  /** Where it is in the description, as keys from the top. */
  path: readonly (string | number)[]
}

/** Every store view of a description, in the order of the store switcher. */
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
