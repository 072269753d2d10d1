import type { AnonymizationRequest } from '../consent/consent.ts'
import { keptUntil, type ordersOfPerson } from '../order/order.ts'
import { composeEmail } from '../email/email.ts'
import { sellerOf, settingsOfStore, storeViewOf, type StoreRow } from '../store/store.ts'
import type { Writer } from '#src/platform/database.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'

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
  await mailPerson(tx, request, now, (store, email) =>
    composeEmail(tx, 'privacy.done', store, {
      values: { email, number: request.id },
      maybe: {
        ...(invoiced.length === 0 ? {} : { invoices, year }),
        withdrawalYear: withdrawalYear ?? undefined,
      },
    }),
  )
}

/** Says why the deletion takes longer: open orders, or the role of a sales agent. */
export async function mailPostponement(
  tx: Writer,
  request: AnonymizationRequest,
  openOrders: readonly string[],
  now: Date,
): Promise<void> {
  const maybe = openOrders.length > 0 ? { orders: openOrders.join(', ') } : { agent: true }
  await mailPerson(tx, request, now, (store, email) =>
    composeEmail(tx, 'privacy.postponed', store, { values: { email }, maybe }),
  )
}

async function mailPerson(
  tx: Writer,
  { email, storeId }: AnonymizationRequest,
  now: Date,
  compose: (store: StoreRow, email: string) => ReturnType<typeof composeEmail>,
): Promise<void> {
  const letter = await compose(await storeViewOf(tx, storeId), email)
  await queueEmail(tx, { to: email, ...letter }, now)
}

/** Tells the shop to delete the person in its other systems too. Sends nothing in a store without a mailbox. */
export async function mailShop(tx: Writer, { email, storeId }: AnonymizationRequest, now: Date): Promise<void> {
  const settings = await settingsOfStore(tx, storeId)
  const to = settings['contact/email/recipient_email'] || sellerOf(settings).email
  if (to === '') return
  const store = await storeViewOf(tx, storeId)
  const letter = await composeEmail(tx, 'forget', store, { values: { email, store: store.name } })
  await queueEmail(tx, { to, ...letter }, now)
}
