import type { OrderRowFragment } from '#src/graphql/documents.gen.ts'
import { formatDate } from '#src/i18n/format.ts'
import { formatMoney } from '#src/i18n/money.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { ShopLink } from '#src/url/shop-link.tsx'
import styles from './order-rows.module.css'

/** Orders with number, day, state and sum; each leads to itself. */
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
