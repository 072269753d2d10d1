import type { Rewrite, RewriteConflict, RewriteDraft, RewriteReport } from './types.ts'

interface Plan extends RewriteReport {
  writes: Rewrite[]
}

const placeOf = (storeId: number, path: string): string => `${storeId} ${path}`
const thingOf = (row: { storeId: number; entity: string; entityId: number | null }): string =>
  `${row.storeId} ${row.entity} ${row.entityId}`

/**
 * Plans the writes for the drafts: each entity gets its path, its previous paths redirect there with a 301, and a path that
 * belongs to another entity is a conflict. Entities may swap paths within one call.
 */
export function planRewrites(drafts: readonly RewriteDraft[], stored: readonly Rewrite[]): Plan {
  const wanted = new Map(drafts.map((draft) => [thingOf(draft), draft]))
  const atPlace = new Map(stored.map((row) => [placeOf(row.storeId, row.requestPath), row]))
  const byThing = Map.groupBy(stored, thingOf)
  const { claimed, conflicts } = claimPaths(wanted, atPlace)
  const plan: Plan = { created: 0, changed: 0, unchanged: 0, redirects: 0, conflicts, writes: [] }
  for (const [place, draft] of claimed) {
    const own = byThing.get(thingOf(draft)) ?? []
    const current = own.find((row) => row.redirectCode === 0)
    if (current === undefined) plan.created++
    else if (current.requestPath === draft.path) plan.unchanged++
    else plan.changed++
    if (!isLive(atPlace.get(place), draft)) plan.writes.push(liveRow(draft))
    for (const row of own) {
      const isOutdated = row.redirectCode === 0 || row.targetPath !== draft.path
      if (claimed.has(placeOf(row.storeId, row.requestPath)) || !isOutdated) continue
      plan.redirects++
      plan.writes.push({
        ...row,
        redirectCode: row.redirectCode === 0 ? 301 : row.redirectCode,
        targetPath: draft.path,
      })
    }
  }
  return plan
}

/** An entity that cannot move keeps its path, which may block other entities. So this is repeated until nothing changes. */
function claimPaths(wanted: ReadonlyMap<string, RewriteDraft>, atPlace: ReadonlyMap<string, Rewrite>) {
  let stuck: ReadonlySet<string> = new Set()
  for (;;) {
    const attempt = claimOnce(wanted, atPlace, stuck)
    const stuckNow = new Set(attempt.conflicts.map(({ draft }) => thingOf(draft)))
    if (stuckNow.size === stuck.size) return attempt
    stuck = stuckNow
  }
}

function claimOnce(
  wanted: ReadonlyMap<string, RewriteDraft>,
  atPlace: ReadonlyMap<string, Rewrite>,
  stuck: ReadonlySet<string>,
) {
  const claimed = new Map<string, RewriteDraft>()
  const conflicts: RewriteConflict[] = []
  // Entities that keep their path go first, so that no other draft takes it.
  const isHolder = (draft: RewriteDraft) => isLive(atPlace.get(placeOf(draft.storeId, draft.path)), draft)
  for (const draft of [...wanted.values()].toSorted((a, b) => Number(isHolder(b)) - Number(isHolder(a)))) {
    const place = placeOf(draft.storeId, draft.path)
    const holder = claimed.get(place) ?? holderOf(place)
    if (holder === undefined || thingOf(holder) === thingOf(draft)) claimed.set(place, draft)
    else conflicts.push(conflictOf(draft, holder))
  }
  return { claimed, conflicts }

  /** Another entity that has this path after the call. A redirect gives way to a live page. */
  function holderOf(place: string): Rewrite | undefined {
    const row = atPlace.get(place)
    if (row === undefined || (row.redirectCode !== 0 && row.entity !== 'custom')) return undefined
    const next = wanted.get(thingOf(row))
    return next === undefined || next.path === row.requestPath || stuck.has(thingOf(row)) ? row : undefined
  }
}

function isLive(row: Rewrite | undefined, draft: RewriteDraft): boolean {
  return row !== undefined && row.redirectCode === 0 && thingOf(row) === thingOf(draft)
}

function liveRow({ storeId, entity, entityId, path }: RewriteDraft): Rewrite {
  return { storeId, requestPath: path, entity, entityId, redirectCode: 0, targetPath: path }
}

function conflictOf(draft: RewriteDraft, { entity, entityId }: Pick<Rewrite, 'entity' | 'entityId'>): RewriteConflict {
  return {
    draft,
    requestPath: draft.path,
    takenBy: { entity, entityId },
    message:
      `The path "${draft.path}" of ${draft.entity} ${draft.entityId} belongs to ${entity} ${entityId ?? ''}`.trimEnd(),
  }
}
