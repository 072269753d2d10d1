import { handler, longTimeout, type EventPayloads } from '#src/platform/events.ts'
import type { Database } from '#src/platform/database.ts'
import { sendInStockEmails } from './send-emails.ts'

export { personalData } from './personal-data-queries.ts'

const mailInStock = (database: Database, { productIds }: EventPayloads['stock.changed' | 'stock.imported']) =>
  sendInStockEmails(database, productIds, new Date())

export const eventHandlers = [
  handler('stock.changed', 'product-alert.mail-in-stock', mailInStock, longTimeout),
  handler('stock.imported', 'product-alert.mail-in-stock', mailInStock, longTimeout),
]
