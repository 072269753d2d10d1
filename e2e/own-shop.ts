import { inject } from 'vitest'
import type { OpenShop } from './open-shops.ts'

/** The shop of this test file. Vitest numbers its workers from one, and each worker has its own shop. */
export const ownShop: OpenShop = shopOf(Number(process.env['VITEST_POOL_ID']))

function shopOf(worker: number): OpenShop {
  const shop = inject('shops')[worker - 1]
  if (shop === undefined) throw new Error(`No shop is running for the worker ${worker}`)
  return shop
}
