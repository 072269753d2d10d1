import type { Fault } from './types.ts'

/** Codes that stand for two parts. */
export function twice(named: readonly { code: string; path: readonly (string | number)[] }[]): Fault[] {
  const seen = new Set<string>()
  return named.flatMap(({ code, path }) => {
    const fault = seen.has(code) ? [{ path, text: `"${code}" is there twice` }] : []
    seen.add(code)
    return fault
  })
}
