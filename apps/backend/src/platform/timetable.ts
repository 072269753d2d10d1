import type { Logger } from '@bocian/service/log.ts'

/** Does the work once a minute, never twice at once; what fails is logged and tried again. */
export function everyMinute(work: () => Promise<unknown>, log: Logger): { stop(): Promise<void> } {
  return everySeconds(60, work, log)
}

/** The same in an interval of one's own. */
export function everySeconds(seconds: number, work: () => Promise<unknown>, log: Logger): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = work()
      .catch((error: unknown) => log.error({ err: error }, 'a timed task failed'))
      .finally(() => (isRunning = false))
  }, seconds * 1_000)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
