import { toDecimal } from '@bocian/rules/money.ts'
import { normalizeOrderNumber } from '@bocian/rules/validators.ts'
import { money } from '#src/cart/cart.ts'
import { wrappingFields } from '#src/cart/fields/fields.ts'
import { shownCode } from '#src/gift-card/gift-card.ts'
import { pointsOfOwnOrder } from '#src/loyalty/loyalty.ts'
import { setPaymentMethod } from '#src/payment/payment.ts'
import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { message } from '#src/platform/messages.ts'
import type { CountryCodeEnum, Resolvers, SaveCardResultInput } from '#src/platform/resolvers.gen.ts'
import { decodeId, encodeUid } from '#src/platform/uid.ts'
import { selectsField } from '#src/platform/selects-field.ts'
import { UserError } from '#src/platform/user-error.ts'
import { goodsAmount } from './loyalty/calculate-goods.ts'
import { cancelOwnOrder, type CancelRefusal } from './change/cancel-order.ts'
import { changeOrderAddress } from './change/change-address.ts'
import { calculateTrackingUrl } from './reading/calculate-tracking-url.ts'
import { creditNoteFields } from './documents/credit-note-fields.ts'
import { selectCreditNotes } from './documents/credit-note-queries.ts'
import { customerOrders } from './reading/customer-orders.ts'
import { deleteCustomer } from './delete-customer.ts'
import { refusalError } from './errors.ts'
import { expectedDelivery } from './reading/expected-delivery.ts'
import { guestOrder, guestOrderByToken, orderOfCart, viewOrder, withItems } from './reading/find-order.ts'
import { shipmentLoader } from './reading/shipment-loader.ts'
import { confirmGuestCancel, requestGuestCancel } from './change/guest-cancel.ts'
import { invoiceFields } from './documents/invoice-fields.ts'
import { itemFields } from './reading/item-fields.ts'
import { productOfItem } from './reading/item-product.ts'
import { chequeRows } from './transfer/open-cheque.ts'
import { openTransfer } from './transfer/open-transfer.ts'
import { finishCardPayment, saveCardResult, orderPayment, returnToCart, startPayment } from './payment/order-payment.ts'
import { placeOrder } from './placing/place-order.ts'
import { reorderItems } from './reading/reorder-items.ts'
import { shownInvoice } from './reading/shown-invoice.ts'
import { totalFields } from './reading/total-fields.ts'
import { transferCodeFields, transferFields, transferPairs } from './transfer/transfer-fields.ts'
import type { OrderView, PlaceOrderRefusal, PlaceOrderOptions } from './types.ts'
import { withdrawalFields } from './withdrawal/withdrawal-fields.ts'

/** An order to be paid on delivery stays in processing while its parcel is on its way. */
const statusText = ({ status, shippedAt }: OrderView): string =>
  status === 'processing' && shippedAt !== null ? 'shipped' : status

/** Magento writes times in UTC without a zone. */
const timeText = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ')

/** Clients for Magento before 2.4.7 do not select `errors`, so they get a refusal as a GraphQL error. */
async function placeOrderOutput(ctx: Context, cartId: string, options: PlaceOrderOptions, selectsErrors: boolean) {
  const placed = await placeOrder(ctx, cartId, options)
  if ('message' in placed && !selectsErrors) throw refusalError(placed)
  if ('message' in placed) return { errors: [refusalFields(placed)], order: null, orderV2: null }
  return {
    errors: [],
    order: { cart_id: cartId, order_id: placed.number, order_number: placed.number },
    orderV2: placed.items === undefined ? await withItems(ctx, placed) : viewOrder(placed, placed.items),
  }
}

const refusalFields = ({ code, message: text, reason, unavailable = [] }: PlaceOrderRefusal) => ({
  code,
  message: text,
  reason: reason ?? null,
  unavailable_items: unavailable.map(({ left, ...item }) => ({ ...item, available_quantity: left })),
})

function cancelOrderOutput(outcome: OrderView | CancelRefusal) {
  return 'message' in outcome
    ? { error: outcome.message, errorV2: outcome, order: null }
    : { error: null, errorV2: null, order: outcome }
}

const refusals = {
  authentication: 'AUTHENTICATION_FAILED',
  canceled: 'CANCELED',
  'card-expired': 'CARD_EXPIRED',
  declined: 'DECLINED',
  expired: 'EXPIRED',
  funds: 'INSUFFICIENT_FUNDS',
} as const

/** How an order is paid, with what a bank transfer or a cheque still needs. */
async function paymentsOf(order: OrderView, _args: object, ctx: Context) {
  const pairs = [...(await transferPairs(ctx, order)), ...(await chequeRows(ctx.db, order, ctx.store.locale))]
  return [{ name: order.paymentTitle, type: order.paymentCode, additional_data: pairs }]
}

const couponsOf = (order: OrderView) => order.couponCodes.map((code) => ({ code }))

