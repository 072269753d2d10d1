import type { Database, Reader } from '#src/platform/database.ts'
import type { TableRetention } from '#src/platform/personal-data/personal-data.ts'
import { allPersonalData } from './all-personal-data.ts'

/** The retention schedule: every table that can hold a person, by name. */
export const retentionSchedule: readonly TableRetention[] = allPersonalData
  .flatMap(({ retention }) => retention)
  .toSorted((a, b) => (a.table < b.table ? -1 : 1))

/** A table with rows whose period has ended. */
interface DueTable {
  table: string
  period: string
  rows: number
}

/** The tables with rows whose period has ended. */
export async function dueTables(db: Reader, now: Date): Promise<DueTable[]> {
  const due: DueTable[] = []
  for (const { table, period, ended } of retentionSchedule) {
    const rows = (await ended?.count(db, now)) ?? 0
    if (rows > 0) due.push({ table, period, rows })
  }
  return due
}

/** Deletes or anonymises all rows whose period has ended, each table in its own transaction. */
export async function clearDueTables(database: Database, now: Date): Promise<DueTable[]> {
  const cleared: DueTable[] = []
  for (const { table, period, ended } of retentionSchedule) {
    const rows = ended === undefined ? 0 : await database.transaction((tx) => ended.clear(tx, now))
    if (rows > 0) cleared.push({ table, period, rows })
  }
  return cleared
}
