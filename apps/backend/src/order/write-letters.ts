import type { Database, Writer } from '#src/platform/database.ts'
import { message } from '#src/platform/messages.ts'
import { writeLetter, type Letter } from '#src/platform/letter.ts'
import { sendMail, type InlinePicture } from '#src/platform/mailer.ts'
import { selectConsents } from './consent-queries.ts'
import { arrivalOf, orderUrl, placeOfOrder, type LetterPlace } from './letter-place.ts'
import { keepLetter, selectOrderById, selectShipments } from './life-queries.ts'
import { chequeRows } from './open-cheque.ts'
import { openTransfer } from './open-transfer.ts'
import { orderSections } from './order-sections.ts'
import { selectItems } from './queries.ts'
import { transferSection } from './transfer-section.ts'
import type { HistoryEntry, Order, OrderAction } from './types.ts'

const shopName = 'Bocian'

type Content = Pick<Letter, 'title' | 'paragraphs' | 'sections'> & { attachments?: InlinePicture[] }

/** Confirms an order that was placed, once. */
export async function confirmOrder(database: Database, orderId: number, now: Date): Promise<void> {
  await writeOnce(database, orderId, 'placed', now, async (tx, place, order) => {
    const { say } = place
    const { number, billingAddress } = order
    const transfer = await transferContent(tx, place, order)
    const cheque = await chequeWords(tx, place, order)
    return {
      title: say('placed.title', { number }),
      paragraphs: [
        say('placed.text', { name: billingAddress.firstname, shop: shopName }),
        ...(order.status === 'pending_payment' ? [say('placed.unpaid')] : []),
        ...transfer.paragraphs,
        ...cheque.paragraphs,
      ],
      sections: [
        ...transfer.sections,
        ...cheque.sections,
        ...orderSections(place, order, await selectItems(tx, order.id), await selectConsents(tx, order.id)),
      ],
      attachments: transfer.attachments,
    }
  })
}

/** The email's text about an open bank transfer; empty without one. */
async function transferContent(tx: Writer, place: LetterPlace, order: Order) {
  const transfer = await openTransfer(tx, order)
  if (transfer === null) return { paragraphs: [], sections: [], attachments: [] }
  const { section, attachments } = transferSection(place, transfer)
  const amount = place.money(transfer.amount)
  return {
    paragraphs: [place.say('placed.transfer', { amount, number: order.number })],
    sections: [section],
    attachments,
  }
}

/** What is said of a cheque that the order still waits for; nothing when it waits for none. */
async function chequeWords(tx: Writer, { locale, say, money }: LetterPlace, order: Order) {
  const rows = await chequeRows(tx, order, locale)
  if (rows.length === 0) return { paragraphs: [], sections: [] }
  return {
    paragraphs: [say('placed.cheque', { amount: money(order.grandTotal), number: order.number })],
    sections: [{ title: message(locale, 'cheque.title'), rows }],
  }
}

/** Tells the buyer what has happened to the order, once for each change that is worth a letter. */
export async function tellOfChange(
  database: Database,
  change: { orderId: number; historyId: number; action: HistoryEntry['action'] },
  now: Date,
): Promise<void> {
  const words = told[change.action as OrderAction['name']]
  if (words === undefined) return
  const kind = `${change.action}-${change.historyId}`
  await writeOnce(database, change.orderId, kind, now, (tx, place, order) => words(tx, place, order))
}

type Tell = (tx: Writer, place: LetterPlace, order: Order) => Promise<Content | null> | Content | null

const told: Partial<Record<OrderAction['name'], Tell>> = {
  choosePayment: async (tx, place, order) => {
    const transfer = await transferContent(tx, place, order)
    return transfer.sections.length === 0
      ? null
      : { ...transfer, title: place.say('transfer.title', { number: order.number }) }
  },
  pay: (_tx, { say, money }, { number, grandTotal, cardTotal }) => ({
    title: say('paid.title', { number }),
    paragraphs: [say('paid.text', { number, amount: money(grandTotal + cardTotal) })],
  }),
  ship: async (tx, place, order) => {
    const { say } = place
    const { id, number, deliveryTitle, shippedAt } = order
    const [shipment] = (await selectShipments(tx, id)).toReversed()
    const tracking = shipment?.trackingNumber ?? null
    return {
      title: say('shipped.title', { number }),
      paragraphs: [
        say('shipped.text', { number, carrier: deliveryTitle ?? '' }),
        ...arrivalOf(place, order, shippedAt),
        ...(tracking === null ? [] : [say('shipped.tracking', { tracking })]),
      ],
    }
  },
  cancel: (_tx, place, order) => ended(place, order, 'canceled'),
  expire: (_tx, place, order) =>
    ended(place, order, order.paymentCode === 'cashondelivery' ? 'undispatched' : 'expired'),
  payBack: (_tx, place, order) => ended(place, order, 'soldOut'),
  refund: (_tx, { say, money }, { number, refunded, cardReturned }) => ({
    title: say('refunded.title', { number }),
    paragraphs: [say('refunded.text', { number, amount: money(refunded + cardReturned) })],
  }),
}

function ended(
  { say, money }: LetterPlace,
  { number, refunded, cardReturned }: Order,
  why: 'canceled' | 'expired' | 'soldOut' | 'undispatched',
): Content {
  const back = refunded + cardReturned
  return {
    title: say('canceled.title', { number }),
    paragraphs: [
      say(`canceled.${why}`, { number }),
      ...(back > 0 ? [say('refunded.text', { number, amount: money(back) })] : []),
    ],
  }
}

/** An event may be delivered twice; the letter is written with its mark in one transaction, so only once. */
async function writeOnce(database: Database, orderId: number, kind: string, now: Date, words: Tell): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await selectOrderById(tx, orderId)
    if (order === undefined || !(await keepLetter(tx, orderId, kind, now))) return
    const place = await placeOfOrder(tx, order)
    const said = await words(tx, place, order)
    if (said === null) return
    const letter = writeLetter({
      locale: place.locale,
      ...said,
      action: { label: place.say('action'), url: orderUrl(place, order) },
      footer: place.say('footer', { shop: shopName, email: order.email, number: order.number }),
    })
    await sendMail(tx, { to: order.email, subject: said.title, ...letter, attachments: said.attachments ?? [] }, now)
  })
}
