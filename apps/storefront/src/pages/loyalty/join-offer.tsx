import { EmptyAccount } from '#src/shell/account/empty-account.tsx'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ButtonLink } from '#src/ui/link/button-link.tsx'

/** What customers see who have no club card. */
export function JoinOffer() {
  const t = useT()
  const store = useStore()
  return (
    <EmptyAccount text={t('loyalty.noCard')} next={t('loyalty.activate.intro')}>
      <ButtonLink to={href(store, '/loyalty/customer/activate')}>{t('loyalty.activate.title')}</ButtonLink>
      <ButtonLink variant="secondary" to={href(store, '/club')}>
        {t('customer.loyalty.about')}
      </ButtonLink>
    </EmptyAccount>
  )
}
