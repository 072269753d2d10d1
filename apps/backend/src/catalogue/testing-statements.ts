import type { DatabaseConnection, QueryExecutor } from 'kysely'
import type { Reader } from '#src/platform/database.ts'

/** A reader that counts SQL statements. `count` returns their number since its last call. */
export function countingReader(reader: Reader): { reader: Reader; count: () => number } {
  let statements = 0
  // Statements that are sent together do not go through the executor.
  const counted =
    (target: QueryExecutor): QueryExecutor['provideConnection'] =>
    (work) =>
      target.provideConnection((connection) => work(countingConnection(connection, (more) => (statements += more))))
  const executor = new Proxy(reader.getExecutor(), {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (name === 'executeQuery') statements++
      if (name === 'provideConnection') return counted(target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const counting = new Proxy(reader, {
    get(target, name) {
      const value: unknown = name === 'getExecutor' ? () => executor : Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return {
    reader: counting,
    count() {
      const seen = statements
      statements = 0
      return seen
    },
  }
}

function countingConnection(connection: DatabaseConnection, add: (statements: number) => void): DatabaseConnection {
  return new Proxy(connection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        if (name === 'executeQuery') add(1)
        if (name === 'executeTogether' && Array.isArray(args[0])) add(args[0].length)
        return value.apply(target, args)
      }
    },
  })
}
