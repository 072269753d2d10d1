import { AccountFrame } from '#src/customer/account-frame.tsx'
import { AccountSkeleton } from '#src/customer/account-skeleton.tsx'
import { EmptyAccount } from '#src/customer/empty-account.tsx'
import { guarded } from '#src/customer/guard.ts'
import { useGuardedData } from '#src/customer/use-guarded-data.ts'
import { CustomerDetailsDocument, type CustomerDetailsQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useT } from '#src/i18n/store-context.tsx'

export const loader = guarded(({ request }) => query(CustomerDetailsDocument, {}, request, { policy: 'network-only' }))

/** The wish list: nothing is on it, and here is where to find something. */
export function Component() {
  const t = useT()
  const isKnown = useGuardedData<CustomerDetailsQuery>() !== null
  return (
    <AccountFrame title={t('customer.wishlist.title')}>
      {isKnown ? (
        <EmptyAccount text={t('customer.wishlist.none')} next={t('customer.wishlist.next')} />
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}
