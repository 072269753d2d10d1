import pg from 'pg'
import { prepareValue } from './pg-values.ts'

/** A statement of a message. Without a name, the server parses and plans it each time. */
export interface MessageStatement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name: string | undefined
}

export interface StatementResult {
  /** The first word of the server's answer, such as INSERT. */
  command: string
  /** How many rows were returned or changed. */
  count: number
  rows: Record<string, unknown>[]
}

interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

/** What one connection knows about a named statement. */
export interface Prepared {
  /** Whether the server may have no statement of this name, or an outdated one. */
  isOutdated: boolean
  columns: readonly Column[]
}

/** A connection as `pg` passes it to a query; the published types lack most of this. */
interface Wire {
  readonly stream: { readonly writable: boolean; write(bytes: Buffer): unknown }
  parse(statement: { name: string; text: string; types: number[] }): void
  bind(portal: {
    portal: string
    statement: string
    values: readonly unknown[]
    binary: boolean
    valueMapper: (value: unknown) => unknown
  }): void
  describe(subject: { type: 'P'; name: string }): void
  execute(portal: { portal: string; rows: number }): void
  close(subject: { type: 'S'; name: string }): void
  sync(): void
  once(event: 'readyForQuery' | 'end', listener: () => void): void
  off(event: 'readyForQuery' | 'end', listener: () => void): void
}

const commandPattern = /^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/

/**
 * Statements that are written to the server at once and end with one Sync: the first error skips all that follow. Nothing is
 * written if one of them cannot be. Answers only when the server is ready for the next message.
 */
export class PostgresMessage implements pg.Submittable {
  readonly statements: readonly MessageStatement[]
  readonly #prepared: Map<string, Prepared>
  readonly #typeParser: (type: number) => (text: string) => unknown
  readonly #answer: (error: Error | null, results: StatementResult[]) => void
  readonly #isDescribed: boolean[] = []
  readonly #results: StatementResult[] = []
  #columns: readonly Column[] = []
  #rows: Record<string, unknown>[] = []
  #unreadable: Error | undefined

  constructor(
    statements: readonly MessageStatement[],
    connection: { prepared: Map<string, Prepared>; typeParser: (type: number) => (text: string) => unknown },
    answer: (error: Error | null, results: StatementResult[]) => void,
  ) {
    this.statements = statements
    this.#prepared = connection.prepared
    this.#typeParser = connection.typeParser
    this.#answer = answer
  }

  /** Called by `pg`, which passes a returned error to `handleError`. */
  submit(connection: unknown): Error | null {
    const wire = connection as Wire
    const parts: Buffer[] = []
    const stream = { writable: true, write: (bytes: Buffer) => parts.push(bytes) }
    const paper: Wire = Object.create(wire, { stream: { value: stream } })
    const parsed = new Set<string>()
    try {
      for (const statement of this.statements) this.#add(paper, statement, parsed)
    } catch (error) {
      return error as Error
    }
    paper.sync()
    // The server knows these only after it has answered them.
    for (const name of parsed) this.#prepared.set(name, { isOutdated: true, columns: [] })
    this.#startStatement()
    wire.stream.write(Buffer.concat(parts))
    return null
  }

  #add(paper: Wire, { name = '', text, values }: MessageStatement, parsed: Set<string>): void {
    const known = this.#prepared.get(name)
    const isKnown = name !== '' && (parsed.has(name) || known?.isOutdated === false)
    if (!isKnown) {
      // Closing a name that the server does not know is no error, and works in a failed transaction too.
      if (known !== undefined) paper.close({ type: 'S', name })
      paper.parse({ name, text, types: [] })
      if (name !== '') parsed.add(name)
    }
    paper.bind({ portal: '', statement: name, values, binary: false, valueMapper: prepareValue })
    const isDescribed = !isKnown || parsed.has(name)
    this.#isDescribed.push(isDescribed)
    if (isDescribed) paper.describe({ type: 'P', name: '' })
    paper.execute({ portal: '', rows: 0 })
  }

  #startStatement(): void {
    const index = this.#results.length
    const name = this.statements[index]?.name
    this.#columns =
      (this.#isDescribed[index] === false && name !== undefined && this.#prepared.get(name)?.columns) || []
    this.#rows = []
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#typeParser(dataTypeID) }))
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {}
    try {
      let index = 0
      for (const { name, parse } of this.#columns) {
        const text = fields[index++] ?? null
        row[name] = text === null ? null : parse(text)
      }
    } catch (error) {
      this.#unreadable ??= error as Error
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const name = this.statements[this.#results.length]?.name
    if (name !== undefined) this.#prepared.set(name, { isOutdated: false, columns: this.#columns })
    const [, command = '', first, second] = commandPattern.exec(text) ?? []
    this.#results.push({ command, count: Number(second ?? first ?? 0), rows: this.#rows })
    this.#startStatement()
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handleReadyForQuery(): void {
    this.#answer(this.#unreadable ?? null, this.#results)
  }

  handleError(error: Error, connection?: unknown): void {
    const reject = () => this.#answer(error, [])
    // Only the server's own error is followed by its readiness; otherwise the connection has ended, or nothing was written.
    if (!(error instanceof pg.DatabaseError) || connection === undefined) return reject()
    const wire = connection as Wire
    const ready = () => {
      wire.off('readyForQuery', ready)
      wire.off('end', ready)
      reject()
    }
    wire.once('readyForQuery', ready)
    wire.once('end', ready)
  }

  handlePortalSuspended(): void {
    // Each statement returns all of its rows.
  }

  handleCopyInResponse(connection: { sendCopyFail(reason: string): void }): void {
    connection.sendCopyFail('No source stream defined')
  }

  handleCopyData(): void {
    // Nothing is copied.
  }
}
