import { formatDateTime, formatNumber } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { shopPath } from './shop-path.ts'
import { mapAddress, type ShownShop } from './shown-shop.ts'
import * as styles from './store-availability.module.css'

const tones = { IN_STOCK: 'accent', LOW: 'warning', OUT: 'neutral', UNKNOWN: 'neutral' } as const

type Props = {
  readonly shop: ShownShop
  /** The product whose sizes the shop's page shows. */
  readonly sku: string
  readonly engine: string | null | undefined
}

/** One shop with its stock status, address and opening hours. */
export function ShopEntry({ shop, sku, engine }: Props) {
  const t = useT()
  const store = useStore()
  const { name, address, distance, updated_at: updatedAt, phone } = shop
  const status = shop.status ?? 'UNKNOWN'
  return (
    <li className={styles['shop']}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>
          <ShopLink to={`${href(store, shopPath(shop.source))}?${new URLSearchParams({ sku })}`} skeleton="content">
            {name}
          </ShopLink>
        </h3>
        {distance === null ? null : (
          <span className={styles['distance']}>
            {t('storeLocator.distance', { km: inKilometres(store, distance) })}
          </span>
        )}
      </div>
      <p className={styles['status']}>
        <Badge tone={tones[status]}>{t(`storeLocator.status.${status}`)}</Badge>
        {status === 'UNKNOWN' ? <span>{t('storeLocator.unknownHint')}</span> : null}
      </p>
      {updatedAt ? (
        <p className={styles['told']}>
          {t('storeLocator.toldAt')} <time dateTime={updatedAt}>{formatDateTime(store, updatedAt)}</time>
        </p>
      ) : null}
      <address className={styles['address']}>
        {address.street}
        <br />
        {address.postcode} {address.city}
      </address>
      <OpeningHours days={shop.opening_hours} />
      <p className={styles['links']}>
        <ShopLink className={styles['link']} to={mapAddress(address, engine)}>
          {t('storeLocator.openMap')}
        </ShopLink>
        {phone ? (
          <a className={styles['link']} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        ) : null}
      </p>
    </li>
  )
}

function inKilometres(store: Parameters<typeof formatNumber>[0], distance: number): string {
  return formatNumber(store, distance < 10 ? Math.round(distance * 10) / 10 : Math.round(distance))
}
