import { useEffect, useMemo } from 'react'
import { useInBrowser } from '#src/platform/storage/use-in-browser.ts'
import { dropPendingOf } from '#src/domains/checkout/placing/pending-order.ts'
import { signInFor } from '#src/domains/session/sign-in/sign-in-for.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { PaymentState } from '#src/domains/payment/payment-state.tsx'
import { headingOfPayment } from '#src/domains/payment/refusal-text.ts'
import { useOrderPayment } from '#src/domains/payment/use-order-payment.ts'
import { privateRobots } from '#src/domains/seo/head-facts.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ShopMark } from '#src/ui/icon/icon.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { BankTransfer } from '#src/domains/order/bank-transfer.tsx'
import { readLastOrder, type LastOrder } from '#src/domains/payment/last-order.ts'
import { OrderActions } from '#src/domains/order/order-actions.tsx'
import { OrderReceipt } from '#src/domains/order/order-receipt.tsx'
import { trackPurchase } from '#src/domains/order/track-purchase.ts'
import { useOrderReceipt } from '#src/domains/order/use-order-receipt.ts'
import * as styles from './success-page.module.css'
import { successPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  /** The shopper returns from a payment provider and the outcome is not known yet. */
  readonly isReturning?: boolean
  /** The payment result is being sent to the shop, which may then find an order that this tab does not know. */
  readonly isHandingIn?: boolean
}

/** Confirms a placed order: its number, items and payment status. */
export function SuccessPage({ isReturning = false, isHandingIn = false }: Props) {
  const t = useT()
  const store = useStore()
  const { last, isKnown } = useLastOrder()
  const payment = useOrderPayment(last?.token)
  const [receipt, retry] = useOrderReceipt(last?.token, payment?.status === 'PAID')
  const order = receipt.state === 'known' ? receipt.order : undefined
  const isMissing = isKnown && !last && !isHandingIn
  const trouble = headingOfPayment(payment)
  const waiting = isReturning && !payment ? 'payment.checking' : 'order.thanks'
  const title = t(isMissing ? 'order.missing' : (trouble ?? waiting))
  const text = () => {
    if (isMissing) return t('order.missingText')
    if (trouble && trouble !== 'payment.canceled') return t('payment.failed.orderKept', { number: last?.number ?? '' })
    return order?.email ? t('order.mail', { email: order.email }) : null
  }
  return (
    <div className={styles['page']}>
      <PageHead title={title} robots={privateRobots} />
      <header className={styles['head']}>
        {trouble ? null : <ShopMark size={96} />}
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {last ? <p className={styles['number']}>{t('order.number', { number: last.number })}</p> : null}
        <p className={styles['text']}>{text()}</p>
      </header>
      {last ? <PaymentState token={last.token} payment={payment} /> : null}
      {order ? <OrderActions order={order} except="PAY" /> : null}
      {order?.bank_transfer ? <BankTransfer transfer={order.bank_transfer} /> : null}
      {order ? <OrderReceipt order={order} /> : null}
      {receipt.state === 'loading' && !isMissing ? <Skeleton height="20rem" /> : null}
      {receipt.state === 'lost' ? (
        <>
          <Notice tone="error" title={t('forms.server.network')} />
          <p className={styles['actions']}>
            <Button variant="secondary" onClick={retry}>
              {t('notices.trouble.again')}
            </Button>
          </p>
        </>
      ) : null}
      {receipt.state === 'refused' ? (
        <>
          <Notice tone="info" title={t('order.ofAccount')} />
          <p className={styles['actions']}>
            <ButtonLink to={signInFor(store, href(store, successPath))}>{t('customer.signIn.submit')}</ButtonLink>
          </p>
        </>
      ) : null}
      <p className={styles['actions']}>
        <ButtonLink to={href(store, '/')}>{t('order.goOn')}</ButtonLink>
      </p>
    </div>
  )
}

/** The last order placed in this tab. Clears its pending state and tracks the purchase. */
function useLastOrder(): { readonly last: LastOrder | null; readonly isKnown: boolean } {
  const store = useStore()
  const isKnown = useInBrowser()
  const last = useMemo(() => (isKnown ? readLastOrder() : null), [isKnown])
  useEffect(() => {
    if (!last) return
    dropPendingOf(store, last.cartId)
    void trackPurchase(last.cartId).catch(() => undefined)
  }, [last, store])
  return { last, isKnown }
}
