import type { Logger } from '@bocian/service/log.ts'

const minute = 60_000

/** Does the work once a minute, never twice at once; what fails is logged and tried again. */
export function everyMinute(work: () => Promise<unknown>, log: Logger): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = work()
      .catch((error: unknown) => log.error({ err: error }, 'a timed task failed'))
      .finally(() => (isRunning = false))
  }, minute)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
