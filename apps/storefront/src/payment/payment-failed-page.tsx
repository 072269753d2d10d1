import { useEffect, useMemo } from 'react'
import { useInBrowser } from '#src/browser-storage/use-in-browser.ts'
import { dropPendingOf } from '#src/checkout/pending-order.ts'
import type { OrderPaymentFragment } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { useCartPieces } from '#src/layout/cart-count.ts'
import styles from '#src/notices/notice-page.module.css'
import { readLastOrder, type LastOrder } from '#src/order/last-order.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'
import { PayAgain } from './pay-again.tsx'
import { headingOfPayment, refusalText } from './refusal-text.ts'
import { isUnclear } from './unclear-payment.ts'
import { useOrderPayment } from './use-order-payment.ts'

/** Of the last order: whether nobody knows of its payment, it is paid after all, or can be paid; none where there is none. */
type Standing = 'unclear' | 'paid' | 'open' | 'none'

function standingOf(order: LastOrder | null, payment: OrderPaymentFragment | null): Standing {
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

/** There may be no refusal: the shopper came back without paying, or the time to pay has run out. */
const openTitle = (payment: OrderPaymentFragment | null) =>
  payment?.status === 'PENDING' ? 'payment.unpaid' : (headingOfPayment(payment) ?? 'payment.failed.title')

/** The payment did not come through: the order that was made can be paid in another way, or else the cart is kept. */
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
  const standing = standingOf(order, payment)
  const title = t(standing === 'open' ? openTitle(payment) : titles[standing])
  const reason = standing === 'open' ? refusalText(t, payment) : undefined
  const words = () => {
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
        <p className={styles['text']}>{words()}</p>
      </div>
      {standing === 'open' && order && payment ? (
        <PayAgain key={order.token} token={order.token} payment={payment} />
      ) : null}
      <p className={styles['actions']}>
        {standing === 'paid' ? (
          <ButtonLink to={href(store, '/checkout/success')}>{t('payment.failed.toOrder')}</ButtonLink>
        ) : standing === 'none' && pieces > 0 ? (
          <>
            <ButtonLink to={href(store, '/checkout')}>{t('payment.failed.again')}</ButtonLink>
            <ButtonLink variant="secondary" to={href(store, '/cart')}>
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
