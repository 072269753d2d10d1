import { emailContextOf, type EmailContext } from '#src/order/order.ts'
import { sellerPlace } from '#src/store/store.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { renderEmail, type Email } from '#src/platform/email/render-email.ts'
import type { EventPayloads } from '#src/platform/events.ts'
import { exchangeOf } from './exchange-stock.ts'
import { viewReturns, type ReturnView } from './find-returns.ts'
import { pieceOf } from './piece-of.ts'
import { markEmailWritten, selectReturn } from './queries.ts'
import type { Exchange } from './types.ts'

type Content = Pick<Email, 'title' | 'paragraphs' | 'sections'>

/** Emails a guest the link that confirms a requested return. */
export async function queueConfirmation(tx: Writer, view: ReturnView, key: string, now: Date): Promise<void> {
  const context = await emailContextOf(tx, view.order)
  const values = { number: view.order.number, return: view.number }
  const isExchange = exchangeOf(view) !== null
  const content = {
    title: context.say(isExchange ? 'mail.exchange.confirm.title' : 'mail.return.confirm.title', values),
    paragraphs: [context.say(isExchange ? 'mail.exchange.confirm.text' : 'mail.return.confirm.text', values)],
    sections: [itemSection(context, view)],
  }
  const label = context.say(isExchange ? 'mail.exchange.confirm.action' : 'mail.return.confirm.action')
  const action = { label, url: `${returnUrl(context, view)}&confirm=${key}` }
  await queue(tx, { context, view, content, action, now })
}

/** Emails the buyer about a step of the return, or a comment of staff. Events may be delivered twice; the email is written once. */
export async function sendReturnEmail(
  database: Database,
  { returnId, kind }: EventPayloads['return.changed'],
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await selectReturn(tx, returnId)
    const [view] = row === undefined ? [] : await viewReturns(tx, [row])
    // An anonymised order has no email address.
    if (view === undefined || view.order.email === '' || !(await markEmailWritten(tx, returnId, kind, now))) return
    const context = await emailContextOf(tx, view.order)
    const content = contentOf(context, view, kind)
    if (content === null) return
    const label = context.say(exchangeOf(view) === null ? 'mail.return.action' : 'mail.exchange.action')
    const action = { label, url: returnUrl(context, view) }
    await queue(tx, { context, view, content, action, now })
  })
}

function contentOf(context: EmailContext, view: ReturnView, kind: string): Content | null {
  const { say, money } = context
  const values = { number: view.number, order: view.order.number }
  const exchange = exchangeOf(view)
  const common = { title: say(exchange === null ? 'mail.return.title' : 'mail.exchange.title', values) }
  const last = view.comments.findLast(({ author }) => author === 'staff')
  if (kind.startsWith('comment-')) {
    const comment = view.comments.find(({ id }) => kind === `comment-${id}`)
    return comment === undefined ? null : { ...common, paragraphs: [say('mail.return.comment', values), comment.text] }
  }
  if (exchange !== null && isOfExchange(kind)) return { ...common, ...exchangeContent(context, view, exchange, kind) }
  switch (kind) {
    case 'requested':
      return { ...common, paragraphs: [say('mail.return.requested', values)], sections: [itemSection(context, view)] }
    case 'authorized':
      return {
        ...common,
        paragraphs: [say('mail.return.authorized', { ...values, address: sendTo(context) })],
        sections: [itemSection(context, view)],
      }
    case 'received':
      return { ...common, paragraphs: [say('mail.return.received', values)], sections: [itemSection(context, view)] }
    case 'denied':
    case 'rejected':
      return { ...common, paragraphs: [say(`mail.return.${kind}`, values), ...(last ? [last.text] : [])] }
    case 'processed':
      return refundContent(common.title, view, (key, more) => say(key, { ...values, ...more }), money)
    default:
      return null
  }
}

const exchangeKinds = ['requested', 'authorized', 'received', 'exchanged', 'canceled', 'expired'] as const
type ExchangeKind = (typeof exchangeKinds)[number]
const isOfExchange = (kind: string): kind is ExchangeKind => exchangeKinds.some((known) => known === kind)

/** The emails of an exchange, in which the new size follows the old one. */
function exchangeContent(context: EmailContext, view: ReturnView, exchange: Exchange, kind: ExchangeKind) {
  const { say, locale, settings } = context
  const timeZone = settings['general/locale/timezone']
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone })
  const day = exchange.heldUntil === null ? '' : format.format(exchange.heldUntil)
  const values = { number: view.number, order: view.order.number, address: sendTo(context), day }
  const { trackingNumber: tracking } = exchange
  const parcel = kind === 'exchanged' && tracking !== null ? [say('mail.order.shipped.tracking', { tracking })] : []
  return { paragraphs: [say(`mail.exchange.${kind}`, values), ...parcel], sections: [itemSection(context, view)] }
}

/** The order's own email tells what is refunded; this one adds the account, or that nothing was left to refund. */
function refundContent(
  title: string,
  { bankAccount, refunded }: ReturnView,
  say: (key: string, more?: Record<string, string>) => string,
  money: EmailContext['money'],
): Content | null {
  if (!refunded) return { title, paragraphs: [say('mail.return.nothingLeft')] }
  if (bankAccount === null) return null
  const values = { amount: money(refunded), ending: bankAccount.slice(-4) }
  return { title, paragraphs: [say('mail.return.transfer', values)] }
}

function itemSection({ say }: EmailContext, { items, order }: ReturnView) {
  return {
    title: say('mail.return.items'),
    rows: items.map((item) => {
      const { name, options } = pieceOf(order, item)
      const sizes = item.exchange === null ? [options] : [options, item.exchange.options]
      return {
        name: `${name}, ${sizes.map(optionText).join(' → ')}`.replace(/, $/, ''),
        value: String(item.received ?? item.requested),
      }
    }),
  }
}

const optionText = (options: Exchange['options']): string =>
  options.map(({ label, value }) => `${label} ${value}`).join(', ')

/** The name and address to which parcels are sent. */
export function sendTo({ settings }: Pick<EmailContext, 'settings'>): string {
  return sellerPlace(settings)
}

/** The page of the return: by token for a guest, in the account for a customer. */
function returnUrl({ base }: EmailContext, { order, number }: ReturnView): string {
  return order.customerId === null
    ? `${base}returns/guest/detail?order=${order.token}&return=${number}`
    : `${base}returns/rma/detail?return=${number}`
}

interface Queued {
  context: EmailContext
  view: ReturnView
  content: Content
  action: { label: string; url: string }
  now: Date
}

async function queue(tx: Writer, { context, view, content, action, now }: Queued): Promise<void> {
  const { number } = view.order
  const to = view.contactEmail ?? view.order.email
  const footer = context.say('mail.order.footer', { shop: context.shop, email: to, number })
  const email = renderEmail({ locale: context.locale, ...content, action, footer })
  await queueEmail(tx, { to, subject: content.title, ...email }, now)
}
