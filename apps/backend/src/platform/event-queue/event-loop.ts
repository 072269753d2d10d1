import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@bocian/service/log.ts'
import type { Database } from '../database.ts'
import type { Attempt } from './deliver-event.ts'
import { deliverDue, mayBeMore } from './deliver-together.ts'
import { selectDueTypes } from './event-lease.ts'
import type { EventHandler, EventType } from '../events.ts'
import { createPause } from './pause.ts'

const pollMilliseconds = 500
/** Events that are published in the meantime are delivered together. */
const shortestPause = 100
const restAfterFailure = 5_000

/**
 * Delivers events until it is stopped: the events of one type one after the other or several at once, and the types in parallel, so that a slow
 * handler delays no other type. It delays its own type by its timeout at most. Each batch waits for `giveWay` first, while visitors wait for the process.
 */
export function startEventLoop(
  database: Database,
  handlers: readonly EventHandler[],
  log: Pick<Logger, 'error' | 'warn'>,
  giveWay: () => Promise<void> = async () => undefined,
): { stop(): Promise<void> } {
  const types = [...new Set(handlers.map(({ type }) => type))]
  const lanes = new Map<EventType, Promise<void>>()
  const stopping = new AbortController()
  const polls = createPause()

  const rest = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)

  async function drain(type: EventType): Promise<void> {
    let hasDelivered = false
    try {
      for (let isOver = false; !isOver && !stopping.signal.aborted;) {
        await giveWay()
        const attempts = await deliverDue(database, handlers, type)
        for (const attempt of attempts) report(attempt, log)
        isOver = !mayBeMore(handlers, type, attempts)
        hasDelivered ||= attempts.length > 0
        // The handlers may have published events of other types.
        if (attempts.length > 0) polls.shorten()
      }
    } catch (error) {
      log.error({ err: error, type }, 'events could not be delivered')
      await rest(restAfterFailure)
    }
    lanes.delete(type)
    // Others of this type may have been published since.
    if (hasDelivered) polls.shorten()
  }

  async function pollOnce(): Promise<void> {
    const idle = types.filter((type) => !lanes.has(type))
    for (const type of await selectDueTypes(database.reader, idle)) lanes.set(type, drain(type))
  }

  const polling = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await pollOnce()
        await polls.wait(shortestPause, pollMilliseconds)
      } catch (error) {
        log.error({ err: error }, 'events could not be read')
        await rest(restAfterFailure)
      }
    }
  })()
  return {
    async stop() {
      stopping.abort()
      polls.end()
      await polling
      await Promise.all(lanes.values())
    },
  }
}

function report({ event, outcome, errors }: Attempt, log: Pick<Logger, 'error' | 'warn'>): void {
  const { id, type, attempts } = event
  if (outcome === 'lost') log.warn({ event: id, type }, 'event lease expired while its handlers were running')
  for (const err of errors)
    if (outcome === 'dead') log.error({ code: 'EVENT_DEAD', event: id, type, attempts, err }, 'event is a dead letter')
    else log.warn({ event: id, type, attempts, err }, 'event handler failed')
}
