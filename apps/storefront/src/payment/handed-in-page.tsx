import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import styles from '#src/notices/notice-page.module.css'
import { privateRobots } from '#src/seo/head-facts.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'

/** For who comes back from the bank in another browser than the one that ordered: nothing but the order's number. */
export function HandedInPage({ number }: { readonly number: string }) {
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
