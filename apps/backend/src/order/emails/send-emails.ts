import type { Database, Writer } from '#src/platform/database.ts'
import type { EventPayloads } from '#src/platform/events.ts'
import { composeEmailOf, type AnyContent, type EmailContent, type EmailName } from '#src/email/email.ts'
import { message } from '#src/platform/messages.ts'
import { queueEmail, type InlinePicture } from '#src/platform/email/email-queue.ts'
import { selectConsents } from '../consent-queries.ts'
import { addressChangeEmail } from './address-change.ts'
import { arrivalText, orderUrl, emailContextOf, type EmailContext } from './email-context.ts'
import { itemDetails } from './item-details.ts'
import { markEmailSent, selectOrderById, selectShipments } from '../lifecycle-queries.ts'
import { chequeRows } from '../transfer/open-cheque.ts'
import { openTransfer } from '../transfer/open-transfer.ts'
import { orderBlocks } from './order-sections.ts'
import { selectItems } from '../queries.ts'
import { transferSection } from './transfer-section.ts'
import type { Order, OrderAction } from '../types.ts'

/** An email of an order, before it is written by its template. */
type Draft = { name: EmailName; content: AnyContent; attachments?: InlinePicture[] }

const draft = <Name extends EmailName>(
  name: Name,
  content: EmailContent<Name>,
  attachments: InlinePicture[] = [],
): Draft => ({ name, content, attachments })

/** Sends the order confirmation, unless it was already sent. */
export async function sendConfirmation(database: Database, orderId: number, now: Date): Promise<void> {
  await database.transaction((tx) => sendOnce(tx, orderId, 'placed', now, writeConfirmation))
}

/** Another transaction may wait for the email of an order, so a transaction sends only a few. */
const confirmationsAtOnce = 10

/** Sends the confirmations of several orders. */
export async function sendConfirmations(database: Database, orderIds: readonly number[], now: Date): Promise<void> {
  for (let start = 0; start < orderIds.length; start += confirmationsAtOnce) {
    const part = orderIds.slice(start, start + confirmationsAtOnce)
    await database.transaction(async (tx) => {
      for (const orderId of part) await sendOnce(tx, orderId, 'placed', now, writeConfirmation)
    })
  }
}

const writeConfirmation: WriteEmail = async (tx, context, order) => {
  const { email, number, billingAddress, status } = order
  const transfer = await transferContent(tx, context, order)
  const cheque = await chequeContent(tx, context, order)
  const items = await selectItems(tx, order.id)
  const details = await itemDetails(tx, items, context.locale)
  const content = {
    values: {
      email,
      number,
      name: billingAddress.firstname,
      amount: transfer?.amount ?? context.money(order.grandTotal),
    },
    maybe: { unpaid: status === 'pending_payment', transfer: transfer !== null, cheque: cheque.length > 0 },
    blocks: {
      payment: [...(transfer?.payment ?? []), ...cheque],
      ...orderBlocks(context, order, items, details, await selectConsents(tx, order.id)),
    },
  }
  return draft('order.placed', content, transfer?.attachments)
}

/** What an email tells about an outstanding bank transfer; null if there is none. */
async function transferContent(tx: Writer, context: EmailContext, order: Order) {
  const transfer = await openTransfer(tx, order)
  if (transfer === null) return null
  const { section, attachments } = transferSection(context, transfer)
  return { amount: context.money(transfer.amount), payment: [section], attachments }
}

/** The section about an outstanding cheque; empty if there is none. */
async function chequeContent(tx: Writer, { locale }: EmailContext, order: Order) {
  const rows = await chequeRows(tx, order, locale)
  return rows.length === 0 ? [] : [{ title: message(locale, 'cheque.title'), rows }]
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
  await database.transaction((tx) => sendOnce(tx, change.orderId, kind, now, (...written) => write(...written, change)))
}

type WriteEmail = (tx: Writer, context: EmailContext, order: Order) => Promise<Draft | null> | Draft | null

/** Also gets the event of the change. */
type WriteChange = (
  ...args: [...Parameters<WriteEmail>, change: EventPayloads['order.changed']]
) => ReturnType<WriteEmail>

const changeEmails: Partial<Record<OrderAction['name'], WriteChange>> = {
  choosePayment: async (tx, context, order) => {
    const { email, number } = order
    const transfer = await transferContent(tx, context, order)
    if (transfer === null) return null
    const { amount, payment, attachments } = transfer
    return draft('order.transfer', { values: { email, number, amount }, blocks: { payment } }, attachments)
  },
  pay: (_tx, { money }, { email, number, grandTotal, cardTotal }) =>
    draft('order.paid', { values: { email, number, amount: money(grandTotal + cardTotal) } }),
  ship: async (tx, context, order) => {
    const { id, email, number, deliveryTitle, shippedAt } = order
    const [shipment] = (await selectShipments(tx, id)).toReversed()
    const [arrival] = arrivalText(context, order, shippedAt)
    return draft('order.shipped', {
      values: { email, number, carrier: deliveryTitle ?? '' },
      maybe: { arrival, tracking: shipment?.trackingNumber ?? undefined },
    })
  },
  changeAddress: async (tx, context, order, { historyId }) => {
    const content = await addressChangeEmail(tx, context, order, historyId)
    return content === null ? null : draft('order.address', content)
  },
  cancel: (_tx, context, order) => ended(context, order, 'wish'),
  expire: (_tx, context, order) =>
    ended(context, order, order.paymentCode === 'cashondelivery' ? 'undispatched' : 'expired'),
  payBack: (_tx, context, order) => ended(context, order, 'soldOut'),
  refund: (_tx, { money }, { email, number, refunded, cardReturned }) =>
    draft('order.refunded', { values: { email, number, amount: money(refunded + cardReturned) } }),
}

function ended(
  { money }: EmailContext,
  { email, number, refunded, cardReturned }: Order,
  why: 'wish' | 'expired' | 'soldOut' | 'undispatched',
): Draft {
  const back = refunded + cardReturned
  return draft('order.canceled', {
    values: { email, number },
    maybe: { [why]: true, amount: back > 0 ? money(back) : undefined },
  })
}

/** Events may be delivered twice, so the email and the mark that it was sent are saved in one transaction. */
async function sendOnce(tx: Writer, orderId: number, kind: string, now: Date, write: WriteEmail): Promise<void> {
  const order = await selectOrderById(tx, orderId)
  // The buyer of an anonymised order has no email address.
  if (order === undefined || order.email === '' || !(await markEmailSent(tx, orderId, kind, now))) return
  const context = await emailContextOf(tx, order)
  const written = await write(tx, context, order)
  if (written === null) return
  const { name, content, attachments = [] } = written
  const letter = await composeEmailOf(tx, name, context.store, { ...content, url: orderUrl(context, order) })
  await queueEmail(tx, { to: order.email, ...letter, attachments }, now)
}
