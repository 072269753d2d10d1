import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import type { CustomerOrdersArgs } from '#src/platform/resolvers.gen.ts'
import { orderErrors } from '../errors.ts'
import { viewOrder } from './find-order.ts'
import { selectItemsOf, selectOrdersOf } from '../queries.ts'
import type { OrderView } from '../types.ts'

const largestPage = 300

export interface OrdersPage {
  orders: OrderView[]
  count: number
  first: Date | null
  size: number
  current: number
}

/** The orders of the signed-in customer. Filtering by another customer's order number returns an empty list. */
export async function customerOrders(ctx: Context, args: Partial<CustomerOrdersArgs>): Promise<OrdersPage> {
  const { customerId } = ctx
  if (customerId === null) throw platformErrors.NOT_SIGNED_IN()
  const [size, current] = [args.pageSize ?? 20, args.currentPage ?? 1]
  if (size < 1 || size > largestPage) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  if (current < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  const { filter, sort, scope } = args
  const { orders, count, first } = await selectOrdersOf(
    ctx.db,
    {
      customerId,
      storeId: scope === 'STORE' ? ctx.store.id : null,
      numbers: wanted(filter?.number),
      match: filter?.number?.match?.trim() || null,
      statuses: wanted(filter?.status),
      total: { from: amount(filter?.grand_total?.from), to: amount(filter?.grand_total?.to) },
      placed: { from: instant(filter?.order_date?.from), to: instant(filter?.order_date?.to) },
    },
    { size, current, field: sort?.sort_field ?? 'CREATED_AT', direction: sort?.sort_direction ?? 'DESC' },
  )
  const items = await selectItemsOf(
    ctx.db,
    orders.map((order) => order.id),
  )
  const withLines = orders.map((order) =>
    viewOrder(
      order,
      items.filter((item) => item.orderId === order.id),
    ),
  )
  return { orders: withLines, count, first, size, current }
}

type Choice = { eq?: string | null | undefined; in?: readonly (string | null)[] | null | undefined } | null | undefined

function wanted(choice: Choice): string[] | null {
  if (choice?.eq == null && choice?.in == null) return null
  return [choice.eq ?? [], choice.in ?? []].flat().filter((value) => value !== null)
}

function amount(text: string | null | undefined): number | null {
  if (text == null || text === '') return null
  const value = Number(text)
  if (!Number.isFinite(value) || Math.abs(value) > 1e12) throw orderErrors.ORDER_AMOUNT_INVALID()
  return Math.round(value * 100)
}

function instant(text: string | null | undefined): Date | null {
  if (text == null || text === '') return null
  const date = new Date(
    /[zZ]|[+-]\d\d:?\d\d$/.test(text)
      ? text
      : `${text.trim().replace(' ', 'T')}Z`.replace(/^(\d{4}-\d\d-\d\d)Z$/, '$1T00:00:00Z'),
  )
  if (Number.isNaN(date.getTime())) throw orderErrors.ORDER_DATE_INVALID()
  return date
}
