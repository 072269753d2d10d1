import { useMemo } from 'react'
import { addressValues, emptyAddress } from '../address/address-form.ts'
import { addressLabels } from '../address/address-submission.ts'
import { SentAddress } from '../address/sent-address.tsx'
import { AccountForm } from '../customer/account-form.tsx'
import type { FormOutcome } from '../customer/form-outcome.ts'
import type { AddressRulesFragment, OrderAddressFormFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { countryField, rulesWithin, typedValues } from './change-order-address.ts'

type Props = {
  readonly order: OrderAddressFormFragment
  readonly settings: AddressRulesFragment
  readonly outcome: FormOutcome | undefined
}

/** The form that changes the delivery address of an order before it is packed. Works without JavaScript. */
export function ChangeOrderAddress({ order, settings, outcome }: Props) {
  const t = useT()
  const { shipping_address: address, allowed_actions: actions } = order
  if (outcome?.isDone) return <Notice tone="success" title={t('order.addressChange.done')} />
  if (!address || !actions.includes('CHANGE_ADDRESS'))
    return <Notice tone="warning" title={t('order.addressChange.refused')} />
  return (
    <>
      <p>{t('order.addressChange.text')}</p>
      <Form order={order} address={address} settings={settings} outcome={outcome} />
    </>
  )
}

type FormProps = Props & { readonly address: NonNullable<OrderAddressFormFragment['shipping_address']> }

function Form({ order, address, settings, outcome }: FormProps) {
  const t = useT()
  const country = address.country_code ?? ''
  const rules = useMemo(() => rulesWithin(country, settings), [country, settings])
  const stored = addressValues(
    { ...address, country, vat: address.vat_id, regionId: address.region_id ? Number(address.region_id) : null },
    rules,
  )
  const first = (outcome && typedValues(outcome)) ?? stored ?? emptyAddress(country)
  return (
    <AccountForm
      outcome={outcome}
      labels={addressLabels(t)}
      submit={t('order.addressChange.submit')}
      intent="address"
      draft={`order address ${order.number}`}
    >
      <input type="hidden" name="token" value={order.token} />
      <input type="hidden" name={countryField} value={country} />
      <SentAddress first={first} rules={rules} outcome={outcome} />
    </AccountForm>
  )
}
