import { useLocation } from 'react-router'
import { useInBrowser } from '#src/platform/storage/use-in-browser.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { privateRobots } from '#src/domains/seo/head-facts.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { afterCard } from '#src/domains/payment/after-card.ts'
import * as styles from './card-payment-page.module.css'
import { useCardFields } from '#src/domains/payment/use-card-fields.ts'

/** The card payment page with Adyen's own fields. The URL fragment identifies the order. */
export function CardPaymentPage() {
  const t = useT()
  const store = useStore()
  const { hash } = useLocation()
  const isInBrowser = useInBrowser()
  const token = isInBrowser ? hash.slice(1) : ''
  const after = afterCard(token)
  const { element, state } = useCardFields(token, {
    paid: href(store, after.paid),
    refused: href(store, after.refused),
  })
  return (
    <div className={styles['page']}>
      <PageHead title={t('payment.card.title')} robots={privateRobots} />
      <h1 className={styles['title']} tabIndex={-1}>
        {t('payment.card.title')}
      </h1>
      <noscript>
        <Notice tone="warning" title={t('checkout.needsScript')} />
      </noscript>
      <div role="status">
        {state === 'loading' ? <span className={styles['loading']}>{t('payment.card.loading')}</span> : null}
        {state === 'broken' ? (
          <Notice tone="warning" title={t('payment.card.broken.title')}>
            {t('payment.card.broken.text')}
          </Notice>
        ) : null}
      </div>
      {state === 'loading' ? <Skeleton height="14rem" /> : null}
      <div ref={element} className={styles['fields']} hidden={state === 'broken'} />
      {state === 'ready' ? <p className={styles['note']}>{t('payment.card.note')}</p> : null}
      <p className={styles['actions']}>
        <ButtonLink variant={state === 'broken' ? 'primary' : 'secondary'} to={href(store, after.refused)}>
          {t('payment.card.otherWay')}
        </ButtonLink>
      </p>
    </div>
  )
}
