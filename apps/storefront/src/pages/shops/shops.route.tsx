import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { notFound } from '#src/domains/cms/not-found.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { addData } from '#src/domains/seo/structured-data.ts'
import { OpeningHours } from '#src/domains/store-locator/opening-hours.tsx'
import { shopPath } from '#src/domains/store-locator/shop-path.ts'
import { shopsIn } from '#src/domains/store-locator/shops-in.ts'
import { query } from '#src/platform/graphql/client.ts'
import { ShopListDocument } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { shopData } from './shop-data.ts'
import * as styles from './shops.module.css'

/** The store view's shops; a 404 if it has none. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pickupLocations, storeConfig } = await query(ShopListDocument, {}, request)
  const shops = (pickupLocations?.items ?? []).filter((shop) => shop !== null)
  if (shops.length === 0) return notFound(request)
  const base = storeConfig?.secure_base_url ?? ''
  addData(base, () => shops.map((shop) => shopData(shop, base)))
  return { shops, country: storeConfig?.store_locator?.default_country }
}

/** All shops of the store view, by city. */
export function Component() {
  const t = useT()
  const store = useStore()
  const { shops, country } = useLoaderData<typeof loader>()
  const shown = shopsIn(shops, { city: '', country, locale: store.locale })
  return (
    <div className={styles['page']}>
      <PageHead title={t('storeLocator.shops')} description={t('storeLocator.shopsDescription')} address="/shops" />
      <Breadcrumbs crumbs={[]} current={t('storeLocator.shops')} />
      <h1 className={styles['title']}>{t('storeLocator.shops')}</h1>
      <ul className={styles['shops']}>
        {shown.map((shop) => (
          <li key={shop.pickup_location_code}>
            <h2 className={styles['name']}>
              <ShopLink to={href(store, shopPath(shop.pickup_location_code ?? ''))} skeleton="content">
                {shop.name}
              </ShopLink>
            </h2>
            <address className={styles['place']}>
              {shop.street}
              <br />
              {shop.postcode} {shop.city}
            </address>
            {shop.phone ? <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a> : null}
            <OpeningHours days={(shop.opening_hours ?? []).filter((day) => day !== null)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
