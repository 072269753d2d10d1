import { inject } from 'vitest'
import type { OpenShop } from './open-shops.ts'

/** The shop of this file of journeys. Vitest numbers its workers from one, and every worker has a shop of its own. */
export const ownShop: OpenShop = shopOf(Number(process.env['VITEST_POOL_ID']))

function shopOf(worker: number): OpenShop {
  const shop = inject('shops')[worker - 1]
  if (shop === undefined) throw new Error(`No shop is open for the worker ${worker}`)
  return shop
}
