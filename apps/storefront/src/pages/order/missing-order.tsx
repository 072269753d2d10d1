import { useLocation } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { signInPath } from '#src/domains/session/sign-in/origin-path.ts'
import * as styles from '#src/domains/order/track-order.module.css'
import { ButtonLink } from '#src/ui/link/button-link.tsx'

/** The page of a token that belongs to no order, or to one of an account: nobody is told which. Its owner signs in here. */
export function MissingOrder() {
  const t = useT()
  const store = useStore()
  const { pathname, search } = useLocation()
  return (
    <div className={styles['page']}>
      <PageHead title={t('order.missing')} robots="NONE" />
      <h1 className={styles['title']}>{t('order.missing')}</h1>
      <p className={styles['intro']}>{t('order.track.missing')}</p>
      <p>
        <ButtonLink to={signInPath(store, pathname + search)}>{t('customer.signIn.submit')}</ButtonLink>
      </p>
    </div>
  )
}
