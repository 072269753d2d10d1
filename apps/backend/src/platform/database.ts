import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult, RawBuilder, Transaction } from 'kysely'
import type { Services } from './services.ts'
import type { Tables } from './tables.gen.ts'

/** A read-only connection. Inside a transaction use its `tx` instead: PGlite has one connection and would wait for itself. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'with' | 'withRecursive' | 'fn' | 'dynamic' | 'getExecutor'>

/** A connection inside a transaction. */
export type Writer = Transaction<Tables>

export interface Database {
  reader: Reader
  kind: 'pglite' | 'postgres'
  /** The services with which `serve.ts` opened the database. */
  readonly services: Partial<Services>
  /** Runs the work in one READ COMMITTED transaction. The commit is on disk when the promise resolves. */
  transaction<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  /** Runs the work under a lock that all processes share; other processes wait. */
  withLock<T>(lock: number, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A statement that is not sent yet, and how its result is read. */
export interface Statement<T> {
  readonly query: RawBuilder<unknown>
  read(result: QueryResult<unknown>): T
}

/** A statement whose rows are read as `T`. */
export const statement = <Row, T>(query: RawBuilder<Row>, read: (rows: Row[]) => T): Statement<T> => ({
  query,
  read: ({ rows }) => read(rows as Row[]),
})

/** Sends one statement. */
export const run = async <T>(db: Pick<Reader, 'getExecutor'>, one: Statement<T>): Promise<T> => {
  const [result] = await sendTogether(db, [one])
  return result
}

type ResultOf<S> = S extends Statement<infer T> ? T : undefined
type Results<S extends readonly (Statement<unknown> | undefined)[]> = { -readonly [I in keyof S]: ResultOf<S[I]> }

/** A connection that can send several statements in one message. */
interface MessageConnection extends DatabaseConnection {
  executeTogether(queries: readonly CompiledQuery[], isLast: boolean): Promise<QueryResult<unknown>[]>
}

/**
 * Sends the statements in one message where the database can, and returns their results in order. Each statement sees what those before
 * it did. After an error, the rest is skipped. All are compiled, and the deadline is checked, before the first is sent.
 */
export const sendTogether = <const S extends readonly (Statement<unknown> | undefined)[]>(
  db: Pick<Reader, 'getExecutor'>,
  statements: S,
): Promise<Results<S>> => send(db, statements, false)

/** Transactions that go on after work that thinks it has one of its own. */
const shared = new WeakSet<Writer>()

/** Runs work that wants a transaction of its own as a part of this one, which commits later. */
export const partOf = (tx: Writer): Database['transaction'] => {
  shared.add(tx)
  return (work) => work(tx)
}

/** Like `sendTogether`, with the commit, unless the work is a part of a longer transaction. Nothing may be sent afterwards. */
export const sendLast = <const S extends readonly (Statement<unknown> | undefined)[]>(
  tx: Writer,
  statements: S,
): Promise<Results<S>> => send(tx, statements, !shared.has(tx))

async function send<const S extends readonly (Statement<unknown> | undefined)[]>(
  db: Pick<Reader, 'getExecutor'>,
  statements: S,
  isLast: boolean,
): Promise<Results<S>> {
  const queries = statements.map((one) => one?.query.compile(db))
  const results = await db.getExecutor().provideConnection((connection) =>
    executeAll(
      connection,
      queries.filter((query) => query !== undefined),
      isLast,
    ),
  )
  let at = 0
  return statements.map((one) => one?.read(results[at++] ?? { rows: [] })) as Results<S>
}

async function executeAll(
  connection: DatabaseConnection,
  queries: CompiledQuery[],
  isLast: boolean,
): Promise<QueryResult<unknown>[]> {
  if ('executeTogether' in connection) return (connection as MessageConnection).executeTogether(queries, isLast)
  const results: QueryResult<unknown>[] = []
  // The embedded database gets them one by one, without waiting for a network; the transaction then commits by itself.
  for (const query of queries) results.push(await connection.executeQuery(query))
  return results
}

const transactions = new AsyncLocalStorage<boolean>()

/** Runs the work so that `isInTransaction` returns true during it. */
export const insideTransaction =
  <T>(work: (tx: Writer) => Promise<T>) =>
  (tx: Writer): Promise<T> =>
    transactions.run(true, () => work(tx))

/**
 * Whether the caller is inside a transaction. Then it must not wait for another caller's query: the embedded database has one
 * connection and runs that query only after the transaction.
 */
export const isInTransaction = (): boolean => transactions.getStore() === true

const attempts = 3

/** Retries after a deadlock or a serialization failure, as PostgreSQL's manual requires, and after a failure of the engine's own. */
export async function withRetries<T>(
  work: () => Promise<T>,
  isPassing: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !(isTransient(error) || isPassing(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

function isTransient(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '40001' || code === '40P01'
}
