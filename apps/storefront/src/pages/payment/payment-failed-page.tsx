import { useEffect, useMemo } from 'react'
import { useInBrowser } from '#src/platform/storage/use-in-browser.ts'
import { dropPendingOf } from '#src/domains/checkout/placing/pending-order.ts'
import type { OrderPaymentFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { useCartPieces } from '#src/domains/cart/change/cart-count.ts'
import * as styles from '#src/ui/notice-page/notice-page.module.css'
import { readLastOrder, type LastOrder } from '#src/domains/payment/last-order.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { PayAgain } from '#src/domains/payment/pay-again.tsx'
import { headingOfPayment, refusalText } from '#src/domains/payment/refusal-text.ts'
import { isUnclear } from '#src/domains/payment/unclear-payment.ts'
import { useOrderPayment } from '#src/domains/payment/use-order-payment.ts'
import { cartPath, checkoutPath, successPath } from '#src/platform/url/shop-paths.ts'

/** The payment of the last order: unknown, paid, or still to be paid; 'none' without an order or payment. */
type PaymentState = 'unclear' | 'paid' | 'open' | 'none'

function paymentStateOf(order: LastOrder | null, payment: OrderPaymentFragment | null): PaymentState {
  if (order && isUnclear(order.token, payment)) return 'unclear'
  if (order === null || payment === null) return 'none'
  return payment.status === 'PAID' || payment.status === 'NOT_ONLINE' ? 'paid' : 'open'
}

const titles = {
  unclear: 'payment.unclear.title',
  paid: 'order.thanks',
  open: 'payment.failed.title',
  none: 'payment.failed.title',
} as const

/** The payment may be open without a refusal: the shopper returned without paying, or the payment timed out. */
const openTitle = (payment: OrderPaymentFragment | null) =>
  payment?.status === 'PENDING' ? 'payment.unpaid' : (headingOfPayment(payment) ?? 'payment.failed.title')

/** The page after a failed payment: the order can be paid by another method, or the cart is still there. */
export function PaymentFailedPage() {
  const t = useT()
  const store = useStore()
  const pieces = useCartPieces()
  const isInBrowser = useInBrowser()
  const order = useMemo(() => (isInBrowser ? readLastOrder() : null), [isInBrowser])
  useEffect(() => {
    if (order) dropPendingOf(store, order.cartId)
  }, [order, store])
  const payment = useOrderPayment(order?.token)
  const standing = paymentStateOf(order, payment)
  const title = t(standing === 'open' ? openTitle(payment) : titles[standing])
  const reason = standing === 'open' ? refusalText(t, payment) : undefined
  const text = () => {
    if (standing === 'unclear') return t('payment.unclear.text')
    if (standing === 'paid') return t('payment.failed.kept', { number: order?.number ?? '' })
    if (payment?.status === 'CANCELED') return t('payment.failed.ended', { number: order?.number ?? '' })
    if (payment?.can_return_to_cart) return t('payment.failed.orderKept', { number: order?.number ?? '' })
    return pieces > 0 ? t('payment.failed.cartKept', { count: pieces }) : t('payment.failed.text')
  }
  return (
    <div className={styles['page']}>
      <PageHead title={title} robots="NONE" />
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      <div role="status">
        {reason ? (
          <p className={styles['text']}>
            <strong>{reason}</strong>
          </p>
        ) : null}
        <p className={styles['text']}>{text()}</p>
      </div>
      {standing === 'open' && order && payment ? (
        <PayAgain key={order.token} token={order.token} payment={payment} />
      ) : null}
      <p className={styles['actions']}>
        {standing === 'paid' ? (
          <ButtonLink to={href(store, successPath)}>{t('payment.failed.toOrder')}</ButtonLink>
        ) : standing === 'none' && pieces > 0 ? (
          <>
            <ButtonLink to={href(store, checkoutPath)}>{t('payment.failed.again')}</ButtonLink>
            <ButtonLink variant="secondary" to={href(store, cartPath)}>
              {t('payment.failed.cart')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink variant="secondary" to={href(store, '/contact')}>
            {t('contact.title')}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
