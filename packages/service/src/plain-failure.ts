import { createPrivately } from './private-files.ts'
import { hideSecrets, secretsOf } from './secrets.ts'

const diskFull = 'The disk is full. Free some space and start again.'
const wasmNoSpace = 51

/** The embedded database throws file errors as plain objects with WebAssembly errno values. */
function isEmbeddedDiskFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error && error.errno === wasmNoSpace
}

/** A one-line explanation for operators of why a service cannot start; undefined for unknown errors. */
export function plainFailure(error: unknown): string | undefined {
  if (isEmbeddedDiskFull(error)) return diskFull
  if (!(error instanceof Error)) return undefined
  if (error.name === 'EnvironmentError' || error.name === 'FolderInUse') return error.message
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return `Port ${portOf(error)} is already in use. Stop the other program or set another PORT.`
  if (code === 'EACCES' || code === 'EPERM') return `Not allowed: ${error.message}`
  if (code === 'ENOSPC' || code === '53100' || /No space left/i.test(error.message)) return diskFull
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '57P03', '28P01', '28000', '3D000'].includes(code))
    return `The database cannot be reached: ${error.message || code}. Check DATABASE_URL.`
  return undefined
}

function portOf(error: Error): string {
  return 'port' in error ? String(error.port) : '?'
}

/**
 * Runs a service's main function. If it fails, the process ends with code 1 and one helpful line without secrets. Files that the
 * service creates are private to their owner.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  createPrivately()
  try {
    await main()
  } catch (error) {
    const text = plainFailure(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
    process.stderr.write(`${hideSecrets(text, secretsOf(process.env))}\n`)
    process.exit(1)
  }
}
