import type { ReactNode } from 'react'
import type { OrderProgressFragment } from '#src/platform/graphql/documents.gen.ts'
import { ClubPoints } from '../loyalty/club-points.tsx'
import { PaymentState } from '../payment/payment-state.tsx'
import { useOrderPayment } from '../payment/use-order-payment.ts'
import { BankTransfer } from './bank-transfer.tsx'
import { OrderActions } from './order-actions.tsx'
import * as styles from './order-head.module.css'
import { OrderHead } from './order-head.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { OrderWithdrawals } from './order-withdrawals.tsx'

type Props = {
  readonly order: OrderProgressFragment
  /** The form of the action that the buyer chose. */
  readonly children?: ReactNode
}

/** An order: its status with what can be done, then its documents, payment and content. */
export function OrderProgress({ order, children }: Props) {
  const payment = useOrderPayment(order.state === 'pending_payment' ? order.token : undefined)
  return (
    <>
      <OrderHead order={order}>
        {payment ? (
          <div id="payment" className={styles['payment']}>
            <PaymentState token={order.token} payment={payment} />
          </div>
        ) : null}
        <OrderActions order={order} except="PAY" />
      </OrderHead>
      {children}
      <OrderWithdrawals order={order} />
      {(order.credit_memos ?? []).map((note) =>
        note ? (
          <p key={note.id}>
            <a href={note.pdf_url} type="application/pdf">
              {`${note.title} (PDF)`}
            </a>
          </p>
        ) : null,
      )}
      {order.bank_transfer ? <BankTransfer transfer={order.bank_transfer} /> : null}
      <ClubPoints of="order" points={order.loyalty_points} />
      <OrderReceipt order={order} />
    </>
  )
}
