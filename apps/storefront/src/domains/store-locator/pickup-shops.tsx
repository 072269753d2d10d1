import { useEffect, useRef, useState } from 'react'
import { query } from '#src/platform/graphql/client.ts'
import {
  PickupPointsDocument,
  PickupShopsDocument,
  type MapSettingsFragment,
  type PickupShopFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNear } from '#src/ui/use-near.ts'
import { OpeningHours } from './opening-hours.tsx'
import { shopPath } from './shop-path.ts'
import { mapAddress } from './shown-shop.ts'
import { citiesOf, shopsIn } from './shops-in.ts'
import * as styles from './pickup-shops.module.css'
import { ZoomMap } from './zoom-map.tsx'

/** The carriers whose points are the shop's own stores. */
const own = new Set(['storepickup', 'instore'])

type Props = { readonly carrier: string; readonly settings: Partial<MapSettingsFragment> }

/** The shops where a carrier's parcels are handed out: a list, and a map of those in it. Loaded when it comes near the screen. */
export function PickupShops({ carrier, settings }: Props) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const shops = useShops(carrier, useNear(place))
  return (
    <div ref={place} className={styles['shops']}>
      {shops === undefined ? (
        <Skeleton height="24rem" />
      ) : shops.length === 0 ? (
        <Notice title={t('storeLocator.noShops')} />
      ) : (
        <ShopsByCity shops={shops} areOwn={own.has(carrier)} settings={settings} />
      )}
    </div>
  )
}

type Shown = {
  readonly shops: readonly PickupShopFragment[]
  readonly areOwn: boolean
  readonly settings: Partial<MapSettingsFragment>
}

function ShopsByCity({ shops, areOwn, settings }: Shown) {
  const t = useT()
  const { locale } = useStore()
  const [city, setCity] = useState('')
  const cities = citiesOf(shops, locale)
  const shown = shopsIn(shops, { city, country: settings.default_country, locale })
  const pins = shown.flatMap(({ latitude, longitude, name, pickup_location_code: code }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, name: name ?? '', id: code ?? '' }],
  )
  return (
    <>
      {settings.city_select_mode === 'list' && cities.length > 1 ? (
        <Select
          name="shop-city"
          label={t('storeLocator.city')}
          value={city}
          options={[
            { value: '', label: t('storeLocator.allCities') },
            ...cities.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(event) => setCity(event.currentTarget.value)}
        />
      ) : null}
      <div className={styles['sides']}>
        <ZoomMap key={city} pins={pins} height="480" hasControls settings={settings} />
        <ol className={styles['list']}>
          {shown.map((shop) => (
            <Shop key={shop.pickup_location_code} shop={shop} isOwn={areOwn} engine={settings.engine} />
          ))}
        </ol>
      </div>
    </>
  )
}

type ShopProps = {
  readonly shop: PickupShopFragment
  /** Whether it is a shop of our own, which has a page. */
  readonly isOwn: boolean
  readonly engine: string | null | undefined
}

function Shop({ shop, isOwn, engine }: ShopProps) {
  const t = useT()
  const store = useStore()
  const { name, street, postcode, city, phone, description, latitude, longitude, opening_hours: hours } = shop
  return (
    <li className={styles['shop']}>
      <h3 className={styles['name']}>
        {isOwn ? (
          <ShopLink to={href(store, shopPath(shop.pickup_location_code ?? ''))} skeleton="content">
            {name}
          </ShopLink>
        ) : (
          name
        )}
      </h3>
      <address className={styles['address']}>
        {street}
        <br />
        {postcode} {city}
      </address>
      {description ? <p className={styles['note']}>{description}</p> : null}
      <OpeningHours days={(hours ?? []).filter((day) => day !== null)} />
      <p className={styles['links']}>
        {latitude === null || longitude === null ? null : (
          <ShopLink to={mapAddress({ latitude, longitude }, engine)}>{t('storeLocator.openMap')}</ShopLink>
        )}
        {phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : null}
      </p>
    </li>
  )
}

/** The shops of a carrier; none if they cannot be loaded, undefined until they are. */
function useShops(carrier: string, isWanted: boolean): readonly PickupShopFragment[] | undefined {
  const [shops, setShops] = useState<readonly PickupShopFragment[]>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    loadShops(carrier).then(
      (found) => isCurrent && setShops(found),
      () => isCurrent && setShops([]),
    )
    return () => {
      isCurrent = false
    }
  }, [carrier, isWanted])
  return shops
}

async function loadShops(carrier: string): Promise<readonly PickupShopFragment[]> {
  const optional = { isOptional: true }
  const found = own.has(carrier)
    ? (await query(PickupShopsDocument, {}, undefined, optional)).pickupLocations
    : (await query(PickupPointsDocument, { network: carrier }, undefined, optional)).deliveryPoints
  return (found?.items ?? []).filter((shop) => shop !== null)
}
