import { useMemo } from 'react'
import { useInBrowser } from '#src/browser-storage/use-in-browser.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { useCartCount } from '#src/layout/use-cart-count.ts'
import styles from '#src/notices/notice-page.module.css'
import { readLastOrder } from '#src/order/last-order.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'
import { PayAgain } from './pay-again.tsx'
import { isUnclear } from './unclear-payment.ts'
import { useOrderPayment } from './use-order-payment.ts'

/** The payment did not come through: the order that was made can be paid in another way, or else the cart is kept. */
export function PaymentFailedPage() {
  const t = useT()
  const store = useStore()
  const pieces = useCartCount()
  const isInBrowser = useInBrowser()
  const order = useMemo(() => (isInBrowser ? readLastOrder() : null), [isInBrowser])
  const payment = useOrderPayment(order?.token)
  const isPaid = payment?.status === 'PAID' || payment?.status === 'NOT_ONLINE'
  const isWaiting = order !== null && isUnclear(order.token, payment)
  const isOpen = order && payment && !isPaid && !isWaiting
  const title = t(isWaiting ? 'payment.unclear.title' : isPaid ? 'order.thanks' : 'payment.failed.title')
  return (
    <div className={styles['page']}>
      <PageHead title={title} robots="NONE" />
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles['text']} role="status">
        {isWaiting
          ? t('payment.unclear.text')
          : isPaid
            ? t('payment.failed.kept', { number: payment.order_number })
            : isOpen && payment.can_return_to_cart
              ? t('payment.failed.orderKept', { number: order.number })
              : pieces > 0
                ? t('payment.failed.cartKept', { count: pieces })
                : t('payment.failed.text')}
      </p>
      {isOpen ? <PayAgain key={order.token} token={order.token} payment={payment} /> : null}
      <p className={styles['actions']}>
        {isPaid ? (
          <ButtonLink to={href(store, '/checkout/success')}>{t('payment.failed.toOrder')}</ButtonLink>
        ) : !isOpen && !isWaiting && pieces > 0 ? (
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
