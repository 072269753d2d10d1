import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useT } from '#src/i18n/store-context.tsx'
import styles from './account-skeleton.module.css'

/** Stands where the customer's own data will be. */
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
