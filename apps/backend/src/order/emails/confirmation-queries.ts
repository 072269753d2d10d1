import { sql } from 'kysely'
import { templatesByLocale, type EmailName } from '#src/email/email.ts'
import { statement, type Statement } from '#src/platform/database.ts'
import { consentsOfOrders, type OrderConsent } from '../consent-queries.ts'
import { itemColumns, orderColumns } from '../queries.ts'
import type { Order, OrderItem } from '../types.ts'
import { attributesOf, type Attribute } from './item-queries.ts'

export const confirmation = 'order.placed' satisfies EmailName

/** What the confirmations of several orders tell, to be read in one message. */
export const confirmationData = (orderIds: readonly number[]) =>
  [
    ordersOf(orderIds),
    itemsOf(orderIds),
    attributesOf(orderIds),
    consentsOfOrders(orderIds),
    templatesByLocale(confirmation),
  ] as const

/** What the confirmation of one order tells. */
export interface ConfirmationData {
  order: Order
  items: readonly OrderItem[]
  attributes: readonly Attribute[]
  consents: readonly OrderConsent[]
}

const ordersOf = (ids: readonly number[]): Statement<Order[]> =>
  statement(
    sql<Order>`select ${orderColumns} from order_order where id = any(${[...ids]}::bigint[]) order by id`,
    (rows) => rows,
  )

const itemsOf = (orderIds: readonly number[]): Statement<(OrderItem & { orderId: number })[]> =>
  statement(
    sql<OrderItem & { orderId: number }>`
      select order_id as "orderId", ${itemColumns} from order_item where order_id = any(${[...orderIds]}::bigint[])
      order by id`,
    (rows) => rows,
  )

/**
 * Records that the orders get an email of this kind. Results in those for which it was not recorded yet. The buyer of an anonymised order
 * has no email address and gets none.
 */
export const lettersOf = (orderIds: readonly number[], kind: string, now: Date): Statement<number[]> =>
  statement(
    sql<{ orderId: number }>`
      insert into order_letter (order_id, kind, written_at)
      select id, ${kind}, ${now.toISOString()}::timestamptz from order_order
      where id = any(${[...orderIds]}::bigint[]) and email <> '' order by id
      on conflict (order_id, kind) do nothing returning order_id as "orderId"`,
    (rows) => rows.map(({ orderId }) => orderId),
  )
