import { z } from 'zod'

/** An invalid environment. The message names each invalid setting, and nothing else is printed. */
export class EnvironmentError extends Error {
  constructor(faults: readonly string[], heading = 'Invalid environment:') {
    super(`${heading}\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.name = 'EnvironmentError'
  }
}

/** Parses the environment with a schema; empty values count as missing. Throws EnvironmentError with every invalid setting. */
export function parseEnv<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv = process.env): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(given)
  const faults = [
    ...removedSettings(env),
    ...(result.error?.issues ?? []).map((issue) => {
      const name = issue.path.join('.')
      return `${name}: ${issue.message} (${describeValue(name, given[name])})`
    }),
  ]
  if (!result.success || faults.length > 0) throw new EnvironmentError(faults)
  return result.data
}

/** Settings that no longer exist, each with its replacement, so that they are not ignored silently. */
export function removedSettings(env: NodeJS.ProcessEnv): string[] {
  return env['DEMO'] ? ['DEMO: was replaced by MODE; set MODE=demo or MODE=production'] : []
}

/** Settings whose value may be printed. Any other setting may contain a key, or a URL with a password. */
const harmless =
  /^(\w+_)?PORT$|^(MODE|HOST|LOG_LEVEL|RATE_LIMIT|PAGE_RATE_LIMIT|QUERY_COST|REQUEST_DEADLINE_MS|TRUSTED_PROXIES|CACHE_MAX_BYTES|GRAPHQL_INTROSPECTION|ADYEN_ENVIRONMENT|FAULT_AT)$/

/** Describes the value of an invalid setting; shows the value only if it is known to be harmless. */
export function describeValue(name: string, value: string | undefined): string {
  if (value === undefined || value === '') return 'it is not set'
  return harmless.test(name) ? `it is ${JSON.stringify(value.slice(0, 80))}` : 'its value is not shown'
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
