import { useParams } from 'react-router'
import { AccountFrame } from '../account/account-frame.tsx'
import { AccountSkeleton } from '../account/account-skeleton.tsx'
import { EmptyAccount } from '../account/empty-account.tsx'
import { guarded } from '../account/guard.ts'
import { useGuardedData } from '../account/use-guarded-data.ts'
import { CustomerDetailsDocument, type CustomerDetailsQuery } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ButtonLink } from '#src/ui/link/button-link.tsx'

type LoyaltyView = 'dashboard' | 'history' | 'rewards' | 'activate'

const views: readonly LoyaltyView[] = ['dashboard', 'history', 'rewards', 'activate']
const activations = ['new', 'card']

export const loader = guarded(
  ({ request }) => query(CustomerDetailsDocument, {}, request, { policy: 'network-only' }),
  ({ view, activationType }) => loyaltyViewOf(view, activationType) !== undefined,
)

/** The customer club in the account. It shows no points, because no card is linked to an account yet. */
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

/** The club view of a path, 'dashboard' by default; undefined for an unknown name (AMB-33). */
export function loyaltyViewOf(view: string | undefined, activationType: string | undefined): LoyaltyView | undefined {
  const known = view === undefined ? 'dashboard' : views.find((name) => name === view)
  if (activationType === undefined) return known
  return known === 'activate' && activations.includes(activationType) ? known : undefined
}
