import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CartItemFragment, CartPageQuery } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { privateRobots } from '#src/seo/head-facts.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { CartItem } from './cart-item.tsx'
import styles from './cart-page.module.css'
import { CartSummary } from './cart-summary.tsx'
import type { CartOutcome } from './change-cart.ts'
import { EmptyCart } from './empty-cart.tsx'
import { FreeShippingBar } from './free-shipping-bar.tsx'
import { RemovedItem } from './removed-item.tsx'

type Props = {
  readonly cart: CartPageQuery['cart']
  readonly errors: readonly string[]
  readonly lowered?: number | undefined
}
type Removed = { readonly item: CartItemFragment; readonly index: number }

/** Lines on the left, the sum and the way on at the right. */
export function CartPage({ cart, errors, lowered }: Props) {
  const t = useT()
  const { heading, removed, left, failed, remove, undo, end } = useRemoval(cart)
  const failures = [...errors, ...failed]
  const gone = removed ? <RemovedItem key={removed.item.uid} item={removed.item} onUndo={undo} onEnd={end} /> : null

  return (
    <div className={styles['page']}>
      <PageHead title={t('cart.title')} robots={privateRobots} />
      <h1 className={styles['title']} ref={heading} tabIndex={-1}>
        {t('cart.title')}
        {left.length > 0 ? (
          <span className={styles['count']}>{t('cart.pieces', { count: cart?.total_quantity ?? 0 })}</span>
        ) : null}
      </h1>
      {lowered ? <Notice tone="warning" title={t('cart.lowered', { count: lowered })} /> : null}
      {failures.map((message) => (
        <Notice key={message} tone="error" title={message} />
      ))}
      {left.length === 0 || !cart ? (
        <>
          {gone}
          <EmptyCart />
        </>
      ) : (
        <div className={styles['columns']}>
          <div className={styles['main']}>
            {cart.free_shipping ? <FreeShippingBar data={cart.free_shipping} /> : null}
            <ul className={styles['items']} aria-label={t('cart.lines')}>
              {left.map((item, index) => (
                <li key={item.uid}>
                  {removed?.index === index ? gone : null}
                  <CartItem item={item} onRemove={() => remove(item, index)} />
                </li>
              ))}
              {removed && removed.index >= left.length ? <li>{gone}</li> : null}
            </ul>
          </div>
          <CartSummary cart={cart} />
        </div>
      )}
    </div>
  )
}

/** Taking a line out at once, and back in when it was a mistake. */
function useRemoval(cart: CartPageQuery['cart']) {
  const store = useStore()
  const fetcher = useFetcher<CartOutcome>()
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const items = (cart?.items ?? []).filter((item) => item !== null)
  const left = items.filter((item) => item.uid !== removed?.item.uid)
  const remove = (item: CartItemFragment, index: number) => {
    setRemoved({ item, index })
    void fetcher.submit({ intent: 'remove', uid: item.uid }, { method: 'post', action: href(store, '/cart') })
  }
  const end = (hadFocus: boolean) => {
    setRemoved(null)
    if (hadFocus) heading.current?.focus({ preventScroll: true })
  }
  const undo = () => {
    if (removed) void fetcher.submit(fieldsToAdd(removed.item), { method: 'post', action: href(store, '/cart') })
    setRemoved(null)
    heading.current?.focus()
  }
  return { heading, removed, left, failed: fetcher.data?.errors ?? [], remove, undo, end }
}

function fieldsToAdd(item: CartItemFragment): Record<string, string> {
  const options = item.__typename === 'ConfigurableCartItem' ? item.configurable_options : []
  return {
    intent: 'add',
    sku: item.product.sku ?? '',
    quantity: String(item.quantity),
    ...Object.fromEntries(
      options.flatMap((option, index) =>
        option ? [[`option_${index}`, option.configurable_product_option_value_uid]] : [],
      ),
    ),
  }
}
