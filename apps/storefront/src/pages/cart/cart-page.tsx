import type { CartItemFragment, CartPageFragment, GiftOfferFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { CartRecommendations } from '#src/domains/recommendation/cart-recommendations.tsx'
import { privateRobots } from '#src/domains/seo/head-facts.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { CartItem } from '#src/domains/cart/lines/cart-item.tsx'
import * as styles from './cart-page.module.css'
import { CartSummary } from '#src/domains/cart/summary/cart-summary.tsx'
import { CouponBox } from '#src/domains/cart/codes/coupon-box.tsx'
import { DeliveryEstimate } from '#src/domains/cart/delivery/delivery-estimate.tsx'
import { CrossSell } from './cross-sell.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GiftCardBox } from '#src/domains/cart/codes/gift-card-box.tsx'
import { GiftCardRows } from '#src/domains/cart/summary/gift-card-rows.tsx'
import { GiftBox } from '#src/domains/cart/gifts/gift-box.tsx'
import { wrappableLines } from '#src/domains/cart/gifts/gift-choice.ts'
import { ClubPoints } from '#src/domains/loyalty/club-points.tsx'
import { FreeShippingBar } from '#src/domains/cart/summary/free-shipping-bar.tsx'
import { RemovedItem } from '#src/domains/cart/lines/removed-item.tsx'
import { SavedList } from '#src/domains/cart/lines/saved-list.tsx'
import { useCartSeen } from '#src/domains/cart/tracking/use-cart-seen.ts'
import { useRemoval } from '#src/domains/cart/use-removal.ts'
import { useSaving } from '#src/domains/cart/use-saving.ts'

type Props = {
  readonly cart: CartPageFragment | null
  readonly giftOffer: GiftOfferFragment | null
  readonly saved: readonly CartItemFragment[]
  readonly takesOrders: boolean
  readonly takesGuests: boolean
  readonly errors: readonly string[]
  readonly lowered?: number | undefined
}

/** Items on the left, totals and the checkout button on the right. */
export function CartPage({ cart, saved, giftOffer, takesOrders, takesGuests, errors, lowered }: Props) {
  const t = useT()
  const { heading, removed, left, failed, remove, undo, end } = useRemoval(cart)
  const saving = useSaving(heading)
  useCartSeen(cart, 'Koszyk podsumowanie')
  const failures = [...errors, ...failed, ...saving.failed]
  const note = removed ? <RemovedItem key={removed.item.uid} item={removed.item} onUndo={undo} onEnd={end} /> : null

  return (
    <div className={styles['page']}>
      <PageHead title={t('cart.title')} robots={privateRobots} />
      <h1 className={styles['title']} ref={heading} tabIndex={-1}>
        {t('cart.title')}
        {left.length > 0 ? (
          <span className={styles['count']}>{t('cart.pieces', { count: cart?.total_quantity ?? 0 })}</span>
        ) : null}
      </h1>
      <div role="status">
        {saving.savedName ? <VisuallyHidden>{t('cart.saved.done', { name: saving.savedName })}</VisuallyHidden> : null}
      </div>
      {lowered ? <Notice tone="warning" title={t('cart.lowered', { count: lowered })} /> : null}
      {failures.map((message) => (
        <Notice key={message} tone="error" title={message} />
      ))}
      {left.length === 0 || !cart ? (
        <>
          {note}
          <EmptyCart />
          <SavedList items={saved} />
        </>
      ) : (
        <div className={styles['columns']}>
          <div className={styles['main']}>
            {cart.free_shipping ? <FreeShippingBar data={cart.free_shipping} /> : null}
            <ul className={styles['items']} aria-label={t('cart.lines')}>
              {left.map((item, index) => (
                <li key={item.uid}>
                  {removed?.index === index ? note : null}
                  <CartItem item={item} onRemove={() => remove(item, index)} onSave={() => saving.save(item)} />
                </li>
              ))}
              {removed && removed.index >= left.length ? <li>{note}</li> : null}
            </ul>
            {giftOffer && wrappableLines(cart).length > 0 ? <GiftBox cart={cart} offer={giftOffer} /> : null}
            <SavedList items={saved} />
          </div>
          <CartSummary
            cart={cart}
            payments={<GiftCardRows cart={cart} />}
            isBlocked={left.some((item) => !item.is_available)}
            takesOrders={takesOrders}
            takesGuests={takesGuests}
          >
            <BelowTotals cart={cart} />
          </CartSummary>
        </div>
      )}
      {left.length > 0 && cart ? <Suggestions cartId={cart.id} items={left} /> : null}
    </div>
  )
}

/** What the cart earns, when it could arrive, and the codes that make it cheaper. */
function BelowTotals({ cart }: { readonly cart: CartPageFragment }) {
  return (
    <>
      <ClubPoints of="cart" points={cart.loyalty_points} />
      <DeliveryEstimate cartId={cart.id} worth={cart.prices?.subtotal_including_tax?.value ?? 0} />
      <CouponBox cart={cart} />
      <GiftCardBox cart={cart} />
    </>
  )
}

/** What goes with the products of the cart. */
function Suggestions({ cartId, items }: { readonly cartId: string; readonly items: readonly CartItemFragment[] }) {
  return (
    <>
      <CrossSell uids={items.map((item) => item.product.uid)} />
      <CartRecommendations cartId={cartId} uids={items.map((item) => item.uid)} />
    </>
  )
}
