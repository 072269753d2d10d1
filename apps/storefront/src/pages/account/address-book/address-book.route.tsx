import { data, type ActionFunctionArgs } from 'react-router'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  AddressBookDocument,
  DeleteAddressDocument,
  type AddressBookQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { refusedAddress } from '#src/domains/address/address-submission.ts'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import * as styles from '../account-page.module.css'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { AddressCard } from './address-card.tsx'
import { EmptyAccount } from '#src/shell/account/empty-account.tsx'
import { guarded, leaveIfSignedOut } from '#src/shell/account/guard.ts'
import { useDeletion } from './use-deletion.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'

export const loader = guarded(({ request }) => query(AddressBookDocument, {}, request, { policy: 'network-only' }))

/** Deletes an address. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  try {
    await mutate(
      DeleteAddressDocument,
      { uid: String(form.get('uid')), isDefault: form.get('default') === 'true' },
      request,
    )
    return data<FormOutcome>({ errors: {}, values: {}, isDone: true })
  } catch (error) {
    await leaveIfSignedOut(error, request)
    return data(refusedAddress(translatorOf(storeOf(request).locale), error), { status: 422 })
  }
}

/** The address book page. */
export function Component() {
  const t = useT()
  const store = useStore()
  const customer = useGuardedData<AddressBookQuery>()?.customer
  const deletion = useDeletion()
  const addresses = (customer?.addresses ?? []).filter((address) => address !== null)
  const add = <ButtonLink to={href(store, '/address-book/new')}>{t('customer.addresses.add')}</ButtonLink>
  return (
    <AccountFrame title={t('customer.addresses.title')}>
      {!customer ? (
        <AccountSkeleton />
      ) : addresses.length === 0 ? (
        <EmptyAccount text={t('customer.addresses.none')} next={t('customer.addresses.next')}>
          {add}
        </EmptyAccount>
      ) : (
        <>
          <div className={styles['cards']}>
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} deletion={deletion} />
            ))}
          </div>
          <p>{add}</p>
        </>
      )}
    </AccountFrame>
  )
}
