import { colon } from '@bocian/rules/colon.ts'
import type { DeliverySummaryFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Arrival } from '#src/domains/cart/delivery/arrival.tsx'
import type { AddressRules } from '#src/domains/address/address-form.ts'
import { addressLine } from '#src/domains/address/address-line.ts'
import type { ContactValues } from '../buyer/contact-form.ts'
import { placeLine } from '../delivery/pickup-text.ts'

type Props = { readonly values: ContactValues; readonly rules: AddressRules }

/** The summary of the contact step. */
export function ContactSummary({ values, rules }: Props) {
  const t = useT()
  const store = useStore()
  return (
    <>
      <p>
        {values.email} · {values.shipping.telephone}
      </p>
      <p>{addressLine(values.shipping, rules)}</p>
      {values.isBillingSame ? null : (
        <p>{`${t('checkout.invoiceAddress')}${colon(store.locale)} ${addressLine(values.billing, rules)}`}</p>
      )}
    </>
  )
}

/** The summary of the delivery step. */
export function DeliverySummary({ cart }: { readonly cart: DeliverySummaryFragment }) {
  const t = useT()
  const store = useStore()
  const method = cart.shipping_addresses[0]?.selected_shipping_method
  if (!method) return null
  const { price_incl_tax: price } = method
  const place = cart.shipping_addresses[0]?.pickup_location
  return (
    <>
      <p>
        {method.carrier_title}, {method.method_title} ·{' '}
        {price.value ? formatMoney(store, price) : t('cart.deliveryFree')}
      </p>
      {place ? <p>{placeLine(place)}</p> : null}
      <p>
        <Arrival delivery={{ network: method.pickup_network ?? null, dates: method.delivery_dates ?? null }} />
      </p>
    </>
  )
}
