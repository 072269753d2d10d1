import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
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
