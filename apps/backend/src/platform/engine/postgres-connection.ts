import {
  AbortedTransactionError,
  PostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'
import { createStatementNames, isOutdatedStatement, type StatementNames } from './named-statements.ts'
import { PostgresMessage, type MessageStatement, type Prepared, type StatementResult } from './postgres-message.ts'

const begin = 'start transaction isolation level read committed'

/** A text that only PostgreSQL's simple protocol accepts, because it may contain several statements. */
const isPlain = ({ sql, parameters }: CompiledQuery): boolean => parameters.length === 0 && sql.includes(';')

/**
 * Where the transaction of a connection is. `due`: it starts with the next message, so that it costs none of its own. `committed`: its
 * last statements were sent together with the commit. `failed`: its only message was sent, and is not known to be committed.
 */
type Stage = 'none' | 'due' | 'open' | 'committed' | 'failed'

/** A connection that can send several statements in one message. */
export class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames
  readonly #prepared = new Map<string, Prepared>()
  #revision: number
  #stage: Stage = 'none'
  #isBroken = false

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client
    this.#names = names
    this.#revision = names.revision
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (isPlain(query)) return this.#executePlain(query.sql)
    const [result] = await this.executeTogether([query])
    return result as QueryResult<R>
  }

  /**
   * Sends all statements in one message, with the commit if it is the last one of the transaction. A message that is a whole transaction needs
   * neither start nor commit: PostgreSQL commits a message at its end, or none of it.
   */
  async executeTogether(queries: readonly CompiledQuery[], isLast = false): Promise<QueryResult<unknown>[]> {
    this.#checkOpen()
    if (isLast && this.#stage === 'none') throw new Error('Only a transaction has a last message')
    const statements = queries.map(({ sql, parameters }) => this.#statement(sql, parameters))
    const isWhole = isLast && this.#stage === 'due'
    if (isWhole) this.#stage = 'failed'
    else if (isLast) statements.push(this.#statement('commit', []))
    const results = await this.#send(statements)
    if (isLast) this.#stage = 'committed'
    return results.slice(0, queries.length).map(toQueryResult)
  }

  #checkOpen(): void {
    if (this.#stage === 'committed' || this.#stage === 'failed')
      throw new Error('The transaction has sent its last message')
  }

  beginTransaction(): void {
    this.#stage = 'due'
  }

  async commitTransaction(): Promise<void> {
    // PostgreSQL answers ROLLBACK if a statement has failed and its error was caught.
    const isFailed =
      this.#stage === 'open'
        ? (await this.#send([this.#statement('commit', [])]))[0]?.command === 'ROLLBACK'
        : this.#stage === 'failed'
    this.#stage = 'none'
    if (isFailed) throw new AbortedTransactionError()
  }

  /** In a message of its own: after an error, PostgreSQL skips the rest of a message, and so a rollback in it. */
  async rollbackTransaction(): Promise<void> {
    const stage = this.#stage
    this.#stage = 'none'
    if (stage !== 'open') return
    try {
      await this.#message([this.#statement('rollback', [])])
    } catch {
      // The pool replaces the connection, and the caller learns why the transaction failed.
      this.#isBroken = true
    }
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are read as a whole')
  }

  async #executePlain<R>(text: string): Promise<QueryResult<R>> {
    this.#checkOpen()
    if (this.#stage === 'due') await this.#send([])
    const { rows } = await this.#client.query(text)
    return { rows: rows as R[] }
  }

  #statement(text: string, values: readonly unknown[]): MessageStatement {
    return { text, values, name: this.#names.nameOf(text) }
  }

  async #send(statements: readonly MessageStatement[]): Promise<StatementResult[]> {
    const isFirst = this.#stage === 'due'
    if (isFirst) this.#stage = 'open'
    const all = isFirst ? [this.#statement(begin, []), ...statements] : statements
    try {
      return (await this.#message(all)).slice(isFirst ? 1 : 0)
    } catch (error) {
      if (isOutdatedStatement(error)) {
        if (this.#revision === this.#names.revision) this.#names.revision++
        // A transaction has failed with its statement, so its owner repeats it.
        if (this.#stage === 'none') return this.#message(all)
      }
      // Leads to the caller instead of the socket.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  #message(statements: readonly MessageStatement[]): Promise<StatementResult[]> {
    if (this.#revision !== this.#names.revision) {
      for (const statement of this.#prepared.values()) statement.isOutdated = true
      this.#revision = this.#names.revision
    }
    const connection = { prepared: this.#prepared, typeParser: (type: number) => this.#client.getTypeParser(type) }
    return new Promise((resolve, reject) => {
      this.#client.query(
        new PostgresMessage(statements, connection, (error, results) => (error ? reject(error) : resolve(results))),
      )
    })
  }
}

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function toQueryResult({ command, count, rows }: StatementResult): QueryResult<unknown> {
  return changes.has(command) ? { rows, numAffectedRows: BigInt(count) } : { rows }
}

/** Connects Kysely to a pool of such connections. */
export class PostgresMessageDialect extends PostgresDialect {
  readonly #pool: pg.Pool
  readonly #names: StatementNames

  /** @param keepsPlans Whether repeated statements are planned once per connection. */
  constructor(pool: pg.Pool, keepsPlans: boolean) {
    super({ pool })
    this.#pool = pool
    this.#names = keepsPlans ? createStatementNames() : { revision: 0, nameOf: () => undefined }
  }

  override createDriver(): Driver {
    const connections = new WeakMap<pg.PoolClient, PostgresConnection>()
    const own = (connection: DatabaseConnection) => connection as PostgresConnection
    return {
      init: () => Promise.resolve(),
      acquireConnection: async () => {
        const client = await this.#pool.connect()
        const connection = connections.get(client) ?? new PostgresConnection(client, this.#names)
        connections.set(client, connection)
        return connection
      },
      beginTransaction: async (connection) => own(connection).beginTransaction(),
      commitTransaction: (connection) => own(connection).commitTransaction(),
      rollbackTransaction: (connection) => own(connection).rollbackTransaction(),
      releaseConnection: async (connection) => own(connection).release(),
      destroy: () => this.#pool.end(),
    }
  }
}
