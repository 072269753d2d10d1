import { useCallback, useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { query } from '#src/graphql/client.ts'
import { AvailableStoresDocument, type LayoutQuery, type SwitcherStoreFragment } from '#src/graphql/documents.gen.ts'
import { useStoreConfig } from './use-store-config.ts'

type Listed = {
  /** Undefined while they are being asked for. */
  readonly stores: readonly SwitcherStoreFragment[] | undefined
  readonly refresh: () => void
}

const present = <Item>(items: readonly (Item | null)[] | null | undefined): readonly Item[] | undefined =>
  items?.filter((item) => item !== null)

/** The store views to choose from: those that came with the page at once, and the network's as soon as it was asked. */
export function useStores(): Listed {
  const layout = useRouteLoaderData<LayoutQuery>('root')
  const [asked, setAsked] = useState<readonly SwitcherStoreFragment[]>()
  const config = useStoreConfig()
  const useCurrentGroup = config?.store_switcher_current_group_only ?? false
  const own = config?.store_group_code
  const inPage = present(layout?.availableStores)?.filter((store) => !useCurrentGroup || store.store_group_code === own)
  const refresh = useCallback(() => {
    void query(AvailableStoresDocument, { useCurrentGroup }, undefined, { policy: 'cache-and-network' }).then(
      (data) => setAsked(present(data.availableStores) ?? []),
      () => setAsked((before) => before ?? []),
    )
  }, [useCurrentGroup])
  const isMissing = inPage === undefined
  useEffect(() => {
    if (isMissing) refresh()
  }, [isMissing, refresh])
  // An empty answer to a refresh is a failed one: the page's own list stands.
  return { stores: asked && (isMissing || asked.length > 0) ? asked : inPage, refresh }
}
