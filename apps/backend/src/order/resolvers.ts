import { toDecimal } from '@bocian/rules/money.ts'
import { setPaymentMethod } from '#src/payment/payment.ts'
import type { Context } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import type { CountryCodeEnum, Resolvers } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { UserError } from '#src/platform/user-error.ts'
import { customerOrders } from './customer-orders.ts'
import { guestOrder, guestOrderByToken, orderOfCart, withItems } from './find-order.ts'
import { itemFields } from './item-fields.ts'
import { productOfItem } from './item-product.ts'
import { placeOrder } from './place-order.ts'
import { totalFields } from './total-fields.ts'
import type { OrderView } from './types.ts'

/** Magento writes times in UTC without a zone. */
const timeText = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ')

async function answerPlaced(ctx: Context, cartId: string) {
  const placed = await placeOrder(ctx, cartId)
  if ('message' in placed) return { errors: [placed], order: null, orderV2: null }
  return {
    errors: [],
    order: { cart_id: cartId, order_id: placed.number, order_number: placed.number },
    orderV2: await withItems(ctx, placed),
  }
}

const paymentsOf = (order: OrderView) => [{ name: order.paymentTitle, type: order.paymentCode, additional_data: [] }]

const customerOrder: Resolvers['CustomerOrder'] = {
  id: (order) => encodeUid(order.id),
  increment_id: (order) => order.number,
  order_number: (order) => order.number,
  created_at: (order) => timeText(order.placedAt),
  order_date: (order) => timeText(order.placedAt),
  order_status_change_date: (order) => timeText(order.placedAt),
  state: (order) => (order.status === 'pending' ? 'new' : order.status),
  status: (order, _args, ctx) => message(ctx.store.locale, `orderStatus.${order.status}`),
  grand_total: (order) => toDecimal(order.grandTotal),
  total: (order) => order,
  billing_address: (order) => order.billingAddress,
  shipping_address: (order) => order.shippingAddress,
  carrier: (order) => order.carrierCode,
  shipping_method: (order) => order.deliveryTitle,
  payment_methods: paymentsOf,
  customer_info: ({ billingAddress }) => ({
    firstname: billingAddress.firstname,
    lastname: billingAddress.lastname,
    middlename: billingAddress.middlename ?? null,
    prefix: billingAddress.prefix ?? null,
    suffix: billingAddress.suffix ?? null,
  }),
  is_virtual: (order) => order.shippingAddress === null,
  applied_coupons: () => [],
  applied_gift_cards: () => [],
  available_actions: () => [],
  comments: () => [],
  gift_message: () => null,
  gift_receipt_included: () => false,
  gift_wrapping: () => null,
  invoices: () => [],
  printed_card_included: () => false,
  shipments: () => [],
}

const orderItem = { ...itemFields, product: productOfItem }

export const resolvers: Resolvers = {
  Query: {
    guestOrder: (_root, { input }, ctx) => guestOrder(ctx, input),
    guestOrderByToken: (_root, { input }, ctx) => guestOrderByToken(ctx, input.token),
    orderGtm: (_root, { cartId }, ctx) => orderOfCart(ctx, cartId),
  },
  Mutation: {
    placeOrder: (_root, { input }, ctx) => answerPlaced(ctx, input?.cart_id ?? ''),
    setPaymentMethodAndPlaceOrder: async (_root, { input }, ctx) => {
      const cartId = input?.cart_id ?? ''
      // A closed cart is not an error here: it may be this very request, sent again.
      await setPaymentMethod(ctx, cartId, input?.payment_method.code ?? '').catch((error: unknown) => {
        if (!(error instanceof UserError && error.code === 'CART_MISSING')) throw error
      })
      return answerPlaced(ctx, cartId)
    },
  },
  Customer: {
    orders: async (_customer, args, ctx) => {
      const { orders, count, first, size, current } = await customerOrders(ctx, args)
      return {
        items: orders,
        total_count: count,
        page_info: { page_size: size, current_page: current, total_pages: Math.ceil(count / size) },
        date_of_first_order: first === null ? null : timeText(first),
      }
    },
  },
  CustomerOrder: customerOrder,
  OrderTotal: totalFields,
  OrderAddress: {
    country_code: (address) => address.countryCode as CountryCodeEnum,
    custom_attributesV2: () => [],
    region_id: (address) => (address.regionId === undefined ? null : String(address.regionId)),
    vat_id: (address) => address.vatId ?? null,
  },
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
    applied_coupons: () => [],
    id: (order) => encodeUid(order.id),
    items_history: (order) => order.items,
    payment_methods: paymentsOf,
    total: (order) => order,
  },
  OrderGtmItem: { product_sku: (item) => item.sku, selected_options: (item) => item.options },
}
