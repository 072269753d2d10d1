import type { AnonymizationRequest } from '../consent/consent.ts'
import { keptUntil, type ordersOfPerson } from '../order/order.ts'
import { settingsOfStore, shopName, shopNameOf, storeViewOf } from '../store/store.ts'
import type { Writer } from '#src/platform/database.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { renderEmail } from '#src/platform/email/render-email.ts'
import { message } from '#src/platform/messages.ts'

type Orders = Awaited<ReturnType<typeof ordersOfPerson>>

interface Kept {
  orders: Orders
  /** The last year in which declarations of withdrawal are kept; null if there are none. */
  withdrawalYear: number | null
}

/** The receipt: that the data was deleted, and which invoices and declarations are kept until when. */
export async function mailReceipt(
  tx: Writer,
  request: AnonymizationRequest,
  { orders, withdrawalYear }: Kept,
  now: Date,
): Promise<void> {
  const invoiced = orders.flatMap((order) =>
    order.invoiceNumber === null ? [] : [{ ...order, year: keptUntil(order) }],
  )
  const invoices = invoiced.map(({ invoiceNumber }) => invoiceNumber).join(', ')
  const year = Math.max(...invoiced.map((order) => order.year))
  await mailPerson(tx, request, now, 'done', [
    ['text', { number: request.id }],
    ...(invoiced.length === 0 ? [] : [['invoices', { invoices, year: String(year) }] as const]),
    ...(withdrawalYear === null ? [] : [['withdrawals', { year: String(withdrawalYear) }] as const]),
    ['others', {}],
  ])
}

/** Says why the deletion takes longer: open orders, or the role of a sales agent. */
export async function mailPostponement(
  tx: Writer,
  request: AnonymizationRequest,
  openOrders: readonly string[],
  now: Date,
): Promise<void> {
  const orders = openOrders.join(', ')
  await mailPerson(tx, request, now, 'postponed', [openOrders.length > 0 ? ['orders', { orders }] : ['agent', {}]])
}

async function mailPerson(
  tx: Writer,
  { email, storeId }: AnonymizationRequest,
  now: Date,
  kind: 'done' | 'postponed',
  texts: readonly (readonly [key: string, values: Record<string, string | number>])[],
): Promise<void> {
  const store = await storeViewOf(tx, storeId)
  const shop = await shopNameOf(tx, store)
  const { locale } = store
  const say = (key: string, values: Record<string, string | number> = {}): string =>
    message(locale, `mail.privacy.${kind}.${key}`, { shop, ...values })
  const title = say('title')
  const footer = message(locale, 'mail.asked', { shop, email })
  const paragraphs = texts.map(([key, values]) => say(key, values))
  await queueEmail(tx, { to: email, subject: title, ...renderEmail({ locale, title, paragraphs, footer }) }, now)
}

/** Tells the shop to delete the person in its other systems too. Sends nothing in a store without a mailbox. */
export async function mailShop(tx: Writer, { email, storeId }: AnonymizationRequest, now: Date): Promise<void> {
  const settings = await settingsOfStore(tx, storeId)
  const to = settings['contact/email/recipient_email']
  if (to === '') return
  const store = await storeViewOf(tx, storeId)
  const { locale, name } = store
  const footer = shopName(store, settings)
  const title = message(locale, 'mail.forget.title', { email })
  const paragraphs = [message(locale, 'mail.forget.text', { email, store: name })]
  await queueEmail(tx, { to, subject: title, ...renderEmail({ locale, title, paragraphs, footer }) }, now)
}
