import type { Reader } from '#src/platform/database.ts'

/** A reader that counts SQL statements. `count` returns their number since its last call. */
export function countingReader(reader: Reader): { reader: Reader; count: () => number } {
  let statements = 0
  const executor = new Proxy(reader.getExecutor(), {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (name === 'executeQuery') statements++
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
