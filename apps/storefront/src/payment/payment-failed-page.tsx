import { useInBrowser } from '#src/browser-storage/use-in-browser.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { useCartCount } from '#src/layout/use-cart-count.ts'
import styles from '#src/notices/notice-page.module.css'
import { readLastOrder } from '#src/order/last-order.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'

/** The payment did not come through: the cart is kept and can be paid again, or the order that was made is named. */
export function PaymentFailedPage() {
  const t = useT()
  const store = useStore()
  const pieces = useCartCount()
  const order = useInBrowser() ? readLastOrder() : null
  return (
    <div className={styles['page']}>
      <PageHead title={t('payment.failed.title')} robots="NONE" />
      <h1 className={styles['title']} tabIndex={-1}>
        {t('payment.failed.title')}
      </h1>
      <p className={styles['text']}>
        {pieces > 0
          ? t('payment.failed.cartKept', { count: pieces })
          : order
            ? t('payment.failed.orderKept', { number: order.number })
            : t('payment.failed.text')}
      </p>
      <p className={styles['actions']}>
        {pieces > 0 ? (
          <>
            <ButtonLink to={href(store, '/checkout')}>{t('payment.failed.again')}</ButtonLink>
            <ButtonLink variant="secondary" to={href(store, '/cart')}>
              {t('payment.failed.cart')}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink to={href(store, '/contact')}>{t('contact.title')}</ButtonLink>
            <ButtonLink variant="secondary" to={href(store, '/')}>
              {t('order.goOn')}
            </ButtonLink>
          </>
        )}
      </p>
    </div>
  )
}
