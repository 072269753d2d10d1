import type { ReactNode } from 'react'
import type { OrderProgressFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { PaymentState } from '../payment/payment-state.tsx'
import { useOrderPayment } from '../payment/use-order-payment.ts'
import { BankTransfer } from './bank-transfer.tsx'
import { OrderReceipt } from './order-receipt.tsx'

type Props = { readonly order: OrderProgressFragment; readonly children?: ReactNode }

/** An order's status, parcels, documents, payment and content. */
export function OrderProgress({ order, children }: Props) {
  const t = useT()
  const store = useStore()
  const payment = useOrderPayment(order.state === 'pending_payment' ? order.token : undefined)
  const parcels = (order.shipments ?? []).flatMap((shipment) => shipment?.tracking ?? [])
  return (
    <>
      <p>
        {formatDate(store, `${order.order_date.replace(' ', 'T')}Z`)} · <strong>{order.status}</strong>
      </p>
      {parcels.map((parcel) => (
        <p key={parcel?.number ?? parcel?.title}>
          {[parcel?.title, parcel?.number ? t('order.track.parcel', { number: parcel.number }) : null]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      {order.invoices.map((invoice) =>
        invoice ? (
          <p key={invoice.id}>
            <a href={invoice.pdf_url} type="application/pdf">
              {t('order.invoicePdf', { number: invoice.number })}
            </a>
          </p>
        ) : null,
      )}
      {(order.credit_memos ?? []).map((note) =>
        note ? (
          <p key={note.id}>
            <a href={note.pdf_url} type="application/pdf">
              {`${note.title} (PDF)`}
            </a>
          </p>
        ) : null,
      )}
      {payment ? <PaymentState token={order.token} payment={payment} /> : null}
      {order.bank_transfer ? <BankTransfer transfer={order.bank_transfer} /> : null}
      <OrderReceipt order={order} />
      {children}
    </>
  )
}
