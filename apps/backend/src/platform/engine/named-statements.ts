import pg from 'pg'

/** How often a statement has to come before it gets a name: statements of one use, such as migrations, never do. */
const usesBeforeName = 2

/** The limits of one process. Each connection keeps the plans of the statements that it has executed. */
const mostNames = 1_000
const mostCandidates = 5_000

/** The names of statements. A name stands for the same text on every connection. */
export interface StatementNames {
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

const canBePrepared = (text: string): boolean =>
  /^\s*((select|insert|update|delete|with)\b[^;]*|start transaction[^;]*|commit|rollback)$/i.test(text)

/** Whether PostgreSQL refused a named statement that it would accept again. In a transaction, all of its statements must be repeated. */
export function isOutdatedStatement(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  // The message is in the server's language; 26000 is a name that the server does not know.
  return (error.code === '0A000' && error.routine === 'RevalidateCachedQuery') || error.code === '26000'
}
