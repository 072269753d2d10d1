import type { Missing } from './types.ts'

/** Store views that lack the same. */
export interface MissingGroup {
  /** The codes of the store views. */
  stores: string[]
  missing: readonly Missing[]
}

/** Joins the store views that lack the same, in their sequence. Store views that lack nothing are left out. */
export function groupMissing(stores: readonly { store: string; missing: readonly Missing[] }[]): MissingGroup[] {
  const groups = new Map<string, MissingGroup>()
  for (const { store, missing } of stores) {
    if (missing.length === 0) continue
    const key = missing.map(({ reason }) => reason).join('\n')
    const group = groups.get(key) ?? { stores: [], missing }
    group.stores.push(store)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** A group in one line, for a log. */
export function describeMissing({ stores, missing }: MissingGroup): string {
  return `${stores.join(', ')}: no orders are taken. ${missing.map(({ reason }) => reason).join(' ')}`
}
