import type { Database } from '#src/platform/database.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { leaseUnresolved, saveNextPoll, type UnresolvedAttempt } from './poll-queries.ts'
import { storeNotification } from './store-notification.ts'
import { providerOf } from './providers.ts'
import { registrationOf } from './registration.ts'

const minute = 60_000
const firstWait = 10 * minute
/** The last poll is a day after the first one. A webhook that arrives even later still counts. */
const mostAsks = 8
const mostAtOnce = 20

/** When the provider is polled first, if it has sent no notification. */
export const firstPollAfter = (begun: Date): Date => new Date(begun.getTime() + firstWait)

/** When a new attempt is polled first; null if its provider schedules that itself. */
export const firstPollOf = (database: Pick<Database, 'services'>, provider: string, begun: Date): Date | null =>
  registrationOf(database, provider)?.schedulesFirstPoll === true ? null : firstPollAfter(begun)

/**
 * Polls the providers of payment attempts without a final result, with doubling intervals, and handles results like webhooks.
 * Runs in parallel, so that a slow provider delays no other. Returns the errors.
 */
export async function pollProviders(database: Database, now: Date): Promise<Error[]> {
  const unheard = await database.transaction((tx) => leaseUnresolved(tx, now, mostAtOnce))
  const failures = await Promise.all(unheard.map((attempt) => ask(database, attempt, now)))
  return failures.filter((failure) => failure !== null)
}

async function ask(database: Database, attempt: UnresolvedAttempt, now: Date): Promise<Error | null> {
  const later = attempt.asks < mostAsks ? new Date(now.getTime() + firstWait * 2 ** (attempt.asks - 1)) : null
  try {
    faultPoint('poll.before-request')
    const { notifications, isLast } = await providerOf(attempt.provider, database).ask(attempt)
    faultPoint('poll.before-storing')
    for (const notification of notifications)
      await storeNotification(database, attempt.provider, { ...notification, isAsked: true }, now)
    faultPoint('poll.after-storing')
    await database.transaction((tx) => saveNextPoll(tx, attempt.id, isLast ? null : later))
    return null
  } catch (error) {
    await database.transaction((tx) => saveNextPoll(tx, attempt.id, later))
    return error instanceof Error ? error : new Error(String(error))
  }
}
