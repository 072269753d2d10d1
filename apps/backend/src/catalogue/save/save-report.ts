import type { FieldChange, SaveReport } from '../drafts.ts'

export type Fields = Record<string, unknown>

export function emptyReport(): SaveReport {
  return { created: 0, changed: 0, unchanged: 0, ids: new Map(), changes: [], missing: [] }
}

/** The defined fields of `after` whose values differ from those in `before`. */
export function compareFields(before: Fields, after: Fields, prefix = ''): FieldChange[] {
  return Object.entries(after)
    .filter(([field, value]) => value !== undefined && canonical(before[field]) !== canonical(value))
    .map(([field, value]) => ({ field: prefix + field, before: before[field], after: value }))
}

/** Overwrites stored fields with those that are defined. */
export function mergeFields<T extends object>(before: T, after: Partial<{ [K in keyof T]: T[K] | undefined }>): T {
  return { ...before, ...Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined)) }
}

/** Adds one saved record and its changes to the report. */
export function addToReport(report: SaveReport, key: string, isNew: boolean, fields: FieldChange[]): void {
  if (isNew) report.created++
  else if (fields.length > 0) report.changed++
  else report.unchanged++
  if (isNew || fields.length > 0) report.changes.push({ key, isNew, fields })
}

/** Serializes a value with sorted keys for comparison, since `jsonb` does not keep the order of keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value instanceof Date) return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`
}

export function byKey<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}

export function groupBy<K, T>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  return Map.groupBy(rows, keyOf)
}
