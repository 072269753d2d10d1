import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import * as styles from '#src/ui/notice-page/notice-page.module.css'
import { privateRobots } from '#src/domains/seo/head-facts.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'

/** Shows only the order number, for a shopper who returns from the bank in another browser than the browser that ordered. */
export function PaymentReceivedElsewhere({ number }: { readonly number: string }) {
  const t = useT()
  const store = useStore()
  return (
    <div className={styles['page']}>
      <PageHead title={t('payment.handedIn.title')} robots={privateRobots} />
      <h1 className={styles['title']} tabIndex={-1}>
        {t('payment.handedIn.title')}
      </h1>
      <p className={styles['text']} role="status">
        {t('payment.handedIn.text', { number })}
      </p>
      <p className={styles['actions']}>
        <ButtonLink to={href(store, '/')}>{t('order.goOn')}</ButtonLink>
      </p>
    </div>
  )
}
