import { useCallback, useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { query } from '#src/platform/graphql/client.ts'
import { AvailableStoresDocument, type SwitcherStoreFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStoreConfig } from './use-store-config.ts'

type RootStores = { readonly availableStores: readonly (SwitcherStoreFragment | null)[] | null } | undefined
type Listed = {
  /** The store views; undefined while they are loading. */
  readonly stores: readonly SwitcherStoreFragment[] | undefined
  readonly refresh: () => void
}

const present = <Item>(items: readonly (Item | null)[] | null | undefined): readonly Item[] | undefined =>
  items?.filter((item) => item !== null)

/** The store views to choose from: first the list in the page's data, then the list loaded from the server. */
export function useStores(): Listed {
  const layout = useRouteLoaderData<RootStores>('root')
  const [loaded, setLoaded] = useState<readonly SwitcherStoreFragment[]>()
  const config = useStoreConfig()
  const useCurrentGroup = config?.store_switcher_current_group_only ?? false
  const own = config?.store_group_code
  const inPage = present(layout?.availableStores)?.filter((store) => !useCurrentGroup || store.store_group_code === own)
  const refresh = useCallback(() => {
    void query(AvailableStoresDocument, { useCurrentGroup }, undefined, { policy: 'cache-and-network' }).then(
      (data) => setLoaded(present(data.availableStores) ?? []),
      () => setLoaded((before) => before ?? []),
    )
  }, [useCurrentGroup])
  const isMissing = inPage === undefined
  useEffect(() => {
    if (isMissing) refresh()
  }, [isMissing, refresh])
  // Treat an empty response to a refresh as a failure, and keep the list in the page's data.
  return { stores: loaded && (isMissing || loaded.length > 0) ? loaded : inPage, refresh }
}
