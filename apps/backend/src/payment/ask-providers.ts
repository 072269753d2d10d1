import type { Database } from '#src/platform/database.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { leaseUnheard, noteNextAsk, type UnheardAttempt } from './ask-queries.ts'
import { keepNotice } from './keep-notice.ts'
import { providerOf } from './providers.ts'
import type { ProviderName } from './types.ts'

const minute = 60_000
const firstWait = 10 * minute
/** The last time is a day after the first; what a provider says later by itself still counts. */
const mostAsks = 8
const mostAtOnce = 20

/** So long a provider may be silent before it is asked. */
export const firstAskAfter = (begun: Date): Date => new Date(begun.getTime() + firstWait)

/** When it is asked about a try that begins; Adyen not before its component has given what to ask with. */
export const firstAskOf = (provider: ProviderName, begun: Date): Date | null =>
  provider === 'adyen' ? null : firstAskAfter(begun)

/**
 * Asks the providers what became of tries that are not known to be paid, each time after twice as long. What they answer
 * goes the way of what they sign by themselves. Some at once, so that a slow provider keeps no other waiting. Answers
 * what failed.
 */
export async function askProviders(database: Database, now: Date): Promise<Error[]> {
  const unheard = await database.transaction((tx) => leaseUnheard(tx, now, mostAtOnce))
  const failures = await Promise.all(unheard.map((attempt) => ask(database, attempt, now)))
  return failures.filter((failure) => failure !== null)
}

async function ask(database: Database, attempt: UnheardAttempt, now: Date): Promise<Error | null> {
  const later = attempt.asks < mostAsks ? new Date(now.getTime() + firstWait * 2 ** (attempt.asks - 1)) : null
  try {
    faultPoint('status.before-asking')
    const { words, isLast } = await providerOf(attempt.provider, database).ask(attempt)
    faultPoint('status.before-storing')
    for (const word of words) await keepNotice(database, attempt.provider, { ...word, isAsked: true }, now)
    faultPoint('status.after-storing')
    await database.transaction((tx) => noteNextAsk(tx, attempt.id, isLast ? null : later))
    return null
  } catch (error) {
    await database.transaction((tx) => noteNextAsk(tx, attempt.id, later))
    return error instanceof Error ? error : new Error(String(error))
  }
}
