import { failureText } from '#src/platform/forms/failure-text.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import * as styles from '#src/ui/notice-page/notice-page.module.css'
import { privateRobots } from '#src/domains/seo/head-facts.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'

type Props = { readonly error: unknown; readonly isBusy: boolean; readonly onAgain: () => void }

/** Shown when the payment result could not be sent to the shop. It is still in the URL, so the shopper can retry. */
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
