import type { Reader } from '#src/platform/database.ts'

type ClosedIds = () => Promise<ReadonlySet<number>>

const closedIn = new WeakMap<Reader, ClosedIds>()
const none: ReadonlySet<number> = new Set()

/** Store views with these ids are active, but not open yet: nothing leads to them. */
export function hideStores(db: Reader, closed: ClosedIds): void {
  closedIn.set(db, closed)
}

/** The ids of the store views that are not open yet. */
export async function closedStoreIds(db: Reader): Promise<ReadonlySet<number>> {
  return (await closedIn.get(db)?.()) ?? none
}
