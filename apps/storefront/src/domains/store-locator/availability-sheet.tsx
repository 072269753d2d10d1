import { useState } from 'react'
import type { Point } from '@bocian/rules/nearby.ts'
import type { SellableFragment, ShopAvailabilityFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { optionsOf } from '../catalogue/variant-choice.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { PlaceForm } from './place-form.tsx'
import { PlaceMap, type Pin } from './place-map.tsx'
import { sellableOf } from './sellable.ts'
import { ShopEntry } from './shop-entry.tsx'
import { orderShops, type ShownShop } from './shown-shop.ts'
import * as styles from './store-availability.module.css'
import { useAvailability } from './use-availability.ts'

type Props = {
  readonly product: SellableFragment
  readonly sku: string
  readonly onChoose: (sku: string) => void
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A sheet with the shops that have a size in stock, as a list and a map. */
export function AvailabilitySheet({ product, sku, onChoose, isOpen, onClose }: Props) {
  const t = useT()
  const { shops, engine, failure, retry } = useAvailability(sku, isOpen)
  const sellable = sellableOf(product)
  return (
    <Sheet title={t('storeLocator.title')} isOpen={isOpen} onClose={onClose}>
      <div className={styles['content']}>
        <p className={styles['product']}>{product.name}</p>
        {sellable.length > 1 ? (
          <Select
            name="sku"
            label={optionsOf(product)
              .map(({ label }) => label)
              .join(', ')}
            value={sku}
            options={sellable.map(({ sku: value, label }) => ({ value, label }))}
            onChange={(event) => onChoose(event.currentTarget.value)}
          />
        ) : null}
        {failure ? (
          <>
            <Notice tone="error" title={failure} />
            <Button variant="secondary" onClick={retry}>
              {t('storeLocator.again')}
            </Button>
          </>
        ) : shops ? (
          <Shops shops={shops} sku={product.sku ?? sku} engine={engine} />
        ) : (
          <Skeleton height="12rem" />
        )}
      </div>
    </Sheet>
  )
}

type ShopsProps = {
  readonly shops: readonly ShopAvailabilityFragment[]
  readonly sku: string
  readonly engine: string | null | undefined
}

function Shops({ shops, sku, engine }: ShopsProps) {
  const t = useT()
  const { locale } = useStore()
  const [point, setPoint] = useState<Point>()
  if (shops.length === 0) return <Notice title={t('storeLocator.noShops')} />
  const shown = orderShops(shops, point, locale)
  const count = shops.filter(({ status }) => status === 'IN_STOCK' || status === 'LOW').length
  return (
    <>
      <p role="status" className={styles['summary']}>
        {t('storeLocator.summary', { count, total: shops.length })}
      </p>
      <PlaceForm shops={shops} onPoint={setPoint} />
      <ol className={styles['shops']}>
        {shown.map((shop) => (
          <ShopEntry key={shop.source} shop={shop} sku={sku} engine={engine} />
        ))}
      </ol>
      <PlaceMap pins={shown.map(pinOf)} point={point} reach="countries" />
      <p className={styles['note']}>{t('storeLocator.note')}</p>
    </>
  )
}

const pinOf = ({ source, address, status }: ShownShop): Pin => ({
  id: source,
  country: address.country_code,
  latitude: address.latitude,
  longitude: address.longitude,
  isMarked: status === 'IN_STOCK' || status === 'LOW',
})
