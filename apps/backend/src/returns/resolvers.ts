import { reasonText, returnReasons } from '#src/attribute/attribute.ts'
import { allowedActions, orderActions, orderByToken } from '#src/order/order.ts'
import type { RequestExchangeInput, Resolvers } from '#src/platform/resolvers.gen.ts'
import { decodeId } from '#src/platform/uid.ts'
import { storeViewOf } from '#src/store/store.ts'
import { calculateLastDay } from './calculate-return.ts'
import { addComment, addTracking, removeTracking } from './change-return.ts'
import { returnErrors } from './errors.ts'
import {
  needsBankAccount,
  offersReturn,
  returnTermsOf,
  ownReturn,
  pageOfReturns,
  returnableItems,
  type ReturnsPage,
} from './find-returns.ts'
import { canExchange } from './exchange-sizes.ts'
import { cancelExchange } from './exchange-steps.ts'
import { requestExchange, requestGuestExchange } from './request-exchange.ts'
import { confirmReturn, requestGuestReturn, requestReturn } from './request-return.ts'
import { returnFields, shippingFields, trackingFields } from './return-fields.ts'
import { pieceFields, returnedItemFields } from './returned-item-fields.ts'
import { sizeAdvice } from './size-advice.ts'
import { withdrawUntil } from './withdraw-until.ts'

const pageFields = ({ items, count, size, current }: ReturnsPage) => ({
  items,
  total_count: count,
  page_info: { page_size: size, current_page: current, total_pages: Math.ceil(count / size) },
})

export const resolvers: Resolvers = {
  Mutation: {
    requestReturn: (_root, { input }, ctx) =>
      requestReturn(ctx, decodeId(input.order_uid), {
        items: input.items,
        comment: input.comment_text ?? null,
        contactEmail: input.contact_email ?? null,
      }),
    requestGuestReturn: async (_root, { input }, ctx) => {
      const order = await orderByToken(ctx, input.token)
      if (order === null) throw returnErrors.RETURN_ORDER_NOT_FOUND()
      const given = { items: input.items, comment: input.comment_text ?? null }
      // The signed-in owner needs no confirmation by email.
      return order.customerId === null ? requestGuestReturn(ctx, order, given) : requestReturn(ctx, order.id, given)
    },
    requestExchange: (_root, { input }, ctx) => requestExchange(ctx, decodeId(input.order_uid), wantedSize(input)),
    requestGuestExchange: async (_root, { input }, ctx) => {
      const order = await orderByToken(ctx, input.token)
      if (order === null) throw returnErrors.RETURN_ORDER_NOT_FOUND()
      const wanted = wantedSize(input)
      // The signed-in owner needs no confirmation by email.
      return order.customerId === null
        ? requestGuestExchange(ctx, order, wanted)
        : requestExchange(ctx, order.id, wanted)
    },
    cancelExchange: async (_root, { input }, ctx) => ({ return: await cancelExchange(ctx, accessOf(input)) }),
    confirmReturn: (_root, { input }, ctx) => confirmReturn(ctx, decodeId(input.order_id), input.confirmation_key),
    addReturnComment: async (_root, { input }, ctx) => ({
      return: await addComment(ctx, accessOf(input), input.comment_text),
    }),
    addReturnTracking: async (_root, { input }, ctx) => {
      const given = { carrier: carrierOf(input.carrier_uid), number: input.tracking_number }
      const { view, tracking } = await addTracking(ctx, accessOf(input), given)
      return { return: view, return_shipping_tracking: tracking ? trackingFields(ctx, tracking) : null }
    },
    removeReturnTracking: async (_root, { input }, ctx) => ({
      return: await removeTracking(ctx, input.return_shipping_tracking_uid, input.order_token ?? null),
    }),
  },
  ConfigurableProduct: { size_advice: ({ id }, _args, ctx) => sizeAdvice(ctx, id) },
  Customer: {
    return: (_customer, { uid }, ctx) => ownReturn(ctx, decodeId(uid)),
    returns: async (_customer, args, ctx) =>
      pageFields(await pageOfReturns(ctx, { customerId: ctx.customerId ?? 0 }, args)),
  },
  CustomerOrder: {
    allowed_actions: async (order, _args, ctx) =>
      allowedActions(ctx, order, {
        isReturnable: await offersReturn(ctx, order),
        isExchangeable: await canExchange(ctx, order.items),
      }),
    available_actions: async (order, _args, ctx) => [
      ...(await orderActions(ctx, order)),
      ...((await offersReturn(ctx, order)) ? (['RETURN'] as const) : []),
    ],
    can_exchange: (order, _args, ctx) => canExchange(ctx, order.items),
    items_eligible_for_return: (order, _args, ctx) => returnableItems(ctx, order),
    returns: async (order, args, ctx) => pageFields(await pageOfReturns(ctx, { orderId: order.id }, args)),
    withdraw_until: async (order, _args, ctx) => {
      const last = order.items.every(({ giftCard }) => giftCard !== null)
        ? null
        : await withdrawUntil(ctx.db, order, ctx.now)
      return last === null || last.isOver ? null : last.day
    },
    return_terms: async (order, _args, ctx) => {
      const lastDay = calculateLastDay(order, await returnTermsOf(ctx, order))
      if (lastDay === null || !(await offersReturn(ctx, order))) return null
      return {
        bank_country: (await storeViewOf(ctx.db, order.storeId)).country,
        last_day: lastDay,
        needs_bank_account: needsBankAccount(order),
        reasons: returnReasons.map((code) => ({ code, label: reasonText(ctx.store.locale, code) })),
      }
    },
  },
  OrderItem: returnedItemFields,
  ConfigurableOrderItem: returnedItemFields,
  GiftCardOrderItem: returnedItemFields,
  ReturnablePieces: pieceFields,
  RequestReturnOutput: {
    return: (view) => view,
    returns: async ({ orderId }, args, ctx) => pageFields(await pageOfReturns(ctx, { orderId }, args)),
  },
  Return: returnFields,
  ReturnShipping: shippingFields,
}

const accessOf = (input: { return_uid: string; order_token?: string | null }) => ({
  returnId: decodeId(input.return_uid),
  orderToken: input.order_token ?? null,
})

const wantedSize = (input: Omit<RequestExchangeInput, 'order_uid'>) => ({
  itemUid: input.order_item_uid,
  exchangeUid: input.exchange_uid ?? null,
  quantity: input.quantity ?? 1,
  sku: input.sku,
})

const carrierOf = (uid: string): string => Buffer.from(uid, 'base64').toString('utf8')
