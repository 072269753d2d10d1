import { AccountPageDocument, type AccountAddressFragment } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { AccountCard } from './account-card.tsx'
import { AccountFrame } from './account-frame.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { AddressLines } from './address-lines.tsx'
import { addressTitle } from './address-title.ts'
import { guarded } from './guard.ts'
import { useGuardedData } from './use-guarded-data.ts'

/** Loads one of the customer's own addresses; any other id is a 404. */
export const loader = guarded(
  async ({ request, params }): Promise<AccountAddressFragment> => {
    const { customer } = await query(AccountPageDocument, {}, request, { policy: 'network-only' })
    const address = (customer?.addresses ?? []).find((entry) => String(entry?.id) === params['id'])
    return address ?? notFound(request)
  },
  ({ id = '' }) => /^\d{1,15}$/.test(id),
)

/** The page that edits an address. */
export function Component() {
  const t = useT()
  const store = useStore()
  const address = useGuardedData<AccountAddressFragment>()
  return (
    <AccountFrame title={t('customer.addresses.one')}>
      {address ? (
        <AccountCard
          title={addressTitle(t, address)}
          link={{ to: href(store, '/address-book'), text: t('customer.addresses.title') }}
        >
          <AddressLines address={address} />
        </AccountCard>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}
