import type { OrderRowFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './order-rows.module.css'

/** A list of orders with number, date, status and total; each links to the order. */
export function OrderRows({ orders }: { readonly orders: readonly OrderRowFragment[] }) {
  const t = useT()
  const store = useStore()
  return (
    <ul className={styles['rows']}>
      {orders.map((order) => (
        <li className={styles['row']} key={order.id}>
          <ShopLink className={styles['number']} to={href(store, `/order-history/${order.number}`)}>
            {t('customer.orders.number', { number: order.number })}
          </ShopLink>
          <span>{formatDate(store, `${order.order_date.replace(' ', 'T')}Z`)}</span>
          <span>{order.status}</span>
          <span className={styles['sum']}>{formatMoney(store, order.total?.grand_total ?? {})}</span>
        </li>
      ))}
    </ul>
  )
}
