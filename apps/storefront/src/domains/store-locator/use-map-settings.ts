import { useEffect, useState } from 'react'
import { query } from '#src/platform/graphql/client.ts'
import { MapSettingsDocument, type MapSettingsFragment } from '#src/platform/graphql/documents.gen.ts'

/** The store's settings of maps; until they have loaded, none. */
export function useMapSettings(): Partial<MapSettingsFragment> {
  const [settings, setSettings] = useState<Partial<MapSettingsFragment>>({})
  useEffect(() => {
    let isCurrent = true
    query(MapSettingsDocument, {}, undefined, { isOptional: true }).then(
      ({ storeConfig }) => isCurrent && setSettings(storeConfig?.store_locator ?? {}),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return settings
}
