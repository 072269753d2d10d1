import type { OrderItemView } from '#src/order/order.ts'
import type { Context } from '#src/platform/context.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { calculateHeld, calculateReceived } from './calculate-return.ts'
import { offeredSizes, piecesOfItem, type PiecesOfItem } from './exchange-sizes.ts'
import { returnableQuantity, returnedOf } from './find-returns.ts'

/** The fields of an order's items that tell what is or can be returned of them. */
export const returnedItemFields = {
  eligible_for_return: async (item: OrderItemView, _args: object, ctx: Context) =>
    (await returnableQuantity(ctx, item)) > 0,
  quantity_returnable: (item: OrderItemView, _args: object, ctx: Context) => returnableQuantity(ctx, item),
  quantity_return_requested: async (item: OrderItemView, _args: object, ctx: Context) =>
    calculateHeld(await returnedOf(ctx, item.order.id), item.id),
  returnable_pieces: (item: OrderItemView, _args: object, ctx: Context) => piecesOfItem(ctx, item),
  quantity_returned: async ({ id, order }: OrderItemView, _args: object, ctx: Context) =>
    calculateReceived(await returnedOf(ctx, order.id), id),
}

/** The fields of pieces that the buyer has. */
export const pieceFields = {
  exchange_uid: ({ exchange }: PiecesOfItem) => (exchange === null ? null : encodeUid(exchange.id)),
  selected_options: ({ exchange, item }: PiecesOfItem) => exchange?.options ?? item.options,
  sizes: async (pieces: PiecesOfItem, _args: object, ctx: Context) => {
    const sizes = await offeredSizes(ctx, pieces)
    return sizes.map(({ availability, size, sku }) => ({ availability, label: size, sku }))
  },
  sku: ({ exchange, item }: PiecesOfItem) => exchange?.sku ?? item.sku,
}
