import { sql, type RawBuilder } from 'kysely'
import { isInTransaction, statement, type Reader, type Statement } from './database.ts'
import { withoutDeadline } from './deadline.ts'

/** Stands for the content of the tables in `platform_reference_table` at one moment; it never comes again after a change. */
export type ReferenceState = string

/** Selects the state as `state`. */
export const stateOfReference: RawBuilder<unknown> = sql`
  select string_agg(last_change::text, ' ' order by name) as state from platform_reference_table`

/** To be sent in the message that reads what the reference data is needed for. */
export const referenceState: Statement<ReferenceState> = statement(
  sql<{ state: string }>`${stateOfReference}`,
  ([row]) => row?.state ?? '',
)

interface Loading {
  readonly promise: Promise<unknown>
  /** The value, once it is loaded. */
  loaded?: { readonly value: unknown }
}

interface Kept {
  readonly state: string
  readonly values: Map<string, Loading>
}

/**
 * Values that are loaded once per state and process, with the database's reader, the state, and a key. The state was read before, or together
 * with what the values are used for. What is loaded may only depend on what the state stands for and on the key.
 */
export type KeptRows = <T>(home: Reader, state: string, key: string, load: () => Promise<T>) => Promise<T>

/** Keeps at most so many values. */
export function keepRows(most: number): KeptRows {
  const kept = new WeakMap<Reader, Kept>()
  return <T>(home: Reader, state: string, key: string, load: () => Promise<T>): Promise<T> => {
    let entry = kept.get(home)
    if (entry === undefined || entry.state !== state || entry.values.size >= most)
      kept.set(home, (entry = { state, values: new Map() }))
    const known = entry.values.get(key)
    if (known?.loaded !== undefined) return Promise.resolve(known.loaded.value as T)
    // The embedded database would run another caller's query only after this transaction.
    if (known !== undefined && !isInTransaction()) return known.promise as Promise<T>
    const { values } = entry
    // Others may wait for it, who have more time.
    const loading: Loading = { promise: withoutDeadline(load) }
    values.set(key, loading)
    loading.promise.then(
      (value) => (loading.loaded = { value }),
      () => values.get(key) === loading && values.delete(key),
    )
    return loading.promise as Promise<T>
  }
}

/**
 * Rows of tables in `platform_reference_table`, loaded once per state and process. `home` is the database's reader, and `state` was read
 * together with what the rows are used for. What is loaded may only depend on the tables and on the key. A transaction that changes
 * one of the tables must not use this afterwards.
 */
export const referenceData: KeptRows = keepRows(2_000)
