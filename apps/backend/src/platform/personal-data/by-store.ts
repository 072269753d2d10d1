import { sql, type RawBuilder } from 'kysely'

/** The value of the store view that a column names, out of those of all store views; a text. */
export const byStore = (values: Readonly<Record<number, string | number>>, column: string): RawBuilder<string> =>
  sql`(${JSON.stringify(values)}::jsonb ->> ${sql.ref(column)}::text)`
