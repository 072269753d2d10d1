import type { ReactNode } from 'react'
import type { OrderRowFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './order-rows.module.css'

type Props<Order extends OrderRowFragment> = {
  readonly orders: readonly Order[]
  /** The URL of the order with this number; by default its page in the account. */
  readonly to?: (number: string) => string
  /** More about an order; `nameId` is the id of the element that names it. */
  readonly more?: (order: Order, nameId: string) => ReactNode
}

/** A list of orders with number, date, status and total; each is a link. */
export function OrderRows<Order extends OrderRowFragment>({ orders, to, more }: Props<Order>) {
  const t = useT()
  const store = useStore()
  const pageOf = to ?? ((number) => href(store, `/order-history/${number}`))
  return (
    <ul className={styles['rows']}>
      {orders.map((order) => {
        const nameId = `order-${order.number}`
        return (
          <li className={styles['row']} key={order.id}>
            <ShopLink className={styles['number']} id={nameId} to={pageOf(order.number)}>
              {t('customer.orders.number', { number: order.number })}
            </ShopLink>
            <span>{formatDate(store, `${order.order_date.replace(' ', 'T')}Z`)}</span>
            <span>{order.status}</span>
            <span className={styles['sum']}>{formatMoney(store, order.total?.grand_total ?? {})}</span>
            {more?.(order, nameId)}
          </li>
        )
      })}
    </ul>
  )
}
