import { useEffect, useMemo } from 'react'
import { useInBrowser } from '#src/browser-storage/use-in-browser.ts'
import { dropPendingOf } from '#src/checkout/pending-order.ts'
import { signInFor } from '#src/customer/sign-in-for.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { PaymentState } from '#src/payment/payment-state.tsx'
import { headingOfPayment } from '#src/payment/refusal-text.ts'
import { useOrderPayment } from '#src/payment/use-order-payment.ts'
import { privateRobots } from '#src/seo/head-facts.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'
import { StorkMark } from '#src/ui/icon/icon.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { readLastOrder, type LastOrder } from './last-order.ts'
import { OrderReceipt } from './order-receipt.tsx'
import { tellPurchase } from './tell-purchase.ts'
import { useOrderReceipt } from './use-order-receipt.ts'
import styles from './success-page.module.css'

type Props = {
  /** The shopper comes back from a payment provider, and the outcome is not known yet. */
  readonly isReturning?: boolean
  /** The bank's answer is on its way to the shop: an order that this tab does not know may still be found by it. */
  readonly isHandingIn?: boolean
}

/** Says that the order is placed, under which number, what was ordered, and what became of its payment. */
export function SuccessPage({ isReturning = false, isHandingIn = false }: Props) {
  const t = useT()
  const store = useStore()
  const { last, isKnown } = useLastOrder()
  const [receipt, retry] = useOrderReceipt(last?.token)
  const order = receipt.state === 'known' ? receipt.order : undefined
  const payment = useOrderPayment(last?.token)
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
        {trouble ? null : <StorkMark size={96} />}
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {last ? <p className={styles['number']}>{t('order.number', { number: last.number })}</p> : null}
        <p className={styles['text']}>{text()}</p>
      </header>
      {last ? <PaymentState token={last.token} payment={payment} /> : null}
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
            <ButtonLink to={signInFor(store, href(store, '/checkout/success'))}>
              {t('customer.signIn.submit')}
            </ButtonLink>
          </p>
        </>
      ) : null}
      <p className={styles['actions']}>
        <ButtonLink to={href(store, '/')}>{t('order.goOn')}</ButtonLink>
      </p>
    </div>
  )
}

/** The order of this tab; what was pending about it is settled, and analytics hear of it. */
function useLastOrder(): { readonly last: LastOrder | null; readonly isKnown: boolean } {
  const store = useStore()
  const isKnown = useInBrowser()
  const last = useMemo(() => (isKnown ? readLastOrder() : null), [isKnown])
  useEffect(() => {
    if (!last) return
    dropPendingOf(store, last.cartId)
    void tellPurchase(last.cartId).catch(() => undefined)
  }, [last, store])
  return { last, isKnown }
}
