import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useT } from '#src/platform/i18n/store-context.tsx'
import * as styles from './account-skeleton.module.css'

/** A placeholder while the customer's data loads. */
export function AccountSkeleton() {
  const t = useT()
  return (
    <>
      <div className={styles['cards']} role="status" aria-busy="true" aria-label={t('customer.account.loading')}>
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
      </div>
      <noscript>{t('customer.account.needsScript')}</noscript>
    </>
  )
}
