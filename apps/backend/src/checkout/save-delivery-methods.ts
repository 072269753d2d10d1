import type { Writer } from '#src/platform/database.ts'
import { disableDeliveryMethods, upsertDeliveryMethod } from './queries.ts'
import type { DeliveryMethod } from './types.ts'

/** Makes these the delivery methods of a store view, in this order. Others are switched off. Prices are in minor units. */
export async function saveDeliveryMethods(
  tx: Writer,
  storeId: number,
  methods: readonly DeliveryMethod[],
): Promise<void> {
  await disableDeliveryMethods(tx, storeId)
  for (const [index, method] of methods.entries())
    await upsertDeliveryMethod(tx, { ...method, storeId, position: index + 1 })
}
