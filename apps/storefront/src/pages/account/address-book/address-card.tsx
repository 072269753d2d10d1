import { colon } from '@bocian/rules/colon.ts'
import { AddressLines } from '#src/domains/address/address-lines.tsx'
import type { AccountAddressFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import * as styles from './address-card.module.css'
import { addressTitle } from './address-title.ts'
import type { Deletion } from './use-deletion.ts'
import { useFocusOnChange } from '#src/platform/forms/use-focus-on-change.ts'

type Props = { readonly address: AccountAddressFragment; readonly deletion: Deletion }

/** One address of the address book, which can be edited and, after a second press, deleted. */
export function AddressCard({ address, deletion }: Props) {
  const t = useT()
  const store = useStore()
  const isAsked = deletion.asked?.uid === address.uid
  const actions = useFocusOnChange(isAsked)
  const nameOf = (action: string) => `${action}${colon(store.locale)} ${address.street?.[0] ?? ''}`
  return (
    <AccountCard title={addressTitle(t, address)}>
      <AddressLines address={address} />
      {isAsked && deletion.refusal ? <Notice tone="error" title={deletion.refusal} /> : null}
      <div ref={actions} className={styles['actions']}>
        {isAsked ? (
          <>
            <p className={styles['question']}>{t('customer.addresses.deleteAsk')}</p>
            <Button
              variant="secondary"
              aria-label={nameOf(t('customer.addresses.deleteConfirm'))}
              isLoading={deletion.isRunning}
              onClick={deletion.run}
            >
              {t('customer.addresses.deleteConfirm')}
            </Button>
            <Button variant="quiet" onClick={deletion.cancel}>
              {t('customer.addresses.keep')}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink
              variant="secondary"
              aria-label={nameOf(t('customer.addresses.edit'))}
              to={href(store, `/address-book/${address.id ?? ''}`)}
            >
              {t('customer.addresses.edit')}
            </ButtonLink>
            <Button
              variant="quiet"
              icon="trash"
              aria-label={nameOf(t('customer.addresses.delete'))}
              onClick={() => deletion.ask(address)}
            >
              {t('customer.addresses.delete')}
            </Button>
          </>
        )}
      </div>
    </AccountCard>
  )
}
