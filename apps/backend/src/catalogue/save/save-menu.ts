import type { Writer } from '#src/platform/database.ts'
import { updateMenuEntries, updatePositions, type CategoryPosition, type MenuEntry } from '../category-queries.ts'
import { bumpRevision } from './save-queries.ts'

/**
 * Saves the menus: the order of the categories, which all store views share, and their entries in each. Returns the paths of
 * categories that do not exist, or not in that store view.
 */
export async function saveMenu(
  tx: Writer,
  { entries, positions }: { entries: readonly MenuEntry[]; positions: readonly CategoryPosition[] },
): Promise<{ entries: MenuEntry[]; positions: CategoryPosition[] }> {
  const saved = new Set((await updateMenuEntries(tx, entries)).map((entry) => `${entry.storeId} ${entry.categoryPath}`))
  const placed = new Set(await updatePositions(tx, positions))
  await bumpRevision(tx)
  return {
    entries: entries.filter((entry) => !saved.has(`${entry.storeId} ${entry.categoryPath}`)),
    positions: positions.filter(({ categoryPath }) => !placed.has(categoryPath)),
  }
}
