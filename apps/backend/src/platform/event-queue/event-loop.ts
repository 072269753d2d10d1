import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@bocian/service/log.ts'
import type { Database } from '../database.ts'
import type { Attempt } from './deliver-event.ts'
import { deliverDue } from './deliver-together.ts'
import { selectDueTypes } from './event-lease.ts'
import type { EventHandler, EventType } from '../events.ts'

const pollMilliseconds = 500
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
  let poll = new AbortController()

  const rest = (milliseconds: number, signal = stopping.signal) =>
    delay(milliseconds, undefined, { signal }).catch(() => undefined)

  async function drain(type: EventType): Promise<void> {
    try {
      while (!stopping.signal.aborted) {
        await giveWay()
        const attempts = await deliverDue(database, handlers, type)
        if (attempts.length === 0) return
        for (const attempt of attempts) report(attempt, log)
        // Poll again at once, since the handlers may have published events of other types.
        poll.abort()
      }
    } catch (error) {
      log.error({ err: error, type }, 'events could not be delivered')
      await rest(restAfterFailure)
    }
  }

  async function pollOnce(): Promise<void> {
    const idle = types.filter((type) => !lanes.has(type))
    for (const type of await selectDueTypes(database.reader, idle)) {
      const lane = drain(type).finally(() => lanes.delete(type))
      lanes.set(type, lane)
    }
  }

  const polling = (async () => {
    while (!stopping.signal.aborted) {
      poll = new AbortController()
      try {
        await pollOnce()
        await rest(pollMilliseconds, poll.signal)
      } catch (error) {
        log.error({ err: error }, 'events could not be read')
        await rest(restAfterFailure)
      }
    }
  })()
  return {
    async stop() {
      stopping.abort()
      poll.abort()
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
