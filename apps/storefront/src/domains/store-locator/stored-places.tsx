import type { EmbedProps } from '../cms/embeds.tsx'
import { PickupShops } from './pickup-shops.tsx'
import { useMapSettings } from './use-map-settings.ts'
import { ZoomMap } from './zoom-map.tsx'

/** The maps of stored content: of places that the author entered, and of the shops of a carrier. */
export function StoredPlaces({ element }: EmbedProps<'map'> | EmbedProps<'store-map'>) {
  const settings = useMapSettings()
  if (element?.type === 'store-map') return <PickupShops carrier={element.carrier} settings={settings} />
  if (element === undefined) return null
  const pins = element.places.map((place, index) => ({ ...place, id: String(index) }))
  return <ZoomMap pins={pins} height={element.height} hasControls={element.hasControls} settings={settings} />
}
