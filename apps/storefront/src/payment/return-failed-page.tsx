import { failureText } from '#src/forms/failure-text.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import styles from '#src/notices/notice-page.module.css'
import { privateRobots } from '#src/seo/head-facts.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'

type Props = { readonly error: unknown; readonly isBusy: boolean; readonly onAgain: () => void }

/** The bank's answer did not reach the shop: it is still in the page's address, so it can be handed over again. */
export function ReturnFailedPage({ error, isBusy, onAgain }: Props) {
  const t = useT()
  const store = useStore()
  return (
    <div className={styles['page']}>
      <PageHead title={t('payment.unclear.title')} robots={privateRobots} />
      <h1 className={styles['title']} tabIndex={-1}>
        {t('payment.unclear.title')}
      </h1>
      <Notice tone="error" title={failureText(t, error)} />
      <p className={styles['actions']}>
        <Button isLoading={isBusy} onClick={onAgain}>
          {t('notices.trouble.again')}
        </Button>
        <ButtonLink variant="secondary" to={href(store, '/')}>
          {t('order.goOn')}
        </ButtonLink>
      </p>
    </div>
  )
}
