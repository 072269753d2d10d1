import { hideSecrets, secretsOf } from '@bocian/service/secrets.ts'
import { calculateRetryDelay, maxAttempts } from './calculate-retry.ts'
import type { Database } from '../database.ts'
import { startDeadline, underDeadline } from '../deadline.ts'
import {
  leaseEvent,
  markDelivered,
  markFailed,
  markHandled,
  renewLease,
  renewSeconds,
  type LeasedEvent,
} from './event-lease.ts'
import type { EventHandler, EventType } from '../events.ts'
import { faultPoint } from '../fault-point.ts'

/** The result of one delivery attempt. `lost` means that the lease expired and another process has taken the event. */
export interface Attempt {
  event: LeasedEvent
  outcome: 'delivered' | 'failed' | 'dead' | 'lost'
  /** The errors that handlers threw. */
  errors: Error[]
}

/** An error with the name of the handler that threw it. */
export class HandlerError extends Error {
  constructor(name: string, cause: unknown) {
    super(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

const everyAttemptDied = 'the process died during the last attempt'

/**
 * Leases the oldest due event of the types, runs its handlers and renews the lease meanwhile. Returns undefined when none is due.
 */
export async function deliverNext(
  database: Database,
  handlers: readonly EventHandler[],
  types: readonly EventType[],
  renewMilliseconds = renewSeconds * 1_000,
): Promise<Attempt | undefined> {
  const event = await leaseEvent(database, types)
  if (event === undefined) return undefined
  faultPoint('event.after-lease')
  const renewal = setInterval(() => void renewLease(database, event).catch(() => false), renewMilliseconds)
  try {
    return await deliver(database, handlers, event)
  } finally {
    clearInterval(renewal)
  }
}

/** Runs the handlers of a leased event that have not succeeded yet. */
export async function deliver(
  database: Database,
  handlers: readonly EventHandler[],
  event: LeasedEvent,
): Promise<Attempt> {
  if (event.attempts > maxAttempts) return fail(database, event, event.handledBy, [new Error(everyAttemptDied)])
  const handledBy = [...event.handledBy]
  const waiting = handlers.filter(({ type, name }) => type === event.type && !handledBy.includes(name))
  const errors: Error[] = []
  for (const [index, handler] of waiting.entries()) {
    try {
      await runWithin(handler.timeout, () => handler.handle(database, event.payload, event.publishedAt))
      handledBy.push(handler.name)
    } catch (error) {
      errors.push(new HandlerError(handler.name, error))
      continue
    }
    faultPoint('event.after-handler')
    // The statement that marks the event as delivered also records the last handler.
    if (index === waiting.length - 1) break
    if (!(await markHandled(database, event, handledBy))) return { event, outcome: 'lost', errors }
    faultPoint('event.after-handled')
  }
  if (errors.length > 0) return fail(database, event, handledBy, errors)
  const isOwner = await markDelivered(database, event, handledBy)
  faultPoint('event.after-delivered')
  return { event, outcome: isOwner ? 'delivered' : 'lost', errors }
}

async function fail(
  database: Database,
  event: LeasedEvent,
  handledBy: readonly string[],
  errors: Error[],
): Promise<Attempt> {
  const delay = event.attempts < maxAttempts ? calculateRetryDelay(event.attempts, Math.random()) : null
  const message = storable(errors.map((error) => error.message).join('; '))
  faultPoint('event.before-failed')
  const isOwner = await markFailed(database, event, { handledBy, message }, delay)
  faultPoint('event.after-failed')
  return { event, outcome: !isOwner ? 'lost' : delay === null ? 'dead' : 'failed', errors }
}

/** Removes secrets and email addresses, which exceptions may contain. */
function storable(message: string): string {
  return hideSecrets(message, secretsOf(process.env))
    .replace(/[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]+/g, '[email]')
    .slice(0, 500)
}

/** Rejects when time is up. The work itself cannot be stopped, but the database refuses the statements that it sends later. */
export async function runWithin(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const deadline = startDeadline(milliseconds)
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not end within ${milliseconds / 1_000} s`)), milliseconds)
  })
  try {
    await Promise.race([underDeadline(deadline, work), expired])
  } finally {
    clearTimeout(timer)
    deadline.clear()
  }
}
