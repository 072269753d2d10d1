import { useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { query } from '#src/graphql/client.ts'
import {
  GetStoreConfigDataDocument,
  type LayoutQuery,
  type StoreConfigDataFragment,
} from '#src/graphql/documents.gen.ts'

/** The settings of the page's store view: those that came in the page; asked for only where none did. */
export function useStoreConfig(): StoreConfigDataFragment | undefined {
  const inlined = useRouteLoaderData<LayoutQuery>('root')?.storeConfig ?? undefined
  const [asked, setAsked] = useState<StoreConfigDataFragment>()
  const isMissing = inlined === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    void query(GetStoreConfigDataDocument, {}, undefined, { policy: 'cache-and-network' }).then(
      ({ storeConfig }) => isCurrent && storeConfig && setAsked(storeConfig),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing])
  return inlined ?? asked
}
