import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../database.ts'
import type { EndedRows } from './personal-data.ts'

type Sql = RawBuilder<unknown>

const day = 86_400_000

/** The rows of a table for which the condition holds. They are deleted, or changed if `change` is given. */
export function rowsWhere(
  table: string,
  condition: (now: Date, db: Reader) => Sql | Promise<Sql>,
  change?: Sql,
): EndedRows {
  const clearing =
    change === undefined ? sql`delete from ${sql.table(table)}` : sql`update ${sql.table(table)} set ${change}`
  return {
    async count(db, now) {
      const query = sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${await condition(now, db)}`
      return (await query.execute(db)).rows[0]?.count ?? 0
    },
    async clear(tx, now) {
      const { numAffectedRows } = await sql`${clearing} where ${await condition(now, tx)}`.execute(tx)
      return Number(numAffectedRows ?? 0)
    },
  }
}

/** The condition that a column is more than this many days in the past. */
export function isOlder(column: string, days: number, now: Date): Sql {
  return sql`${sql.ref(column)} < ${new Date(now.getTime() - days * day).toISOString()}::timestamptz`
}

/** The rows of a table whose column is more than this many days in the past, if the condition holds for them too. */
export function olderThan(days: number, table: string, column: string, condition: Sql = sql`true`): EndedRows {
  return rowsWhere(table, (now) => sql`${isOlder(column, days, now)} and ${condition}`)
}

/** All rows of several rules for the same table. */
export function allOf(...parts: readonly EndedRows[]): EndedRows {
  const sum = async (count: (part: EndedRows) => Promise<number>): Promise<number> => {
    let total = 0
    for (const part of parts) total += await count(part)
    return total
  }
  return {
    count: (db, now) => sum((part) => part.count(db, now)),
    clear: (tx, now) => sum((part) => part.clear(tx, now)),
  }
}
