import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** The command line is invalid; the message says why in one line. */
export class UsageError extends Error {}

/** Parses options and positional arguments strictly. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error))
  }
}
