import type { Reader } from '#src/platform/database.ts'
import { hiddenPages } from '../cms/cms.ts'
import { settingsOfStore } from '../store/store.ts'
import { selectAddresses, type AddressRow, type EntityKind } from './queries.ts'

/** The URLs of visible entities in every store view that shows them; without pages about features that a store view does not have. */
export async function shownAddresses(db: Reader, kind: EntityKind, ids: readonly string[]): Promise<AddressRow[]> {
  const rows = await selectAddresses(db, kind, ids)
  if (kind !== 'page') return rows
  const hidden = new Map<number, readonly string[]>()
  for (const storeId of new Set(rows.map((row) => row.storeId)))
    hidden.set(storeId, hiddenPages(await settingsOfStore(db, storeId)))
  return rows.filter(({ id, storeId }) => !hidden.get(storeId)?.includes(id))
}
