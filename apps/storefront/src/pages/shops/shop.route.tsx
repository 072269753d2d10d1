import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { notFound } from '#src/domains/cms/not-found.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { addData, stepsData } from '#src/domains/seo/structured-data.ts'
import { OpeningHours } from '#src/domains/store-locator/opening-hours.tsx'
import { shopPath } from '#src/domains/store-locator/shop-path.ts'
import { outlines } from '#src/domains/store-locator/outlines.ts'
import { PlaceMap } from '#src/domains/store-locator/place-map.tsx'
import { mapAddress } from '#src/domains/store-locator/shown-shop.ts'
import { query } from '#src/platform/graphql/client.ts'
import { ShopPageDocument } from '#src/platform/graphql/documents.gen.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { shopData } from './shop-data.ts'
import { ShopStock } from './shop-stock.tsx'
import * as styles from './shops.module.css'

/** A shop by its code; a 404 if the store view has none with this code. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { pickupLocations, storeConfig } = await query(ShopPageDocument, { code: params['code'] ?? '' }, request)
  const shop = pickupLocations?.items?.[0]
  if (!shop) return notFound(request)
  const base = storeConfig?.secure_base_url ?? ''
  const t = translatorOf(storeOf(request).locale)
  addData(base, () => [
    shopData(shop, base),
    stepsData(
      [
        { name: t('storeLocator.shops'), path: '/shops' },
        { name: shop.name ?? '', path: shopPath(shop.pickup_location_code ?? '') },
      ],
      base,
    ),
  ])
  return { shop, engine: storeConfig?.store_locator?.engine }
}

/** The page of a shop: where it is, when it is open, and which sizes of the product of `?sku=` it has. */
export function Component() {
  const t = useT()
  const { shop, engine } = useLoaderData<typeof loader>()
  const sku = useSearchParams()[0].get('sku')
  const { pickup_location_code: code, street, postcode, city, phone, description, latitude, longitude } = shop
  const name = shop.name ?? ''
  const country = shop.country_id ?? ''
  const place = latitude === null || longitude === null ? undefined : { latitude, longitude }
  return (
    <div className={styles['page']}>
      <PageHead title={name} description={[name, street, `${postcode} ${city}`, phone].filter(Boolean).join(', ')} />
      <Breadcrumbs crumbs={[{ name: t('storeLocator.shops'), path: '/shops' }]} current={name} />
      <h1 className={styles['title']}>{name}</h1>
      <div className={styles['columns']}>
        <div className={styles['facts']}>
          <address className={styles['address']}>
            {street}
            <br />
            {postcode} {city}
          </address>
          {phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : null}
          {place ? <ShopLink to={mapAddress(place, engine)}>{t('storeLocator.openMap')}</ShopLink> : null}
          {description ? <p className={styles['note']}>{description}</p> : null}
          <OpeningHours days={(shop.opening_hours ?? []).filter((day) => day !== null)} />
        </div>
        {place && country in outlines ? (
          <PlaceMap
            pins={[{ ...place, id: code ?? '', country, isMarked: true }]}
            point={undefined}
            reach="countries"
          />
        ) : null}
      </div>
      {sku ? <ShopStock key={sku} sku={sku} code={code ?? ''} /> : null}
    </div>
  )
}
