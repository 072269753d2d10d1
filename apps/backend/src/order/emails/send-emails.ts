import type { Database, Writer } from '#src/platform/database.ts'
import type { EventPayloads } from '#src/platform/events.ts'
import { message } from '#src/platform/messages.ts'
import { renderEmail, type Email } from '#src/platform/email/render-email.ts'
import { queueEmail, type InlinePicture } from '#src/platform/email/email-queue.ts'
import { selectConsents } from '../consent-queries.ts'
import { addressChangeEmail } from './address-change.ts'
import { arrivalText, orderUrl, emailContextOf, type EmailContext } from './email-context.ts'
import { itemDetails } from './item-details.ts'
import { markEmailSent, selectOrderById, selectShipments } from '../lifecycle-queries.ts'
import { chequeRows } from '../transfer/open-cheque.ts'
import { openTransfer } from '../transfer/open-transfer.ts'
import { orderSections } from './order-sections.ts'
import { selectItems } from '../queries.ts'
import { transferSection } from './transfer-section.ts'
import type { Order, OrderAction } from '../types.ts'

type Content = Pick<Email, 'title' | 'paragraphs' | 'sections'> & { attachments?: InlinePicture[] }

/** Sends the order confirmation, unless it was already sent. */
export async function sendConfirmation(database: Database, orderId: number, now: Date): Promise<void> {
  await sendOnce(database, orderId, 'placed', now, async (tx, context, order) => {
    const { say, shop } = context
    const { number, billingAddress } = order
    const transfer = await transferContent(tx, context, order)
    const cheque = await chequeContent(tx, context, order)
    const items = await selectItems(tx, order.id)
    const details = await itemDetails(tx, items, context.locale)
    return {
      title: say('mail.order.placed.title', { number }),
      paragraphs: [
        say('mail.order.placed.text', { name: billingAddress.firstname, shop }),
        ...(order.status === 'pending_payment' ? [say('mail.order.placed.unpaid')] : []),
        ...transfer.paragraphs,
        ...cheque.paragraphs,
      ],
      sections: [
        ...transfer.sections,
        ...cheque.sections,
        ...orderSections(context, order, items, details, await selectConsents(tx, order.id)),
      ],
      attachments: transfer.attachments,
    }
  })
}

/** The section about an outstanding bank transfer; empty if there is none. */
async function transferContent(tx: Writer, context: EmailContext, order: Order) {
  const transfer = await openTransfer(tx, order)
  if (transfer === null) return { paragraphs: [], sections: [], attachments: [] }
  const { section, attachments } = transferSection(context, transfer)
  const amount = context.money(transfer.amount)
  return {
    paragraphs: [context.say('mail.order.placed.transfer', { amount, number: order.number })],
    sections: [section],
    attachments,
  }
}

/** The section about an outstanding cheque; empty if there is none. */
async function chequeContent(tx: Writer, { locale, say, money }: EmailContext, order: Order) {
  const rows = await chequeRows(tx, order, locale)
  if (rows.length === 0) return { paragraphs: [], sections: [] }
  return {
    paragraphs: [say('mail.order.placed.cheque', { amount: money(order.grandTotal), number: order.number })],
    sections: [{ title: message(locale, 'cheque.title'), rows }],
  }
}

/** Emails the buyer about a change of the order, once per change. Some actions send no email. */
export async function sendChangeEmail(
  database: Database,
  change: EventPayloads['order.changed'],
  now: Date,
): Promise<void> {
  const write = changeEmails[change.action]
  if (write === undefined) return
  const kind = `${change.action}-${change.historyId}`
  await sendOnce(database, change.orderId, kind, now, (tx, context, order) => write(tx, context, order, change))
}

type WriteEmail = (tx: Writer, context: EmailContext, order: Order) => Promise<Content | null> | Content | null

/** Also gets the event of the change. */
type WriteChange = (
  ...args: [...Parameters<WriteEmail>, change: EventPayloads['order.changed']]
) => ReturnType<WriteEmail>

const changeEmails: Partial<Record<OrderAction['name'], WriteChange>> = {
  choosePayment: async (tx, context, order) => {
    const transfer = await transferContent(tx, context, order)
    return transfer.sections.length === 0
      ? null
      : { ...transfer, title: context.say('mail.order.transfer.title', { number: order.number }) }
  },
  pay: (_tx, { say, money }, { number, grandTotal, cardTotal }) => ({
    title: say('mail.order.paid.title', { number }),
    paragraphs: [say('mail.order.paid.text', { number, amount: money(grandTotal + cardTotal) })],
  }),
  ship: async (tx, context, order) => {
    const { say } = context
    const { id, number, deliveryTitle, shippedAt } = order
    const [shipment] = (await selectShipments(tx, id)).toReversed()
    const tracking = shipment?.trackingNumber ?? null
    return {
      title: say('mail.order.shipped.title', { number }),
      paragraphs: [
        say('mail.order.shipped.text', { number, carrier: deliveryTitle ?? '' }),
        ...arrivalText(context, order, shippedAt),
        ...(tracking === null ? [] : [say('mail.order.shipped.tracking', { tracking })]),
      ],
    }
  },
  changeAddress: (tx, context, order, { historyId }) => addressChangeEmail(tx, context, order, historyId),
  cancel: (_tx, context, order) => ended(context, order, 'canceled'),
  expire: (_tx, context, order) =>
    ended(context, order, order.paymentCode === 'cashondelivery' ? 'undispatched' : 'expired'),
  payBack: (_tx, context, order) => ended(context, order, 'soldOut'),
  refund: (_tx, { say, money }, { number, refunded, cardReturned }) => ({
    title: say('mail.order.refunded.title', { number }),
    paragraphs: [say('mail.order.refunded.text', { number, amount: money(refunded + cardReturned) })],
  }),
}

function ended(
  { say, money }: EmailContext,
  { number, refunded, cardReturned }: Order,
  why: 'canceled' | 'expired' | 'soldOut' | 'undispatched',
): Content {
  const back = refunded + cardReturned
  return {
    title: say('mail.order.canceled.title', { number }),
    paragraphs: [
      say(`mail.order.canceled.${why}`, { number }),
      ...(back > 0 ? [say('mail.order.refunded.text', { number, amount: money(back) })] : []),
    ],
  }
}

/** Events may be delivered twice, so the email and the mark that it was sent are saved in one transaction. */
async function sendOnce(
  database: Database,
  orderId: number,
  kind: string,
  now: Date,
  write: WriteEmail,
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await selectOrderById(tx, orderId)
    // The buyer of an anonymised order has no email address.
    if (order === undefined || order.email === '' || !(await markEmailSent(tx, orderId, kind, now))) return
    const context = await emailContextOf(tx, order)
    const content = await write(tx, context, order)
    if (content === null) return
    const email = renderEmail({
      locale: context.locale,
      ...content,
      action: { label: context.say('mail.order.action'), url: orderUrl(context, order) },
      footer: context.say('mail.order.footer', { shop: context.shop, email: order.email, number: order.number }),
    })
    await queueEmail(
      tx,
      { to: order.email, subject: content.title, ...email, attachments: content.attachments ?? [] },
      now,
    )
  })
}
