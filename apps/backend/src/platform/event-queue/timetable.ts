import type { Logger } from '@bocian/service/log.ts'

/** Runs the work once a minute, but never concurrently. Logs failures and continues. */
export function everyMinute(work: () => Promise<unknown>, log: Logger): { stop(): Promise<void> } {
  return everySeconds(60, work, log)
}

/** Like `everyMinute`, with another interval. The first run is after one interval, or immediately. */
export function everySeconds(
  seconds: number,
  work: () => Promise<unknown>,
  log: Logger,
  { isImmediate = false } = {},
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const run = (): void => {
    if (isRunning) return
    isRunning = true
    running = work()
      .catch((error: unknown) => log.error({ err: error }, 'scheduled task failed'))
      .finally(() => (isRunning = false))
  }
  const timer = setInterval(run, seconds * 1_000)
  if (isImmediate) run()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
