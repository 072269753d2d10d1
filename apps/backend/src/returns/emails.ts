import { emailContextOf, type EmailContext } from '#src/order/order.ts'
import { sellerPlace } from '#src/store/store.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { composeEmailOf, type AnyContent, type EmailContent, type EmailName } from '#src/email/email.ts'
import { formatDate } from '#src/platform/formats.ts'
import type { EventPayloads } from '#src/platform/events.ts'
import { exchangeOf } from './exchange-stock.ts'
import { viewReturns, type ReturnView } from './find-returns.ts'
import { pieceOf } from './piece-of.ts'
import { markEmailWritten, selectReturn } from './queries.ts'
import type { Exchange } from './types.ts'

/** An email about a return, before it is written by its template. */
type Draft = { name: EmailName; content: AnyContent }

const draft = <Name extends EmailName>(name: Name, content: EmailContent<Name>): Draft => ({ name, content })

/** Emails a guest the link that confirms a requested return. */
export async function queueConfirmation(tx: Writer, view: ReturnView, key: string, now: Date): Promise<void> {
  const context = await emailContextOf(tx, view.order)
  const content = {
    values: { email: addressee(view), number: view.order.number },
    blocks: { items: [itemSection(context, view)] },
  }
  const written = draft(exchangeOf(view) === null ? 'return.confirm' : 'exchange.confirm', content)
  await queue(tx, { context, view, written, url: `${returnUrl(context, view)}&confirm=${key}`, now })
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
    const written = draftOf(context, view, kind)
    if (written !== null) await queue(tx, { context, view, written, url: returnUrl(context, view), now })
  })
}

function draftOf(context: EmailContext, view: ReturnView, kind: string): Draft | null {
  const values = { email: addressee(view), number: view.number, order: view.order.number }
  const exchange = exchangeOf(view)
  const subject = exchange === null ? 'return' : 'exchange'
  const blocks = { items: [itemSection(context, view)] }
  if (kind.startsWith('comment-')) {
    const comment = view.comments.find(({ id }) => kind === `comment-${id}`)
    return comment === undefined ? null : draft(`${subject}.comment`, { values, blocks: { reason: [comment.text] } })
  }
  if (exchange !== null && isOfExchange(kind)) return exchangeDraft(context, view, exchange, kind)
  switch (kind) {
    case 'received':
      return draft('return.received', { values, blocks })
    // The law on withdrawal knows no approval, so the address comes with the first email.
    case 'requested':
    case 'authorized':
      return draft(`return.${kind}`, { values: { ...values, address: sendTo(context) }, blocks })
    case 'denied':
    case 'rejected': {
      const last = view.comments.findLast(({ author }) => author === 'staff')
      return draft(`${subject}.${kind}`, { values, blocks: { reason: last ? [last.text] : [] } })
    }
    case 'processed':
      return refundDraft(context, view, subject, values)
    default:
      return null
  }
}

const exchangeKinds = ['requested', 'authorized', 'received', 'exchanged', 'canceled', 'expired'] as const
type ExchangeKind = (typeof exchangeKinds)[number]
const isOfExchange = (kind: string): kind is ExchangeKind => exchangeKinds.some((known) => known === kind)

/** The emails of an exchange, in which the new size follows the old one. */
function exchangeDraft(context: EmailContext, view: ReturnView, exchange: Exchange, kind: ExchangeKind): Draft {
  const { locale, settings } = context
  const timeZone = settings['general/locale/timezone']
  const day = exchange.heldUntil === null ? '' : formatDate(locale, exchange.heldUntil, timeZone)
  const values = { email: addressee(view), number: view.number, order: view.order.number }
  const blocks = { items: [itemSection(context, view)] }
  if (kind === 'authorized')
    return draft('exchange.authorized', { values: { ...values, address: sendTo(context), day }, blocks })
  const tracking = kind === 'exchanged' ? (exchange.trackingNumber ?? undefined) : undefined
  return draft(`exchange.${kind}`, { values, maybe: { tracking }, blocks })
}

/** The order's own email tells what is refunded; this one adds the account, or that nothing was left to refund. */
function refundDraft(
  { money }: EmailContext,
  { bankAccount, refunded }: ReturnView,
  subject: 'return' | 'exchange',
  values: { email: string; number: string; order: string },
): Draft | null {
  if (!refunded) return draft(`${subject}.nothingLeft`, { values })
  if (bankAccount === null) return null
  return draft(`${subject}.transfer`, { values: { ...values, amount: money(refunded), ending: bankAccount.slice(-4) } })
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
export function sendTo({ settings, locale }: Pick<EmailContext, 'settings' | 'locale'>): string {
  return sellerPlace(settings, locale)
}

/** The page of the return: by token for a guest, in the account for a customer. */
function returnUrl({ base }: EmailContext, { order, number }: ReturnView): string {
  return order.customerId === null
    ? `${base}returns/guest/detail?order=${order.token}&return=${number}`
    : `${base}returns/rma/detail?return=${number}`
}

const addressee = ({ contactEmail, order }: ReturnView): string => contactEmail ?? order.email

interface Queued {
  context: EmailContext
  view: ReturnView
  written: Draft
  url: string
  now: Date
}

async function queue(tx: Writer, { context, view, written, url, now }: Queued): Promise<void> {
  const letter = await composeEmailOf(tx, written.name, context.store, { ...written.content, url })
  await queueEmail(tx, { to: addressee(view), ...letter }, now)
}
