import { useEffect, useMemo, useState } from 'react'
import { useInBrowser } from '#src/browser-storage/use-in-browser.ts'
import { query } from '#src/graphql/client.ts'
import { OrderReceiptDocument, type OrderReceiptFragment } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { PaymentState } from '#src/payment/payment-state.tsx'
import { useOrderPayment } from '#src/payment/use-order-payment.ts'
import { privateRobots } from '#src/seo/head-facts.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'
import { StorkMark } from '#src/ui/icon/icon.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { readLastOrder, type LastOrder } from './last-order.ts'
import { OrderReceipt } from './order-receipt.tsx'
import { tellPurchase } from './tell-purchase.ts'
import styles from './success-page.module.css'

/** Says that the order is placed, under which number, what was ordered, and what became of its payment. */
export function SuccessPage() {
  const t = useT()
  const store = useStore()
  const { last, receipt, isKnown } = useLastOrder()
  const payment = useOrderPayment(last?.token)
  const isMissing = isKnown && !last
  return (
    <div className={styles['page']}>
      <PageHead title={t('order.thanks')} robots={privateRobots} />
      <header className={styles['head']}>
        <StorkMark size={96} />
        <h1 className={styles['title']} tabIndex={-1}>
          {t(isMissing ? 'order.missing' : 'order.thanks')}
        </h1>
        {last ? <p className={styles['number']}>{t('order.number', { number: last.number })}</p> : null}
        <p className={styles['text']}>
          {isMissing ? t('order.missingText') : receipt?.email ? t('order.mail', { email: receipt.email }) : null}
        </p>
      </header>
      {last ? <PaymentState token={last.token} payment={payment} /> : null}
      {receipt ? <OrderReceipt order={receipt} /> : null}
      {!receipt && !isMissing ? <Skeleton height="20rem" /> : null}
      <p className={styles['actions']}>
        <ButtonLink to={href(store, '/')}>{t('order.goOn')}</ButtonLink>
      </p>
    </div>
  )
}

type Known = {
  readonly last: LastOrder | null
  readonly receipt: OrderReceiptFragment | null
  readonly isKnown: boolean
}

function useLastOrder(): Known {
  const isKnown = useInBrowser()
  const last = useMemo(() => (isKnown ? readLastOrder() : null), [isKnown])
  const [receipt, setReceipt] = useState<OrderReceiptFragment | null>(null)
  useEffect(() => {
    if (!last) return undefined
    let isCurrent = true
    void tellPurchase(last.cartId).catch(() => undefined)
    void query(OrderReceiptDocument, { token: last.token }).then(
      (answer) => isCurrent && setReceipt(answer.guestOrderByToken ?? null),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [last])
  return { last, receipt, isKnown }
}
