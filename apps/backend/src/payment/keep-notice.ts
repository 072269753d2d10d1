import type { Database } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { insertNotice, lockAttempt, updateAttempt } from './queries.ts'
import type { Attempt, AttemptState, ProviderName, ProviderWord } from './types.ts'

/** What became of a word: `heard` counts, the others are kept for whoever looks into it. */
export type Outcome = 'heard' | 'repeated' | 'unknown' | 'mismatch'

const ranks: readonly AttemptState[] = ['started', 'pending', 'refused', 'paid']

/**
 * Keeps a provider's verified word once and publishes `payment.notified` with it in the same transaction. Words may come
 * twice and in any order: a try never goes back from paid. A word about another amount or currency pays nothing.
 */
export async function keepNotice(
  database: Pick<Database, 'transaction'>,
  provider: ProviderName,
  word: ProviderWord,
  now: Date,
): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, word.reference)
    const outcome = judge(attempt, provider, word)
    if (!(await insertNotice(tx, { provider, ...word, outcome }, now))) return 'repeated'
    if (attempt === undefined || outcome === 'unknown') return outcome
    if (outcome === 'heard' && ranks.indexOf(word.result) > ranks.indexOf(attempt.state))
      await updateAttempt(tx, attempt.id, {
        state: word.result,
        providerReference: word.providerReference,
        ...(word.result === 'refused' ? { refusal: word.reason ?? 'declined' } : {}),
      })
    await publish(tx, 'payment.notified', {
      orderId: attempt.orderId,
      reference: attempt.reference,
      result: outcome === 'mismatch' ? 'mismatch' : isPaidTwice(attempt, word) ? 'twice' : word.result,
      amount: word.amount,
      currency: word.currency,
      isAsked: word.isAsked ?? false,
    })
    return outcome
  })
}

/** One try may be paid twice on the provider's own page, each time under another number of its own. */
const isPaidTwice = (attempt: Attempt, word: ProviderWord): boolean =>
  attempt.state === 'paid' && word.result === 'paid' && attempt.providerReference !== word.providerReference

function judge(attempt: Attempt | undefined, provider: ProviderName, word: ProviderWord): Outcome {
  if (attempt === undefined || attempt.provider !== provider) return 'unknown'
  const isSame = attempt.amount === word.amount && attempt.currency === word.currency
  return isSame || word.result !== 'paid' ? 'heard' : 'mismatch'
}
