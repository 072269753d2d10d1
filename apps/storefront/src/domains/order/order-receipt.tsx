import { colon, labelled } from '@bocian/rules/colon.ts'
import { fullName } from '@bocian/rules/person-name.ts'
import type { ReactNode } from 'react'
import { DiscountRows } from '../cart/summary/discount-rows.tsx'
import { GiftRows } from '../cart/summary/gift-rows.tsx'
import { Arrival } from '../cart/delivery/arrival.tsx'
import { hoursLine } from '../checkout/delivery/pickup-text.ts'
import type {
  OrderReceiptFragment,
  PickupPlaceFragment,
  ReceiptAddressFragment,
  ReceiptItemFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { formatMoney, type DisplayMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import * as styles from './order-receipt.module.css'

/** The content of a placed order: lines, totals, addresses, delivery and payment. */
export function OrderReceipt({ order }: { readonly order: OrderReceiptFragment }) {
  const t = useT()
  const store = useStore()
  const items = (order.items ?? []).filter((item) => item !== null)
  return (
    <section className={styles['receipt']} aria-labelledby="receipt">
      <h2 className={styles['title']} id="receipt">
        {t('order.summary')}
      </h2>
      <ul className={styles['lines']}>
        {items.map((item) => (
          <OrderLine key={item.id} item={item} />
        ))}
      </ul>
      <Sums order={order} />
      <div className={styles['facts']}>
        {order.pickup_location ? <Collecting place={order.pickup_location} /> : null}
        {order.shipping_address && !order.pickup_location ? (
          <Fact title={t('order.address')}>
            <Address address={order.shipping_address} />
          </Fact>
        ) : null}
        {order.billing_address ? (
          <Fact title={t('order.invoice')}>
            <Address address={order.billing_address} />
          </Fact>
        ) : null}
        {order.shipping_method ? (
          <Fact title={t('cart.delivery')}>
            <p>{order.shipping_method}</p>
            <Arrival
              delivery={{
                network: order.pickup_location?.pickup_location_code ?? null,
                dates: order.expected_delivery ?? null,
              }}
            />
          </Fact>
        ) : null}
        <Fact title={t('order.payment')}>
          {(order.payment_methods ?? []).map((method) => method?.name).join(', ')}
          {chequeData(order).map(({ name, value }) => (
            <p key={name}>{`${name}${colon(store.locale)} ${value}`}</p>
          ))}
        </Fact>
      </div>
    </section>
  )
}

/** The payee and address for a cheque payment. Bank transfers have a section of their own. */
function chequeData({ payment_methods: methods }: OrderReceiptFragment): { name: string; value: string }[] {
  const cheque = methods?.find((method) => method?.type === 'checkmo')
  return (cheque?.additional_data ?? []).flatMap((pair) =>
    pair?.name && pair.value ? [{ name: pair.name, value: pair.value }] : [],
  )
}

/** The pickup point, shown instead of the delivery address. */
function Collecting({ place }: { readonly place: PickupPlaceFragment }) {
  const t = useT()
  const lines = [place.name, place.street, `${place.postcode} ${place.city}`, place.description, hoursLine(t, place)]
  return (
    <Fact title={t('order.pickup')}>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Fact>
  )
}

function OrderLine({ item }: { readonly item: ReceiptItemFragment }) {
  const t = useT()
  const store = useStore()
  const quantity = item.quantity_ordered ?? 1
  const options = (item.selected_options ?? []).flatMap((option) => (option ? [labelled(store.locale, option)] : []))
  const total = { ...item.product_sale_price, value: (item.product_sale_price.value ?? 0) * quantity }
  return (
    <li className={styles['line']}>
      <Picture url={item.product?.thumbnail?.url} alt="" width={72} />
      <div>
        <p className={styles['name']}>{item.product_name}</p>
        <p className={styles['soft']}>{[...options, t('checkout.times', { count: quantity })].join(' · ')}</p>
      </div>
      <p className={styles['price']}>{formatMoney(store, total)}</p>
    </li>
  )
}

function Sums({ order }: { readonly order: OrderReceiptFragment }) {
  const t = useT()
  const total = order.total
  if (!total) return null
  return (
    <dl className={styles['sums']}>
      <Sum title={t('cart.subtotal')} money={total.subtotal_incl_tax} />
      <DiscountRows discounts={total.discounts} />
      <GiftRows options={total.gift_options} />
      {order.is_virtual ? null : <Sum title={t('cart.delivery')} money={total.total_shipping} />}
      {total.total_giftcard?.value ? (
        <Sum title={t('giftCard.title')} money={{ ...total.total_giftcard, value: -total.total_giftcard.value }} />
      ) : null}
      <Sum title={t('order.sum.total')} money={total.grand_total} isTotal />
      {total.total_paid.value ? <Sum title={t('order.sum.paid')} money={total.total_paid} /> : null}
      {total.total_refunded.value ? <Sum title={t('order.sum.refunded')} money={total.total_refunded} /> : null}
      {total.total_due.value ? <Sum title={t('order.sum.due')} money={total.total_due} isTotal /> : null}
    </dl>
  )
}

type SumProps = { readonly title: string; readonly money: DisplayMoney; readonly isTotal?: boolean }

function Sum({ title, money, isTotal = false }: SumProps) {
  const store = useStore()
  return (
    <div className={isTotal ? styles['total'] : undefined}>
      <dt>{title}</dt>
      <dd>{formatMoney(store, money)}</dd>
    </div>
  )
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className={styles['label']}>{title}</h3>
      <div className={styles['soft']}>{children}</div>
    </div>
  )
}

function Address({ address }: { readonly address: ReceiptAddressFragment }) {
  const { locale } = useStore()
  const lines = [
    address.company,
    fullName(address.country_code ?? locale, address),
    ...address.street,
    `${address.postcode ?? ''} ${address.city}`,
    address.telephone,
  ]
  return lines.filter(Boolean).map((line) => <p key={line}>{line}</p>)
}
