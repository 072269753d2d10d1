import { z } from 'zod'

/** A setting that the operator has to mend; the message names each fault and is all that is shown. */
export class EnvironmentError extends Error {
  constructor(faults: string[]) {
    super(`The environment is not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.name = 'EnvironmentError'
  }
}

/** Reads the environment once, by a schema; empty values count as absent. Throws EnvironmentError naming every fault. */
export function parseEnv<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv = process.env): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new EnvironmentError(
    result.error.issues.map((issue) => {
      const name = issue.path.join('.')
      return `${name}: ${issue.message} (it is ${JSON.stringify(given[name])?.slice(0, 80) ?? 'not set'})`
    }),
  )
}

/** A TCP port. */
export function port(fallback: number) {
  return z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(1, 'must be at least 1')
    .max(65535, 'must be at most 65535')
    .default(fallback)
}
