import { useState } from 'react'
import type { MiniCartFragment, MiniCartQuery } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { shownCount } from '../change/cart-count.ts'
import { DiscountRows } from '../summary/discount-rows.tsx'
import { GiftRows } from '../summary/gift-rows.tsx'
import { FreeShippingBar } from '../summary/free-shipping-bar.tsx'
import { MiniCartEmpty } from './mini-cart-empty.tsx'
import { MiniCartItem } from './mini-cart-item.tsx'
import * as styles from './mini-cart.module.css'
import { useCartSeen } from '../tracking/use-cart-seen.ts'
import { useMiniCart } from './use-mini-cart.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

/** The items of the cart, the subtotal, and a link to the cart page. */
export function MiniCart() {
  const t = useT()
  const { state, load } = useMiniCart()
  useCartSeen(state.kind === 'cart' ? state.cart : null, 'Koszyk podgląd')
  if (state.kind === 'loading') return <MiniCartSkeleton />
  if (state.kind === 'failed')
    return (
      <div className={styles['failed']}>
        <Notice tone="error" title={t('forms.server.network')} />
        <Button variant="secondary" onClick={() => void load()}>
          {t('notices.trouble.again')}
        </Button>
      </div>
    )
  return <Lines cart={state.cart} config={state.config} onChanged={load} />
}

type LinesProps = {
  readonly cart: MiniCartFragment | null
  readonly config: MiniCartQuery['storeConfig']
  readonly onChanged: () => Promise<void>
}

function Lines({ cart, config, onChanged }: LinesProps) {
  const t = useT()
  const store = useStore()
  const [removed, setRemoved] = useState<string | null>(null)
  const items = (cart?.items ?? []).filter((item) => item !== null)
  const shown = items.slice(0, config?.minicart_max_items ?? items.length)
  const count = shownCount(config, cart?.total_quantity, items.length)
  const total = formatMoney(store, cart?.prices?.subtotal_including_tax ?? {})
  const afterRemoval = async (name: string) => {
    await onChanged()
    setRemoved(name)
  }
  return (
    <>
      <div role="status">
        {removed ? (
          <VisuallyHidden>
            {t('cart.removed', { name: removed })} {t('layout.cartWithItems', { count })}
          </VisuallyHidden>
        ) : null}
      </div>
      {items.length === 0 || !cart ? (
        <MiniCartEmpty />
      ) : (
        <>
          {cart.free_shipping ? (
            <div className={styles['bar']}>
              <FreeShippingBar data={cart.free_shipping} />
            </div>
          ) : null}
          <ul className={styles['items']} aria-label={t('cart.lines')}>
            {shown.map((item) => (
              <MiniCartItem key={item.uid} item={item} onRemoved={() => void afterRemoval(item.product.name ?? '')} />
            ))}
          </ul>
          {shown.length < items.length ? (
            <ShopLink to={href(store, cartPath)} className={styles['rest']}>
              {t('cart.moreLines', { count: items.length - shown.length })}
            </ShopLink>
          ) : null}
          <div className={styles['foot']}>
            <dl className={styles['sums']}>
              <div>
                <dt>{t('cart.subtotal')}</dt>
                <dd>{total}</dd>
              </div>
              <DiscountRows discounts={cart.prices?.discounts} />
              <GiftRows options={cart.prices?.gift_options} />
            </dl>
            <ButtonLink to={href(store, cartPath)} size="large" isWide>
              {t('cart.proceed')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  )
}

/** The placeholder while the mini-cart loads. */
export function MiniCartSkeleton() {
  return (
    <div className={styles['items']} aria-busy="true">
      {[1, 2].map((line) => (
        <div key={line} className={styles['loading']}>
          <Skeleton width="88px" ratio={2 / 3} />
          <Skeleton width="60%" height="3rem" />
        </div>
      ))}
    </div>
  )
}
