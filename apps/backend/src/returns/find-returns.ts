import DataLoader from 'dataloader'
import { orderViews, type OrderItemView, type OrderView } from '#src/order/order.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { settingsOfStore, storeSettings } from '#src/store/store.ts'
import { calculateReturnable, canReturn } from './calculate-return.ts'
import { returnErrors } from './errors.ts'
import {
  selectComments,
  selectReturn,
  selectReturnedOf,
  selectReturnItems,
  selectReturns,
  selectTracking,
  type ReturnSelection,
} from './queries.ts'
import type {
  ReturnComment,
  ReturnedItem,
  ReturnedQuantity,
  ReturnTerms,
  ReturnRow,
  ReturnTracking,
  SoldLine,
} from './types.ts'
import { workingDayOf, type Delivered } from './working-day-of.ts'

/** A return with all that belongs to it. */
export interface ReturnView extends ReturnRow {
  order: OrderView
  items: ReturnedItem[]
  comments: ReturnComment[]
  tracking: ReturnTracking[]
}

export interface ReturnsPage {
  items: ReturnView[]
  count: number
  size: number
  current: number
}

interface Paging {
  pageSize?: number | null
  currentPage?: number | null
}

const largestPage = 100

/** One page of the returns of an order or a customer. */
export async function pageOfReturns(ctx: Context, chosen: ReturnSelection, args: Paging): Promise<ReturnsPage> {
  const [size, current] = [args.pageSize ?? 20, args.currentPage ?? 1]
  if (size < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  if (size > largestPage) throw platformErrors.PAGE_SIZE_TOO_LARGE({ maximum: largestPage })
  if (current < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  const { rows, count } = await selectReturns(ctx.db, chosen, { size, current, now: ctx.now })
  return { items: await viewReturns(ctx.db, rows), count, size, current }
}

/** A return of the signed-in customer, or null. */
export async function ownReturn(ctx: Context, id: number): Promise<ReturnView | null> {
  const row = await selectReturn(ctx.db, id)
  if (row === undefined) return null
  const [view] = await viewReturns(ctx.db, [row])
  return view !== undefined && ctx.customerId !== null && view.order.customerId === ctx.customerId ? view : null
}

/**
 * A return that the caller may change: one of the signed-in customer or, with the order's token, of a guest. Any other is refused
 * like a missing one.
 */
export async function accessibleReturn(ctx: Context, id: number, orderToken: string | null): Promise<ReturnView> {
  const row = await selectReturn(ctx.db, id)
  const [view] = row === undefined ? [] : await viewReturns(ctx.db, [row])
  if (view !== undefined && isAccessible(ctx, view.order, orderToken)) return view
  throw returnErrors.RETURN_NOT_FOUND()
}

function isAccessible(ctx: Context, order: OrderView, orderToken: string | null): boolean {
  if (order.customerId === null) return orderToken !== null && order.token === orderToken
  return ctx.customerId !== null && order.customerId === ctx.customerId
}

/** Adds orders, items, comments and tracking numbers to returns, each with one query. */
export async function viewReturns(db: Reader, rows: readonly ReturnRow[]): Promise<ReturnView[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [orders, items, comments, tracking] = [
    await orderViews(db, [...new Set(rows.map(({ orderId }) => orderId))]),
    await selectReturnItems(db, ids),
    await selectComments(db, ids),
    await selectTracking(db, ids),
  ]
  return rows.flatMap((row) => {
    const order = orders.find(({ id }) => id === row.orderId)
    const ofRow = ({ returnId }: { returnId: number }): boolean => returnId === row.id
    return order === undefined
      ? []
      : [
          {
            ...row,
            order,
            items: items.filter(ofRow),
            comments: comments.filter(ofRow),
            tracking: tracking.filter(ofRow),
          },
        ]
  })
}

/** A line of an order as the calculation needs it. */
export const soldLine = ({ id, quantity, rowTotal, discount, giftCard }: OrderItemView): SoldLine => ({
  id,
  quantity,
  paid: rowTotal - discount,
  isGiftCard: giftCard !== null,
})

/** What the returns of an order hold; read once per request, for all its orders together. */
export function returnedOf(ctx: Context, orderId: number): Promise<ReturnedQuantity[]> {
  const loader = ctx.memo(
    'returns.returned',
    () =>
      new DataLoader(async (ids: readonly number[]) => {
        const rows = await selectReturnedOf(ctx.db, ids)
        return ids.map((id) => rows.filter((row) => row.orderId === id))
      }),
  )
  return loader.load(orderId)
}

/** The terms of the store view in which the order was placed. Not for use inside a transaction, because they may have to load. */
export async function returnTermsOf(ctx: Context, order: Delivered & { storeId: number }): Promise<ReturnTerms> {
  const settings = await settingsOfStore(ctx.db, order.storeId)
  return {
    returnDays: settings['sales/rma/return_days'],
    timeZone: settings['general/locale/timezone'],
    workingDay: workingDayOf(order),
    now: ctx.now,
  }
}

/** How many pieces of an order's line can be returned now. */
export async function returnableQuantity(ctx: Context, item: OrderItemView): Promise<number> {
  if (!canReturn(item.order, await returnTermsOf(ctx, item.order))) return 0
  return calculateReturnable(soldLine(item), await returnedOf(ctx, item.order.id))
}

/** The lines of an order of which anything can be returned now. */
export async function returnableItems(ctx: Context, order: OrderView): Promise<OrderItemView[]> {
  const quantities = await Promise.all(order.items.map((item) => returnableQuantity(ctx, item)))
  return order.items.filter((_item, index) => (quantities[index] ?? 0) > 0)
}

/** Whether the buyer is offered to return something of the order. */
export async function offersReturn(ctx: Context, order: OrderView): Promise<boolean> {
  return (await storeSettings(ctx))['sales/rma/enabled'] && (await returnableItems(ctx, order)).length > 0
}

/**
 * Whether a refund of the order is a bank transfer: it was paid in money, but not through a provider, which could send it back.
 */
export const needsBankAccount = ({ grandTotal, paidReference }: OrderView): boolean =>
  grandTotal > 0 && paidReference === null
