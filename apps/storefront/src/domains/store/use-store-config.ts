import { useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { query } from '#src/platform/graphql/client.ts'
import { GetStoreConfigDataDocument, type StoreConfigDataFragment } from '#src/platform/graphql/documents.gen.ts'

/** The settings in the data of the root route; undefined when it has not loaded. */
export type RootConfig = { readonly storeConfig: StoreConfigDataFragment | null } | undefined

/** The settings of the store view, from the page's data if it has them, else loaded from the server. */
export function useStoreConfig(): StoreConfigDataFragment | undefined {
  const inlined = useRouteLoaderData<RootConfig>('root')?.storeConfig ?? undefined
  const [loaded, setLoaded] = useState<StoreConfigDataFragment>()
  const isMissing = inlined === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    void query(GetStoreConfigDataDocument, {}, undefined, { policy: 'cache-and-network' }).then(
      ({ storeConfig }) => isCurrent && storeConfig && setLoaded(storeConfig),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing])
  return inlined ?? loaded
}
