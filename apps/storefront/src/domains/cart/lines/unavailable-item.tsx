import { Suspense } from 'react'
import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { itemFacts } from './item-facts.ts'
import { SimilarItems } from './similar-items.tsx'
import * as styles from './unavailable-item.module.css'

const StockAlert = lazyOnRender(async () => (await import('#src/domains/product-alert/stock-alert.tsx')).StockAlert)

/**
 * A warning on a line that cannot be ordered in its quantity. Shows the available quantity or, if the product is sold out, a
 * back-in-stock email and similar products.
 */
export function UnavailableItem({ item }: { readonly item: CartItemFragment }) {
  const t = useT()
  if (item.is_available) return null
  if ((item.max_qty ?? 0) >= 1)
    return <Notice tone="warning" title={t('cart.onlyLeft', { count: item.max_qty ?? 0 })} />
  const sku = item.__typename === 'ConfigurableCartItem' ? item.configured_variant.sku : item.product.sku
  const name = [item.product.name, ...itemFacts(item).map(({ value }) => value)].join(', ')
  return (
    <Notice tone="warning" title={t('cart.unavailable')}>
      <div className={styles['offers']}>
        <p>{t('cart.unavailableText')}</p>
        {item.__typename === 'GiftCardCartItem' ? null : (
          <div className={styles['alert']}>
            <Suspense>
              <StockAlert sku={sku ?? undefined} name={name} onMissing={() => undefined} />
            </Suspense>
          </div>
        )}
        <SimilarItems uid={item.product.uid} />
      </div>
    </Notice>
  )
}
