import type { Logger } from '@bocian/service/log.ts'
import type { Database } from './database.ts'
import { deliverEvents, type EventHandler } from './events.ts'

const restMilliseconds = 500
const restAfterFailure = 5_000

/** Delivers events until it is stopped; what fails stays written down and is tried again. */
export function startEventLoop(database: Database, handlers: EventHandler[], log: Logger): { stop(): Promise<void> } {
  let isStopping = false
  let wake: () => void = () => undefined
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const done = (async () => {
    while (!isStopping) {
      try {
        if ((await deliverEvents(database, handlers)) === 0) await rest(restMilliseconds)
      } catch (error) {
        log.error({ err: error }, 'an event could not be delivered')
        await rest(restAfterFailure)
      }
    }
  })()
  return {
    stop() {
      isStopping = true
      wake()
      return done
    },
  }
}