const customerOrder: Resolvers['CustomerOrder'] = {
  ...withdrawalFields.order,
  id: (order) => encodeUid(order.id),
  increment_id: (order) => order.number,
  order_number: (order) => order.number,
  created_at: (order) => timeText(order.placedAt),
  order_date: (order) => timeText(order.placedAt),
  order_status_change_date: (order) => timeText(order.statusChangedAt ?? order.placedAt),
  state: (order) => (order.status === 'pending' ? 'new' : order.status),
  status: (order, _args, ctx) => message(ctx.store.locale, `orderStatus.${statusText(order)}`),
  grand_total: (order) => toDecimal(order.grandTotal),
  total: (order) => order,
  billing_address: (order) => order.billingAddress,
  shipping_address: (order) => order.shippingAddress,
  carrier: (order) => order.carrierCode,
  shipping_method: (order) => order.deliveryTitle,
  delivery_dates: (order) => order.deliveryDates,
  expected_delivery: (order, _args, ctx) => expectedDelivery(ctx, order),
  pickup_location: ({ pickupPlace }) => (pickupPlace === null ? null : { ...pickupPlace, distance: null }),
  payment_methods: paymentsOf,
  bank_transfer: (order, _args, ctx) => openTransfer(ctx.db, order),
  customer_info: ({ billingAddress }) => ({
    firstname: billingAddress.firstname,
    lastname: billingAddress.lastname,
    middlename: billingAddress.middlename ?? null,
    prefix: billingAddress.prefix ?? null,
    suffix: billingAddress.suffix ?? null,
  }),
  is_of_account: (order) => order.customerId !== null,
  is_virtual: (order) => order.shippingAddress === null,
  loyalty_points: ({ id, storeId, customerId, items, paidAt, status }, _args, ctx) => {
    const willBePaid = paidAt === null && status !== 'canceled' && status !== 'closed'
    return customerId === null || customerId !== ctx.customerId
      ? null
      : pointsOfOwnOrder(ctx, { id, storeId, goods: goodsAmount(items), willBePaid })
  },
  applied_coupons: couponsOf,
  applied_gift_cards: ({ cardPayments, currency }) =>
    cardPayments.map(({ code, amount }) => ({ code: shownCode(code), applied_balance: money(amount, currency) })),
  admin_assisted_order: () => null,
  comments: () => [],
  credit_memos: async (order, _args, ctx) =>
    (await selectCreditNotes(ctx.db, order.id)).map((note) => creditNoteFields(order, note, ctx.store.locale)),
  gift_message: (order) => order.gifts?.message ?? null,
  gift_receipt_included: (order) => order.gifts?.receipt ?? false,
  gift_wrapping: ({ gifts, currency }) => (gifts?.wrapping == null ? null : wrappingFields(gifts.wrapping, currency)),
  invoices: async (order, _args, ctx) => {
    const invoice = await shownInvoice(ctx, order.id)
    return invoice === undefined ? [] : [invoiceFields(order, invoice)]
  },
  printed_card_included: (order) => order.gifts?.printedCard ?? false,
  shipments: async (order, _args, ctx) =>
    (await shipmentLoader(ctx).load(order.id)).map((shipment) => ({
      id: encodeUid(shipment.id),
      number: String(shipment.id),
      comments: [],
      items: [],
      tracking: [
        {
          carrier: shipment.carrier,
          title: shipment.title,
          number: shipment.trackingNumber,
          url: calculateTrackingUrl(shipment, order),
        },
      ],
    })),
}

async function pageOfOrders(ctx: Context, args: Parameters<typeof customerOrders>[1]) {
  const { orders, count, first, size, current } = await customerOrders(ctx, args)
  return {
    items: orders,
    total_count: count,
    page_info: { page_size: size, current_page: current, total_pages: Math.ceil(count / size) },
    date_of_first_order: first === null ? null : timeText(first),
  }
}

const orderItem = { ...itemFields, product: productOfItem }

const cardResultOutput = async (ctx: Context, input: SaveCardResultInput) => ({
  status: await saveCardResult(ctx, input.token, { sessionId: input.session_id, result: input.session_result }),
})

