import { localDay } from '@bocian/rules/local-day.ts'
import { toDecimal } from '@bocian/rules/money.ts'
import { reasonText } from '#src/attribute/attribute.ts'
import type { Context } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import type { CurrencyEnum, Resolvers } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { describeCountry, regionsOf, sellerAddress, settingsOfStore } from '#src/store/store.ts'
import { calculateStep } from './calculate-step.ts'
import { carrierCodes, carrierName } from './carriers.ts'
import { sendTo } from './emails.ts'
import type { ReturnView } from './find-returns.ts'
import { exchangeOf } from './exchange-stock.ts'
import { hasLabel } from './label-pdf.ts'
import { pieceOf } from './piece-of.ts'
import { refundAmount } from './refund-amount.ts'
import type { ReturnedItem, ReturnState } from './types.ts'

const timeText = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ')

const statuses = {
  unconfirmed: 'UNCONFIRMED',
  pending: 'PENDING',
  authorized: 'AUTHORIZED',
  received: 'RECEIVED',
  denied: 'DENIED',
  rejected: 'REJECTED',
  processed: 'PROCESSED_AND_CLOSED',
  exchanged: 'PROCESSED_AND_CLOSED',
  canceled: 'CLOSED',
} as const

const isPartly = ({ items }: ReturnView): boolean =>
  items.some(({ received, requested }) => received !== null && received < requested)

const itemStatuses = {
  unconfirmed: 'PENDING',
  pending: 'PENDING',
  authorized: 'AUTHORIZED',
  received: 'RECEIVED',
  denied: 'DENIED',
  rejected: 'REJECTED',
  processed: 'APPROVED',
  exchanged: 'APPROVED',
  canceled: 'DENIED',
} as const satisfies Record<ReturnState, string>

function itemFields(ctx: Context, view: ReturnView, item: ReturnedItem) {
  const line = view.order.items.find(({ id }) => id === item.orderItemId)
  if (line === undefined) throw new Error(`Return ${view.number} has an unknown item`)
  const label = reasonText(ctx.store.locale, item.reason)
  return {
    uid: encodeUid(item.id),
    order_item: line,
    quantity: item.received ?? (view.status === 'authorized' ? item.requested : 0),
    request_quantity: item.requested,
    selected_options: pieceOf(view.order, item).options,
    status: item.received === 0 ? ('REJECTED' as const) : itemStatuses[view.status],
    custom_attributesV2: [
      {
        __typename: 'AttributeSelectedOptions' as const,
        code: 'reason',
        selected_options: [{ __typename: 'AttributeSelectedOption' as const, label, value: item.reason }],
      },
    ],
    custom_attributes: [{ uid: encodeUid('reason'), label: message(ctx.store.locale, 'return.reason'), value: label }],
  }
}

const exchangeStatuses = { waiting: 'WAITING', held: 'HELD', shipped: 'SHIPPED', released: 'RELEASED' } as const

async function exchangeFields(ctx: Context, view: ReturnView) {
  const exchange = exchangeOf(view)
  if (exchange === null) return null
  const { 'general/locale/timezone': timeZone } = await settingsOfStore(ctx.db, view.order.storeId)
  const { id, heldUntil, options, quantity, sku, status, trackingNumber } = exchange
  return {
    uid: encodeUid(id),
    can_cancel: !('refusal' in calculateStep(view.status, 'cancel')),
    held_until: heldUntil === null ? null : localDay(heldUntil, timeZone),
    quantity,
    selected_options: options,
    sku,
    status: exchangeStatuses[status],
    tracking_number: trackingNumber,
  }
}

const carrierFields = (ctx: Context, code: string) => ({
  uid: encodeUid(code),
  label: carrierName(ctx.store.locale, code),
})

export const trackingFields = (ctx: Context, tracking: ReturnView['tracking'][number]) => ({
  uid: encodeUid(tracking.id),
  carrier: carrierFields(ctx, tracking.carrier),
  tracking_number: tracking.number,
  status: null,
})

export const returnFields: NonNullable<Resolvers['Return']> = {
  uid: ({ id }) => encodeUid(id),
  number: ({ number }) => number,
  label_url: (view) => (hasLabel(view) ? `/return-label/${view.order.token}/${view.number}.pdf` : null),
  created_at: ({ requestedAt }) => timeText(requestedAt),
  status: (view) =>
    view.status === 'received' && isPartly(view) ? ('PARTIALLY_RECEIVED' as const) : statuses[view.status],
  order: ({ order }) => order,
  customer: ({ order: { email, billingAddress } }) => ({
    email,
    firstname: billingAddress.firstname,
    lastname: billingAddress.lastname,
  }),
  exchange: (view, _args, ctx) => exchangeFields(ctx, view),
  items: (view, _args, ctx) => view.items.map((item) => itemFields(ctx, view, item)),
  comments: ({ comments, order }, _args, ctx) =>
    comments.map(({ id, author, text, writtenAt }) => ({
      uid: encodeUid(id),
      author_name: author === 'staff' ? message(ctx.store.locale, 'return.staff') : order.billingAddress.firstname,
      created_at: timeText(writtenAt),
      text,
    })),
  available_shipping_carriers: (_view, _args, ctx) => carrierCodes.map((code) => carrierFields(ctx, code)),
  shipping: (view) => view,
  bank_account_ending: ({ bankAccount }) => bankAccount?.slice(-4) ?? null,
  refund_amount: async (view, _args, ctx) => ({
    value: toDecimal(await refundAmount(ctx.db, view)),
    currency: view.order.currency as CurrencyEnum,
  }),
}

export const shippingFields: NonNullable<Resolvers['ReturnShipping']> = {
  address: async ({ order }, _args, ctx) => {
    const address = sellerAddress(await settingsOfStore(ctx.db, order.storeId))
    if (address === null) return null
    const { name, phone, country, ...rest } = address
    return {
      ...rest,
      contact_name: name === '' ? null : name,
      telephone: phone === '' ? null : phone,
      country: describeCountry(country, ctx.store.locale, await regionsOf(ctx.db, country)),
      region: { code: null, id: null, name: null },
    }
  },
  send_to: async ({ order }, _args, ctx) =>
    sendTo({ settings: await settingsOfStore(ctx.db, order.storeId), locale: ctx.store.locale }),
  tracking: ({ tracking }, { uid }, ctx) =>
    tracking.filter(({ id }) => uid == null || encodeUid(id) === uid).map((entry) => trackingFields(ctx, entry)),
}
