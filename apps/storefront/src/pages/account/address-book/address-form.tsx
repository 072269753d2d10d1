import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { addressLabels } from '#src/domains/address/address-submission.ts'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { addressBookPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  /** The uid of a known address. */
  readonly uid: string | undefined
  /** Tells the action that the form has no address fields. */
  readonly intent?: string | undefined
  readonly isDefaultShipping: boolean
  readonly isDefaultBilling: boolean
  readonly outcome: FormOutcome | undefined
  /** The name under which typed values survive the end of a session. */
  readonly draft: string
  /** The fields of the address, or its lines if only the defaults can be changed. */
  readonly children: ReactNode
}

/** The form for a new or known address. Returns to the address book once the address is saved. */
export function AddressForm({ uid, intent, isDefaultShipping, isDefaultBilling, outcome, draft, children }: Props) {
  const t = useT()
  useReturn(outcome?.isDone ?? false)
  return (
    <AccountForm
      outcome={outcome}
      labels={addressLabels(t)}
      submit={t('customer.addresses.save')}
      draft={draft}
      {...(intent ? { intent } : {})}
    >
      {uid === undefined ? null : <input type="hidden" name="uid" value={uid} />}
      {children}
      <Checkbox name="shipping" defaultChecked={isDefaultShipping}>
        {t('customer.addresses.useShipping')}
      </Checkbox>
      <Checkbox name="billing" defaultChecked={isDefaultBilling}>
        {t('customer.addresses.useBilling')}
      </Checkbox>
    </AccountForm>
  )
}

function useReturn(isDone: boolean): void {
  const t = useT()
  const store = useStore()
  const toast = useToast()
  const navigate = useNavigate()
  const returnToList = useEffectEvent(() => {
    toast('success', t('customer.addresses.saved'))
    void navigate(href(store, addressBookPath), { replace: true })
  })
  useEffect(() => {
    if (isDone) returnToList()
  }, [isDone])
}
