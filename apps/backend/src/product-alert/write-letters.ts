import { keepAlertLinks, selectRefused } from '../consent/consent.ts'
import { baseUrlOf, settingsOfStore, storeViews } from '../store/store.ts'
import type { Database, Reader, Writer } from '#src/platform/database.ts'
import { writeLetter } from '#src/platform/letter.ts'
import { sendMails, type Mail } from '#src/platform/mailer.ts'
import { message } from '#src/platform/messages.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { selectAlertProducts, takeFulfilled } from './queries.ts'
import type { AlertProduct, StockAlert } from './types.ts'

const batch = 200
const shopName = 'Bocian'

interface Place {
  locale: string
  base: string
  suffix: string
}

/** Writes to all who wait for one of these products, where it is there: one letter for each wish. */
export async function tellInStock(database: Database, productIds: readonly number[], now: Date): Promise<void> {
  for (;;) {
    const told = await database.transaction((tx) => tellBatch(tx, productIds, now))
    if (told < batch) return
  }
}

async function tellBatch(tx: Writer, productIds: readonly number[], now: Date): Promise<number> {
  const alerts = await takeFulfilled(tx, productIds, batch, now)
  if (alerts.length === 0) return 0
  const places = await placesOf(tx, [...new Set(alerts.map(({ storeId }) => storeId))])
  const wanted = alerts.flatMap(({ productId, storeId }) => {
    const place = places.get(storeId)
    return place === undefined ? [] : [{ productId, storeId, locale: place.locale }]
  })
  const products = new Map((await selectAlertProducts(tx, wanted)).map((product) => [keyOf(product), product]))
  const own = alerts.map((alert) => ({ ...alert, productUid: encodeUid(alert.productId) }))
  const refused = await selectRefused(tx, 'stock', own)
  const ready = own.flatMap((alert, index) => {
    const place = places.get(alert.storeId)
    const product = products.get(keyOf(alert))
    return place && product && !refused.has(index) ? [{ alert, place, product }] : []
  })
  const links = await keepAlertLinks(
    tx,
    ready.map(({ alert: { websiteId, email, productUid } }) => ({ websiteId, kind: 'stock', email, productUid })),
    now,
  )
  await sendMails(
    tx,
    ready.map(({ alert, place, product }, index) => letterFor(alert, place, product, links[index] ?? '')),
    now,
  )
  return alerts.length
}

const keyOf = ({ productId, storeId }: Pick<StockAlert, 'productId' | 'storeId'>): string => `${productId} ${storeId}`

async function placesOf(db: Reader, storeIds: readonly number[]): Promise<Map<number, Place>> {
  const views = (await storeViews(db)).filter(({ id }) => storeIds.includes(id))
  return new Map(
    await Promise.all(
      views.map(async (view): Promise<[number, Place]> => {
        const [base, settings] = await Promise.all([baseUrlOf(db, view), settingsOfStore(db, view.id)])
        return [view.id, { locale: view.locale, base, suffix: settings['catalog/seo/product_url_suffix'] }]
      }),
    ),
  )
}

function letterFor({ email }: StockAlert, { locale, base, suffix }: Place, product: AlertProduct, end: string): Mail {
  const name = product.chosen ? `${product.name}, ${product.chosen}` : product.name
  const say = (key: string): string => message(locale, `mail.stockAlert.${key}`, { name, shop: shopName, email })
  const letter = writeLetter({
    locale,
    title: say('title'),
    paragraphs: [say('text')],
    action: { label: say('action'), url: `${base}${product.urlKey}${suffix}` },
    footer: `${say('footer')} ${base}${end}`,
  })
  return { to: email, subject: say('title'), ...letter }
}
