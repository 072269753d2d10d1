import { sendLast, sendTogether, type Database, type Reader, type Writer } from '#src/platform/database.ts'
import type { EventPayloads } from '#src/platform/events.ts'
import { composeEmailOf, keepTemplates, type AnyContent, type EmailContent, type EmailName } from '#src/email/email.ts'
import { message } from '#src/platform/messages.ts'
import { mailRowsOf, queueEmail, type InlinePicture, type Mail } from '#src/platform/email/email-queue.ts'
import { storeViews } from '#src/store/store.ts'
import { addressChangeEmail } from './address-change.ts'
import { confirmation, confirmationData, lettersOf, type ConfirmationData } from './confirmation-queries.ts'
import { arrivalText, orderUrl, emailContextOf, type EmailContext } from './email-context.ts'
import { itemDetails } from './item-details.ts'
import { markEmailSent, selectOrderById, selectShipments } from '../lifecycle-queries.ts'
import { chequeRows } from '../transfer/open-cheque.ts'
import { openTransfer } from '../transfer/open-transfer.ts'
import { orderBlocks } from './order-sections.ts'
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
  const home = await homeOf(database)
  await database.transaction(async (tx) => {
    const [marked] = await sendTogether(tx, [lettersOf([orderId], 'placed', now)])
    if (marked.length > 0)
      await queueConfirmations(tx, home, marked, await sendTogether(tx, confirmationData(marked)), now)
  })
}

/** Another transaction may wait for the email of an order, so a transaction sends only a few. */
const confirmationsAtOnce = 10

/** Sends the confirmations of several orders, unless they were already sent. */
export async function sendConfirmations(database: Database, orderIds: readonly number[], now: Date): Promise<void> {
  for (let start = 0; start < orderIds.length; start += confirmationsAtOnce) {
    const part = orderIds.slice(start, start + confirmationsAtOnce)
    const home = await homeOf(database)
    await database.transaction(async (tx) => {
      const [marked, ...data] = await sendTogether(tx, [lettersOf(part, 'placed', now), ...confirmationData(part)])
      if (marked.length > 0) await queueConfirmations(tx, home, marked, data, now)
    })
  }
}

/** The settings of the shop, as requests read them. They are read now, because the embedded database could not do so in a transaction. */
async function homeOf({ reader }: Database): Promise<Reader> {
  await storeViews(reader)
  return reader
}

type Results<Statements> = {
  [I in keyof Statements]: Statements[I] extends { read(...args: never[]): infer T } ? T : never
}

/** Writes the confirmations of these orders and stores them with the commit. */
async function queueConfirmations(
  tx: Writer,
  home: Reader,
  orderIds: readonly number[],
  [orders, items, attributes, consents, templates]: Results<ReturnType<typeof confirmationData>>,
  now: Date,
): Promise<void> {
  keepTemplates(tx, confirmation, templates)
  const mails: Mail[] = []
  for (const order of orders) {
    if (!orderIds.includes(order.id)) continue
    const ofOrder = <Row extends { orderId: number }>(rows: readonly Row[]) =>
      rows.filter(({ orderId }) => orderId === order.id)
    const context = await emailContextOf(home, order)
    const data = { order, items: ofOrder(items), attributes, consents: ofOrder(consents) }
    mails.push(await mailOf(tx, context, order, await writeConfirmation(context, data)))
  }
  await sendLast(tx, [mailRowsOf(mails, now)])
}

async function writeConfirmation(context: EmailContext, data: ConfirmationData): Promise<Draft> {
  const { order, items, consents } = data
  const { email, number, billingAddress, status } = order
  const transfer = await transferContent(context, order)
  const cheque = await chequeContent(context, order)
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
      ...orderBlocks(context, order, items, itemDetails(context.locale, items, data.attributes), consents),
    },
  }
  return draft(confirmation, content, transfer?.attachments)
}

/** What an email tells about an outstanding bank transfer; null if there is none. */
async function transferContent(context: EmailContext, order: Order) {
  const transfer = await openTransfer(context.db, order)
  if (transfer === null) return null
  const { section, attachments } = transferSection(context, transfer)
  return { amount: context.money(transfer.amount), payment: [section], attachments }
}

/** The section about an outstanding cheque; empty if there is none. */
async function chequeContent({ db, locale }: EmailContext, order: Order) {
  const rows = await chequeRows(db, order, locale)
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
  const home = await homeOf(database)
  await database.transaction((tx) =>
    sendOnce(tx, home, change.orderId, kind, now, (...written) => write(...written, change)),
  )
}

type WriteEmail = (tx: Writer, context: EmailContext, order: Order) => Promise<Draft | null> | Draft | null

/** Also gets the event of the change. */
type WriteChange = (
  ...args: [...Parameters<WriteEmail>, change: EventPayloads['order.changed']]
) => ReturnType<WriteEmail>

const changeEmails: Partial<Record<OrderAction['name'], WriteChange>> = {
  choosePayment: async (_tx, context, order) => {
    const { email, number } = order
    const transfer = await transferContent(context, order)
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
async function sendOnce(
  tx: Writer,
  home: Reader,
  orderId: number,
  kind: string,
  now: Date,
  write: WriteEmail,
): Promise<void> {
  const order = await selectOrderById(tx, orderId)
  // The buyer of an anonymised order has no email address.
  if (order === undefined || order.email === '' || !(await markEmailSent(tx, orderId, kind, now))) return
  const context = await emailContextOf(home, order)
  const written = await write(tx, context, order)
  if (written !== null) await queueEmail(tx, await mailOf(tx, context, order, written), now)
}

async function mailOf(tx: Writer, context: EmailContext, order: Order, written: Draft): Promise<Mail> {
  const { name, content, attachments = [] } = written
  const letter = await composeEmailOf(tx, name, context.store, { ...content, url: orderUrl(context, order) })
  return { to: order.email, ...letter, attachments }
}
