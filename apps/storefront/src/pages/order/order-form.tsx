import { ChangeOrderAddress } from '#src/domains/order/change-order-address.tsx'
import { OrderPanel } from '#src/domains/order/order-panel.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import type { AddressRulesFragment, OrderAddressFormFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import type { ReactNode } from 'react'

/** The form that the query parameter `action` of an order's page opens. */
export type OrderForm = 'address' | 'cancel' | null

export const orderFormOf = (request: Request): OrderForm => {
  const action = new URL(request.url).searchParams.get('action')
  return action === 'address' || action === 'cancel' ? action : null
}

type Props = {
  readonly form: OrderForm
  readonly order: OrderAddressFormFragment
  /** The settings of address forms; null unless the form needs them. */
  readonly settings: AddressRulesFragment | null
  readonly address: FormOutcome | undefined
  /** The form that cancels the order. */
  readonly cancel: ReactNode
}

/** The form of an action, on the page of a customer's and of a guest's order. */
export function OrderFormPanel({ form, order, settings, address, cancel }: Props) {
  const t = useT()
  if (form === 'cancel') return <OrderPanel title={t('order.cancel.title')}>{cancel}</OrderPanel>
  if (form !== 'address' || !settings) return null
  return (
    <OrderPanel title={t('order.addressChange.title')}>
      <ChangeOrderAddress order={order} settings={settings} outcome={address} />
    </OrderPanel>
  )
}
