import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

/** How often a statement has to come before it gets a name: statements of one use, such as migrations, never do. */
const usesBeforeName = 2

/** The limits of one process. Each connection keeps the plans of the statements that it has executed. */
const mostNames = 1_000
const mostCandidates = 5_000

/** The names of statements. A name stands for the same text on every connection. */
interface StatementNames {
  /** Undefined for a text that is new, that cannot be prepared, or for which there is no room. */
  nameOf(text: string): string | undefined
  /** Grows when a connection learns that its statements may be outdated. */
  revision: number
}

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return {
    revision: 0,
    nameOf(text) {
      const known = names.get(text)
      if (known !== undefined) return known
      if (names.size >= mostNames || !canBePrepared(text)) return undefined
      const used = uses.get(text) ?? 0
      if (used < usesBeforeName) {
        if (uses.size >= mostCandidates) uses.clear()
        uses.set(text, used + 1)
        return undefined
      }
      uses.delete(text)
      const name = `bocian_${names.size}`
      names.set(text, name)
      return name
    },
  }
}

const canBePrepared = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b[^;]*$/i.test(text)

/**
 * A pool for Kysely whose connections parse and plan a repeated statement once, and have its columns described once. A migration
 * under a running process may change the columns. PostgreSQL then refuses the statement; it is forgotten and repeated.
 */
export function namedPool(pool: pg.Pool): PostgresPool {
  const names = createStatementNames()
  const clients = new WeakMap<pg.PoolClient, NamedClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known !== undefined) return known
      const named = new NamedClient(client, names)
      clients.set(client, named)
      return named
    },
  }
}

/** Whether PostgreSQL refused a named statement that it would accept again. In a transaction, all of its statements must be repeated. */
export function isOutdatedStatement(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  // The message is in the server's language; 26000 is a name that the server does not know.
  return (error.code === '0A000' && error.routine === 'RevalidateCachedQuery') || error.code === '26000'
}

class NamedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames
  #statements = new Map<string, Statement>()
  #revision: number

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client
    this.#names = names
    this.#revision = names.revision
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Kysely sends cursors only if its dialect is configured with one')
    return this.#query(text, [...values])
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }

  async #query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = this.#names.nameOf(text)
    if (name === undefined) return this.#client.query(text, values)
    try {
      return await this.#execute(name, text, values)
    } catch (error) {
      if (!isOutdatedStatement(error)) throw error
      if (this.#revision === this.#names.revision) this.#names.revision++
      // A transaction has failed with its statement, so its owner repeats it.
      if (this.#client.getTransactionStatus() !== 'I') throw error
      return this.#execute(name, text, values)
    }
  }

  #execute(name: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (this.#revision !== this.#names.revision) {
      for (const statement of this.#statements.values()) statement.isOutdated = true
      this.#revision = this.#names.revision
    }
    let statement = this.#statements.get(name)
    if (statement === undefined) this.#statements.set(name, (statement = { isOutdated: false, fields: undefined }))
    const known = statement
    return new Promise((resolve, reject) => {
      const answer: Answer = (error, result) => (error ? reject(error) : resolve(result))
      this.#client.query(new NamedQuery(known, { name, text, values }, answer) as unknown as pg.Submittable)
    })
  }
}

/** What one connection knows about a named statement. */
interface Statement {
  isOutdated: boolean
  /** The columns of its result, which do not change while the name is valid. */
  fields: pg.FieldDef[] | undefined
}

/** A connection as `pg.Query` uses it; the published types lack most of this. */
interface Wire {
  readonly parsedStatements: Record<string, string>
  close(message: { type: 'S'; name: string }): void
  describe(message: unknown): void
}

interface WireQuery {
  submit(wire: Wire): void
  handleRowDescription(message: { fields: pg.FieldDef[] }): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

type Answer = (error: Error | null | undefined, result: pg.QueryResult) => void

const BaseQuery = pg.Query as unknown as new (
  config: { name: string; text: string; values: unknown[] },
  answer: Answer,
) => WireQuery

/** Describes the columns only at the first execution, and forgets an outdated statement first. */
class NamedQuery extends BaseQuery {
  readonly #name: string
  readonly #statement: Statement

  constructor(statement: Statement, config: { name: string; text: string; values: unknown[] }, answer: Answer) {
    super(config, answer)
    this.#name = config.name
    this.#statement = statement
  }

  override submit(wire: Wire): void {
    if (this.#statement.isOutdated) {
      this.#statement.isOutdated = false
      this.#statement.fields = undefined
      delete wire.parsedStatements[this.#name]
      // Closing a name that the server does not know is no error, and works in a failed transaction too.
      wire.close({ type: 'S', name: this.#name })
    }
    const { fields } = this.#statement
    if (fields === undefined) return super.submit(wire)
    super.handleRowDescription({ fields })
    const withoutDescription: Wire = Object.create(wire, { describe: { value: () => undefined } })
    return super.submit(withoutDescription)
  }

  override handleRowDescription(message: { fields: pg.FieldDef[] }): void {
    this.#statement.fields = message.fields
    super.handleRowDescription(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    this.#statement.fields ??= []
    super.handleCommandComplete(message, wire)
  }
}
