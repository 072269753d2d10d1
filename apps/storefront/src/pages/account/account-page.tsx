import { colon } from '@bocian/rules/colon.ts'
import { fullName } from '@bocian/rules/person-name.ts'
import type { AccountPageFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import * as styles from './account-page.module.css'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { AddressLines } from '#src/domains/address/address-lines.tsx'
import { newsletterText } from './communications/newsletter-text.ts'
import { addressBookPath } from '#src/platform/url/shop-paths.ts'

/** The account overview: name, default address and newsletter subscription. */
export function AccountPage({ customer }: { readonly customer: AccountPageFragment | null }) {
  const t = useT()
  return (
    <AccountFrame title={t('customer.account.title')}>
      {customer ? (
        <>
          <p className={styles['hello']}>{t('customer.account.hello', { name: customer.firstname ?? '' })}</p>
          <Cards customer={customer} />
        </>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}

function Cards({ customer }: { readonly customer: AccountPageFragment }) {
  const t = useT()
  const store = useStore()
  const addresses = (customer.addresses ?? []).filter((address) => address !== null)
  const address = addresses.find((entry) => String(entry.id) === customer.default_shipping) ?? addresses[0]
  // A company is billed at its address; an account itself has no name of a company.
  const company = addresses.find((entry) => String(entry.id) === customer.default_billing) ?? address
  return (
    <div className={styles['cards']}>
      <AccountCard
        title={t('customer.information.title')}
        link={{ to: href(store, '/account-information'), text: t('customer.information.edit') }}
      >
        <p>{fullName(store.locale, customer)}</p>
        {company?.company ? <p>{company.company}</p> : null}
        {customer.taxvat ? <p>{`${t('address.field.vat')}${colon(store.locale)} ${customer.taxvat}`}</p> : null}
        <p>{customer.email}</p>
      </AccountCard>
      <AccountCard
        title={t('customer.addresses.title')}
        link={{ to: href(store, addressBookPath), text: t('customer.addresses.all', { count: addresses.length }) }}
      >
        {address ? <AddressLines address={address} /> : <p>{t('customer.addresses.none')}</p>}
      </AccountCard>
      <AccountCard
        title={t('customer.communications.title')}
        link={{ to: href(store, '/communications'), text: t('customer.communications.edit') }}
      >
        <p>{t(newsletterText(customer.newsletter_status))}</p>
      </AccountCard>
    </div>
  )
}
