import { AccountPageDocument, type AccountPageQuery } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { AccountCard } from './account-card.tsx'
import { AccountFrame } from './account-frame.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { AddressLines } from './address-lines.tsx'
import * as styles from './account-page.module.css'
import { addressTitle } from './address-title.ts'
import { EmptyAccount } from './empty-account.tsx'
import { guarded } from './guard.ts'
import { useGuardedData } from './use-guarded-data.ts'

export const loader = guarded(({ request }) => query(AccountPageDocument, {}, request, { policy: 'network-only' }))

/** The address book page. */
export function Component() {
  const t = useT()
  const store = useStore()
  const customer = useGuardedData<AccountPageQuery>()?.customer
  const addresses = (customer?.addresses ?? []).filter((address) => address !== null)
  return (
    <AccountFrame title={t('customer.addresses.title')}>
      {!customer ? (
        <AccountSkeleton />
      ) : addresses.length === 0 ? (
        <EmptyAccount text={t('customer.addresses.none')} next={t('customer.addresses.next')} />
      ) : (
        <div className={styles['cards']}>
          {addresses.map((address) => (
            <AccountCard
              key={address.id}
              title={addressTitle(t, address)}
              link={{ to: href(store, `/address-book/${address.id ?? ''}`), text: t('customer.addresses.show') }}
            >
              <AddressLines address={address} />
            </AccountCard>
          ))}
        </div>
      )}
    </AccountFrame>
  )
}
