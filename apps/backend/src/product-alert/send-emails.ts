import { createAlertLinks, selectRefused } from '../consent/consent.ts'
import { composeEmail } from '../email/email.ts'
import { baseUrlOf, settingsOfStore, storeViews, type StoreRow } from '../store/store.ts'
import type { Database, Reader, Writer } from '#src/platform/database.ts'
import { queueEmails, type Mail } from '#src/platform/email/email-queue.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { selectAlertProducts, takeFulfilled } from './queries.ts'
import type { AlertProduct, StockAlert } from './types.ts'

const batch = 200

interface Place {
  store: StoreRow
  base: string
  suffix: string
}

/** Emails the subscribers of these products in the store views where they are back in stock: one email per subscription. */
export async function sendInStockEmails(database: Database, productIds: readonly number[], now: Date): Promise<void> {
  for (;;) {
    const sent = await database.transaction((tx) => sendBatch(tx, productIds, now))
    if (sent < batch) return
  }
}

async function sendBatch(tx: Writer, productIds: readonly number[], now: Date): Promise<number> {
  const alerts = await takeFulfilled(tx, productIds, batch, now)
  if (alerts.length === 0) return 0
  const places = await placesOf(tx, [...new Set(alerts.map(({ storeId }) => storeId))])
  const wanted = alerts.flatMap(({ productId, storeId }) => {
    const place = places.get(storeId)
    return place === undefined ? [] : [{ productId, storeId, locale: place.store.locale }]
  })
  const products = new Map((await selectAlertProducts(tx, wanted)).map((product) => [keyOf(product), product]))
  const own = alerts.map((alert) => ({ ...alert, productUid: encodeUid(alert.productId) }))
  const refused = await selectRefused(tx, 'stock', own)
  const ready = own.flatMap((alert, index) => {
    const place = places.get(alert.storeId)
    const product = products.get(keyOf(alert))
    return place && product && !refused.has(index) ? [{ alert, place, product }] : []
  })
  const links = await createAlertLinks(
    tx,
    ready.map(({ alert: { websiteId, email, productUid } }) => ({ websiteId, kind: 'stock', email, productUid })),
    now,
  )
  const mails: Mail[] = []
  for (const [index, { alert, place, product }] of ready.entries())
    mails.push(await emailFor(tx, alert, place, product, links[index] ?? ''))
  await queueEmails(tx, mails, now)
  return alerts.length
}

const keyOf = ({ productId, storeId }: Pick<StockAlert, 'productId' | 'storeId'>): string => `${productId} ${storeId}`

async function placesOf(db: Reader, storeIds: readonly number[]): Promise<Map<number, Place>> {
  const views = (await storeViews(db)).filter(({ id }) => storeIds.includes(id))
  return new Map(
    await Promise.all(
      views.map(async (view): Promise<[number, Place]> => {
        const [base, settings] = await Promise.all([baseUrlOf(db, view), settingsOfStore(db, view.id)])
        const suffix = settings['catalog/seo/product_url_suffix']
        return [view.id, { store: view, base, suffix }]
      }),
    ),
  )
}

async function emailFor(
  tx: Writer,
  { email }: StockAlert,
  { store, base, suffix }: Place,
  product: AlertProduct,
  end: string,
): Promise<Mail> {
  const name = product.chosen ? `${product.name}, ${product.chosen}` : product.name
  const url = `${base}${product.urlKey}${suffix}`
  const content = { values: { name, email }, url, unsubscribeUrl: `${base}${end}` }
  return { to: email, ...(await composeEmail(tx, 'stockAlert', store, content)) }
}
