import { paymentProviders } from '#src/payment-providers.ts'
import type { Database } from '#src/platform/database.ts'
import { foundDemoShop } from './demo-shop.ts'

/** The demo's stores with all methods of payment, also those with a provider. */
export async function foundStores(database: Database, now: Date): Promise<void> {
  await foundDemoShop({ ...database, services: { ...database.services, paymentProviders } }, now)
}
