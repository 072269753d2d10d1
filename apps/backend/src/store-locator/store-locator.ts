import type { Reader, Writer } from '#src/platform/database.ts'
import { selectShopIds, selectShops, upsertShops } from './queries.ts'
import type { ShopDraft } from './types.ts'

export { findPlace, findPlaces, servedNetworks, shopPlaces } from './pickup-places.ts'
export { selectNetworks as pickupNetworks } from './queries.ts'
export { savePickupPoints } from './save-pickup-points.ts'
export { ownShops } from './types.ts'
export type { DayHours, PickupPlace, PickupPointDraft, ShopDraft } from './types.ts'

/** Saves shops by code; returns how many are new. */
export async function saveShops(
  tx: Writer,
  shops: readonly ShopDraft[],
): Promise<{ created: number; changed: number }> {
  const saved = await upsertShops(tx, shops)
  const created = saved.filter(({ isNew }) => isNew).length
  return { created, changed: saved.length - created }
}

/** The paths of the pages of a store view's shops, and of their list; none without shops. */
export async function shopPages(db: Reader, storeId: number): Promise<string[]> {
  const codes = (await selectShops(db, storeId)).map(({ code }) => code).filter((code) => !/[/?#%]/.test(code))
  return codes.length === 0 ? [] : ['shops', ...codes.map((code) => `shops/${code}`)]
}

/** The ids of all shops by code. */
export async function shopIds(db: Reader): Promise<Map<string, number>> {
  return new Map((await selectShopIds(db)).map(({ id, code }) => [code, id]))
}
