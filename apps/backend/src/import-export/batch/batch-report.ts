import type { BatchReport, Change, Complaint } from '../types.ts'

export function emptyBatchReport(): BatchReport {
  return {
    created: new Set(),
    changed: new Set(),
    unchanged: new Set(),
    counted: { created: 0, changed: 0, unchanged: 0 },
    changes: new Map(),
    complaints: [],
  }
}

/** The part of each domain's save result that the report needs. */
interface Saved {
  changes: Change[]
}

/** Adds the result of saving these keys to the report. */
export function addSaved(report: BatchReport, keys: Iterable<string>, saved: Saved): void {
  const changes = new Map(saved.changes.map((change) => [change.key, change]))
  for (const key of keys) {
    const change = changes.get(key)
    if (change === undefined) markUnchanged(report, key)
    else addChange(report, change)
  }
}

/** Adds a change. A created item stays "created", even if more of it changes. */
export function addChange(report: BatchReport, change: Change): void {
  report.unchanged.delete(change.key)
  if (change.isNew) {
    report.changed.delete(change.key)
    report.created.add(change.key)
  } else if (!report.created.has(change.key)) report.changed.add(change.key)
  const before = report.changes.get(change.key)
  report.changes.set(change.key, { ...change, fields: [...(before?.fields ?? []), ...change.fields] })
}

function markUnchanged(report: BatchReport, key: string): void {
  if (!report.created.has(key) && !report.changed.has(key)) report.unchanged.add(key)
}

export function isComplaint(value: object): value is Complaint {
  return 'reason' in value && 'line' in value
}
