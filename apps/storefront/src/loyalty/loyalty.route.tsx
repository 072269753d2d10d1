import { useParams } from 'react-router'
import { AccountFrame } from '#src/customer/account-frame.tsx'
import { AccountSkeleton } from '#src/customer/account-skeleton.tsx'
import { EmptyAccount } from '#src/customer/empty-account.tsx'
import { guarded } from '#src/customer/guard.ts'
import { useGuardedData } from '#src/customer/use-guarded-data.ts'
import { CustomerDetailsDocument, type CustomerDetailsQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { ButtonLink } from '#src/url/button-link.tsx'
import { loyaltyViewOf } from './loyalty-view.ts'

export const loader = guarded(
  ({ request }) => query(CustomerDetailsDocument, {}, request, { policy: 'network-only' }),
  ({ view, activationType }) => loyaltyViewOf(view, activationType) !== undefined,
)

/** The customer club in the account: what has been collected, which is nothing as long as no card belongs to it. */
export function Component() {
  const t = useT()
  const store = useStore()
  const { view, activationType } = useParams()
  const shown = loyaltyViewOf(view, activationType) ?? 'dashboard'
  const isKnown = useGuardedData<CustomerDetailsQuery>() !== null
  return (
    <AccountFrame title={t('customer.loyalty.title')}>
      {isKnown ? (
        <EmptyAccount text={t(`customer.loyalty.${shown}`)} next={t('customer.loyalty.next')}>
          <ButtonLink to={href(store, '/club')}>{t('customer.loyalty.about')}</ButtonLink>
        </EmptyAccount>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}
