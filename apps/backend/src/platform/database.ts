import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.gen.ts'

/** A connection that cannot write. Inside a transaction hand the transaction on instead: PGlite has one connection. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'with' | 'withRecursive' | 'fn' | 'dynamic' | 'getExecutor'>

/** A connection inside a transaction. */
export type Writer = Transaction<Tables>

export interface Database {
  reader: Reader
  kind: 'pglite' | 'postgres'
  /** Runs the work in one READ COMMITTED transaction; when it returns, what it wrote is on disk. */
  transaction<T>(work: (tx: Writer) => Promise<T>): Promise<T>
  /** Runs the work while no other process does work under the same lock; the others wait. */
  alone<T>(lock: number, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

const transactions = new AsyncLocalStorage<boolean>()

/** Marks what the work does as done inside of a transaction. */
export const insideTransaction =
  <T>(work: (tx: Writer) => Promise<T>) =>
  (tx: Writer): Promise<T> =>
    transactions.run(true, () => work(tx))

/**
 * Whether the caller holds a transaction. It must not wait for what others read then: the embedded database answers
 * them when the transaction has ended.
 */
export const isInTransaction = (): boolean => transactions.getStore() === true

const attempts = 3

/** Repeats work that the database gave up for a deadlock or a serialization failure, as its manual asks. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !isTransient(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

function isTransient(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '40001' || code === '40P01'
}