export const resolvers: Resolvers = {
  Query: {
    ...withdrawalFields.query,
    customerDownloadableProducts: (_root, _args, ctx) => {
      if (ctx.customerId === null) throw platformErrors.NOT_SIGNED_IN()
      return { items: [] }
    },
    customerOrders: (_root, _args, ctx) => pageOfOrders(ctx, { pageSize: 300 }),
    guestOrder: (_root, { input: { number, email, lastname, postcode } }, ctx) =>
      guestOrder(ctx, { number, email, lastname: lastname ?? null, postcode: postcode ?? null }),
    guestOrderByToken: (_root, { input }, ctx) => guestOrderByToken(ctx, input.token),
    orderPayment: async (_root, { input }, ctx) => {
      const { order, status, refusal, methods, canReturnToCart, cardSession } = await orderPayment(ctx, input.token)
      return {
        available_payment_methods: methods.map(({ code, title, isOnline }) => ({
          code,
          title,
          is_deferred: !isOnline,
        })),
        can_return_to_cart: canReturnToCart,
        card_session: cardSession && {
          client_key: cardSession.clientKey,
          environment: cardSession.environment,
          id: cardSession.id,
          session_data: cardSession.data,
        },
        order_number: order.number,
        refusal: refusal && refusals[refusal],
        selected_payment_method: { code: order.paymentCode, title: order.paymentTitle },
        status,
      }
    },
    orderGtm: (_root, { cartId }, ctx) => orderOfCart(ctx, cartId),
    placedOrder: (_root, { cart_id: cartId }, ctx) => orderOfCart(ctx, cartId),
  },
  Mutation: {
    ...withdrawalFields.mutation,
    placeOrder: (_root, { input }, ctx, info) => {
      const options = { expectedTotal: input?.expected_total ?? null, consents: input?.agreements ?? null }
      return placeOrderOutput(ctx, input?.cart_id ?? '', options, selectsField(info, 'errors'))
    },
    deleteCustomer: (_root, { password }, ctx) => deleteCustomer(ctx, password),
    reorderItems: async (_root, { orderNumber }, ctx) => {
      const { cart, errors } = await reorderItems(ctx, normalizeOrderNumber(orderNumber))
      return { cart, userInputErrors: errors.map((error) => ({ ...error, path: ['orderNumber'] })) }
    },
    startPayment: async (_root, { input }, ctx) => {
      const started = await startPayment(ctx, input.token, input.payment_method?.code ?? null)
      return { order: started.order, redirect_url: started.redirectUrl }
    },
    finishCardPayment: async (_root, { input }, ctx) => ({
      order_number: await finishCardPayment(ctx, {
        sessionId: input.session_id,
        redirectResult: input.redirect_result,
      }),
    }),
    saveCardResult: async (_root, { input }, ctx) => cardResultOutput(ctx, input),
    handInCardResult: async (_root, { input }, ctx) => cardResultOutput(ctx, input),
    returnOrderToCart: async (_root, { input }, ctx) => ({ cart_id: await returnToCart(ctx, input.token) }),
    changeOrderAddress: async (_root, { input }, ctx) => ({
      order: await changeOrderAddress(ctx, input.token, input.address),
    }),
    cancelOrder: async (_root, { input }, ctx) =>
      cancelOrderOutput(await cancelOwnOrder(ctx, decodeId(input.order_id), input.reason)),
    requestGuestOrderCancel: async (_root, { input }, ctx) =>
      cancelOrderOutput(await requestGuestCancel(ctx, input.token, input.reason)),
    confirmCancelOrder: async (_root, { input }, ctx) =>
      cancelOrderOutput(await confirmGuestCancel(ctx, decodeId(input.order_id), input.confirmation_key)),
    setPaymentMethodAndPlaceOrder: async (_root, { input }, ctx, info) => {
      const cartId = input?.cart_id ?? ''
      // A closed cart is not an error here: this request may be a retry.
      await setPaymentMethod(ctx, cartId, input?.payment_method.code ?? '').catch((error: unknown) => {
        if (!(error instanceof UserError && error.code === 'CART_MISSING')) throw error
      })
      const options = { expectedTotal: null, consents: input?.agreements ?? null }
      return placeOrderOutput(ctx, cartId, options, selectsField(info, 'errors'))
    },
  },
  Customer: {
    orders: (_customer, args, ctx) => pageOfOrders(ctx, args),
  },
  CustomerOrder: customerOrder,
  BankTransfer: transferFields,
  BankTransferCode: transferCodeFields,
  OrderTotal: totalFields,
  OrderAddress: {
    country_code: (address) => address.countryCode as CountryCodeEnum,
    custom_attributesV2: () => [],
    region_id: (address) => (address.regionId === undefined ? null : String(address.regionId)),
    vat_id: (address) => address.vatId ?? null,
  },
  CreditMemoItemInterface: { __resolveType: () => 'CreditMemoItem' },
  InvoiceItemInterface: { __resolveType: () => 'InvoiceItem' },
  OrderItemInterface: {
    __resolveType: (item) =>
      item.giftCard !== null ? 'GiftCardOrderItem' : item.parentSku !== null ? 'ConfigurableOrderItem' : 'OrderItem',
  },
  OrderItem: orderItem,
  ConfigurableOrderItem: { ...orderItem, parent_sku: (item) => item.parentSku },
  GiftCardOrderItem: {
    ...orderItem,
    gift_card: ({ giftCard }) =>
      giftCard === null
        ? null
        : {
            message: giftCard.message ?? null,
            recipient_email: giftCard.recipientEmail ?? null,
            recipient_name: giftCard.recipientName,
            sender_email: giftCard.senderEmail ?? null,
            sender_name: giftCard.senderName,
          },
  },
  OrderGtm: {
    applied_coupons: couponsOf,
    id: (order) => encodeUid(order.id),
    items_history: (order) => order.items,
    payment_methods: paymentsOf,
    total: (order) => order,
  },
  OrderGtmItem: { product_sku: (item) => item.sku, selected_options: (item) => item.options },
}
