import type { Reader } from '#src/platform/database.ts'
import { hiddenPages } from '../cms/cms.ts'
import { settingsOfStore, type Settings } from '../store/store.ts'
import { selectAddresses, type AddressRow, type EntityKind } from './queries.ts'

/** The URLs of visible entities in every store view that shows them; without pages about features that a store view does not have. */
export async function shownAddresses(
  db: Reader,
  kind: EntityKind,
  ids: readonly string[],
): Promise<readonly AddressRow[]> {
  return withoutHidden(db, kind, await selectAddresses(db, kind, ids))
}

/** The rows without pages about features that their store view does not have. */
export async function withoutHidden(
  db: Reader,
  kind: EntityKind,
  rows: readonly AddressRow[],
): Promise<readonly AddressRow[]> {
  if (kind !== 'page' && kind !== 'post') return rows
  const settings = new Map<number, Settings>()
  for (const storeId of new Set(rows.map((row) => row.storeId)))
    settings.set(storeId, await settingsOfStore(db, storeId))
  return rows.filter(({ id, storeId }) => {
    const own = settings.get(storeId)
    if (own === undefined) return false
    return kind === 'post' ? own['blog/general/enabled'] : !hiddenPages(own).includes(id)
  })
}
