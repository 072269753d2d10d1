import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'

type Row = Record<string, unknown>

/** The difference that the statements since the last `forget` made to one row: inserted without `before`, deleted without `after`. */
interface Change {
  table: string
  before: Row | null
  after: Row | null
}

/** Tables that record requests instead of effects: stored responses, and counted attempts. */
const ofRequests = new Set(['cart_repeated_request', 'order_request', 'platform_attempt', 'platform_repeated_mutation'])

/** Columns that depend on when or how often a row was written. Only their presence is compared. */
const isBookkeeping = (column: string): boolean =>
  /(_at|_until)$/.test(column) || /^(heat|last_step|version)$/.test(column)

const setUp = `
  create schema testing;
  create table testing.change (id bigserial primary key, "table" text, before jsonb, after jsonb);
  create function testing.note() returns trigger language plpgsql as $$ begin
    insert into testing.change ("table", before, after) values (tg_table_name,
      case when tg_op = 'INSERT' then null else to_jsonb(old) end, case when tg_op = 'DELETE' then null else to_jsonb(new) end);
    return null; end $$;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger zz_note after insert or update or delete on %I for each row execute function testing.note()', name);
    end loop; end $$`

/** Records every change of every row of a test's database, with triggers. What is rolled back is not recorded. */
export class RecordedChanges {
  readonly #database: Database
  readonly #keys: ReadonlyMap<string, readonly string[]>
  /** The id of the last change that does not count. */
  #forgotten = '0'

  private constructor(database: Database, keys: ReadonlyMap<string, readonly string[]>) {
    this.#database = database
    this.#keys = keys
  }

  static async start(database: Database): Promise<RecordedChanges> {
    for (const statement of setUp.split(/;\n(?=  (?:create|do))/)) await sql.raw(statement).execute(database.reader)
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select c.relname as table, array_agg(a.attname::text) as columns from pg_index i
      join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
      where i.indisprimary group by 1`.execute(database.reader)
    return new RecordedChanges(database, new Map(rows.map(({ table, columns }) => [table, columns])))
  }

  async forget(): Promise<void> {
    const { rows } = await sql<{ last: string }>`select coalesce(max(id), 0) as last from testing.change`.execute(
      this.#database.reader,
    )
    this.#forgotten = rows[0]?.last ?? '0'
  }

  /**
   * The net effect since `forget`, one line per changed row, such as `inserted order_item quantity 2` or
   * `updated gift_card_account balance -10`. Says nothing about ids, texts and times, so that two mutations with different
   * data have the same effect. A row that is written again as it was is no effect.
   */
  async effect(): Promise<string[]> {
    const { rows } =
      await sql<Change>`select "table", before, after from testing.change where id > ${this.#forgotten} order by id`.execute(
        this.#database.reader,
      )
    return withoutRewritten(this.#netOf(rows)).map(describeChange).toSorted()
  }

  #netOf(changes: readonly Change[]): Change[] {
    const net = new Map<string, Change>()
    for (const { table, before, after } of changes) {
      if (ofRequests.has(table)) continue
      const row = after ?? before ?? {}
      const key = JSON.stringify([table, (this.#keys.get(table) ?? Object.keys(row)).map((column) => row[column])])
      net.set(key, { table, before: net.has(key) ? (net.get(key)?.before ?? null) : before, after })
    }
    return [...net.values()].filter(({ before, after }) => contentOf(before) !== contentOf(after))
  }
}

const valueOf = (row: Row | null, column: string): unknown => {
  const value = row?.[column] ?? null
  return isBookkeeping(column) && value !== null ? 'some' : value
}

const contentOf = (row: Row | null, isIgnored = (_column: string) => false): string =>
  JSON.stringify(Object.keys(row ?? {}).map((column) => (isIgnored(column) ? null : valueOf(row, column))))

/** Leaves out each pair of a deleted and an inserted row that differ only by their id. */
function withoutRewritten(changes: readonly Change[]): Change[] {
  const contentWithoutId = ({ table, before, after }: Change) =>
    `${table} ${contentOf(before ?? after, (column) => column === 'id')}`
  const deleted = changes.filter(({ after }) => after === null)
  const rewritten = new Set<Change>()
  for (const inserted of changes.filter(({ before }) => before === null)) {
    const same = deleted.find((one) => !rewritten.has(one) && contentWithoutId(one) === contentWithoutId(inserted))
    if (same !== undefined) rewritten.add(same).add(inserted)
  }
  return changes.filter((change) => !rewritten.has(change))
}

function describeChange({ table, before, after }: Change): string {
  const kind = before === null ? 'inserted' : after === null ? 'deleted' : 'updated'
  const amounts = Object.keys(after ?? before ?? {}).flatMap((column) => {
    if (/(^|_)(id|by)$/.test(column)) return []
    const [old, now] = [valueOf(before, column), valueOf(after, column)]
    if (typeof old === 'number' || typeof now === 'number') {
      const difference = Number(now ?? 0) - Number(old ?? 0)
      return difference === 0 ? [] : [`${column} ${difference}`]
    }
    return kind === 'updated' && JSON.stringify(old) !== JSON.stringify(now) ? [column] : []
  })
  return [kind, table, ...amounts].join(' ')
}
