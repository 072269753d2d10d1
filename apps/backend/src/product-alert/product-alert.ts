import { batchHandler, longTimeout, type EventPayloads } from '#src/platform/events.ts'
import type { Database } from '#src/platform/database.ts'
import { sendInStockEmails } from './send-emails.ts'

export { personalData } from './personal-data-queries.ts'

const mailInStock = (database: Database, changes: readonly EventPayloads['stock.changed' | 'stock.imported'][]) =>
  sendInStockEmails(database, [...new Set(changes.flatMap(({ productIds }) => productIds))], new Date())

export const eventHandlers = [
  batchHandler('stock.changed', 'product-alert.mail-in-stock', mailInStock, longTimeout),
  batchHandler('stock.imported', 'product-alert.mail-in-stock', mailInStock, longTimeout),
]
