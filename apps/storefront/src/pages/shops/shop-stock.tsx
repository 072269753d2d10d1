import { useEffect, useState } from 'react'
import { sellableOf } from '#src/domains/store-locator/sellable.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { query } from '#src/platform/graphql/client.ts'
import { ShopStockDocument, type ShopStockQuery } from '#src/platform/graphql/documents.gen.ts'
import { formatDateTime } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import * as styles from './shops.module.css'

const tones = { IN_STOCK: 'accent', LOW: 'warning', OUT: 'neutral', UNKNOWN: 'neutral' } as const

type Props = { readonly sku: string; readonly code: string }

/** The sizes of a product with their stock in a shop, as the shop reported it last. */
export function ShopStock({ sku, code }: Props) {
  const t = useT()
  const store = useStore()
  const { stock, error } = useShopStock(sku, code)
  if (error !== undefined) return <Notice tone="error" title={failureText(t, error)} />
  if (stock === undefined) return <Skeleton height="12rem" />
  const product = stock.products?.items?.[0]
  const [shop] = stock.storeAvailability
  if (!product || shop === undefined) return null
  const labels = new Map(sellableOf(product).map((size) => [size.sku, size.label]))
  return (
    <section aria-labelledby="shop-stock">
      <h2 id="shop-stock" className={styles['subtitle']}>
        {t('storeLocator.inThisShop', { product: product.name ?? '' })}
      </h2>
      <ul className={styles['sizes']}>
        {shop.sizes.map((size) => (
          <li key={size.sku}>
            <span>{labels.get(size.sku) || product.name}</span>
            <Badge tone={tones[size.status ?? 'UNKNOWN']}>{t(`storeLocator.status.${size.status ?? 'UNKNOWN'}`)}</Badge>
          </li>
        ))}
      </ul>
      {shop.updated_at ? (
        <p className={styles['note']}>
          {t('storeLocator.toldAt')} <time dateTime={shop.updated_at}>{formatDateTime(store, shop.updated_at)}</time>
        </p>
      ) : (
        <p className={styles['note']}>{t('storeLocator.unknownHint')}</p>
      )}
      <p className={styles['note']}>{t('storeLocator.note')}</p>
    </section>
  )
}

type Result = { readonly stock?: ShopStockQuery; readonly error?: unknown }

/** The stock as it is now: the page around it may be kept for longer. */
function useShopStock(sku: string, code: string): Result {
  const [result, setResult] = useState<Result>({})
  useEffect(() => {
    let isCurrent = true
    query(ShopStockDocument, { sku, code }, undefined, { policy: 'network-only', isOptional: true }).then(
      (stock) => isCurrent && setResult({ stock }),
      (error: unknown) => isCurrent && setResult({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [sku, code])
  return result
}
