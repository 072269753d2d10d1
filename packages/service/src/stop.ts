import type { Logger } from './log.ts'

const patience = 10_000

/** On SIGTERM or SIGINT, closes everything in reverse order and exits with 0. Exits anyway after ten seconds. */
export function stopCleanly(log: Logger, close: () => Promise<void>): void {
  let stopping = false
  const stop = (signal: string): void => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), patience).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The supervising process has died, so nothing else would stop this process.
  process.on('disconnect', () => stop('disconnect'))
}
