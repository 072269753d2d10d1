import { withoutSeparators } from '@bocian/rules/separators.ts'
import { countAttempt, forgetAttempts, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { storeUrls } from '#src/store/store.ts'
import { mailWarning } from '../sign-in/account-links.ts'
import { ownAccount } from '../account/change-email.ts'
import { secondFactorErrors } from '../errors.ts'
import type { AccountRow } from '../queries.ts'
import { saveProof } from '../session-queries.ts'
import { describeSecondFactor } from './describe-second-factor.ts'
import { recoveryHash } from './recovery-codes.ts'
import { countCodes, deleteCode, selectAuthenticator, useStep } from './second-factor-queries.ts'
import { fromBase32, matchingStep } from './totp.ts'

const perAgent: AttemptLimit = { name: 'second factor', most: 5, seconds: 3_600, firstDelaySeconds: 60 }

/** What the signed-in agent can prove besides the password. */
export async function ownSecondFactor(context: Context) {
  const { id } = await ownAgentAccount(context)
  return describeSecondFactor(context, id)
}

/** Checks a code of the app or a recovery code. After that the session counts as proven. */
export async function checkSecondFactor(context: Context, typed: string) {
  const account = await ownAgentAccount(context)
  await countCode(context, account.id)
  const use = await readCode(context, account, typed)
  if (use === undefined) throw secondFactorErrors.SECOND_FACTOR_INVALID()
  const { sessionHash, now } = context
  await context.transaction(async (tx) => {
    if (!(await use(tx))) throw secondFactorErrors.SECOND_FACTOR_INVALID()
    await resetCount(tx, account.id)
    if (sessionHash !== undefined) await saveProof(tx, sessionHash, now)
  })
  return describeSecondFactor(context, account.id)
}

/** The account of the signed-in agent. Refuses ordinary customers, who act for nobody. */
export async function ownAgentAccount(context: Context): Promise<AccountRow> {
  const account = await ownAccount(context)
  if (!account.isAgent) throw secondFactorErrors.SECOND_FACTOR_FOR_AGENTS()
  return account
}

/** Counts an attempt before the code is checked, so that concurrent attempts cannot bypass the limit. */
export async function countCode(context: Context, customerId: number): Promise<void> {
  const wait = await context.transaction((tx) => countAttempt(tx, perAgent, String(customerId), context.now))
  if (wait > 0) throw tooManyAttempts(context.visitor, wait)
}

export const resetCount = (tx: Writer, customerId: number): Promise<void> =>
  forgetAttempts(tx, perAgent, String(customerId))

type Use = (tx: Writer) => Promise<boolean>

/** How to use up the code, which is false if it was used before; undefined if the code is wrong. */
async function readCode(context: Context, account: AccountRow, typed: string): Promise<Use | undefined> {
  const { store, now } = context
  const hash = recoveryHash(typed)
  if (hash !== undefined) {
    const { base } = await storeUrls(context)
    return async (tx) => {
      if (!(await deleteCode(tx, account.id, hash))) return false
      const left = String(await countCodes(tx, account.id))
      await mailWarning({ store, base, now }, tx, account, 'recoveryCodeUsed', { left })
      return true
    }
  }
  const app = await selectAuthenticator(context.db, account.id)
  if (app?.secret == null) return undefined
  const step = matchingStep(fromBase32(app.secret), withoutSeparators(typed), now, app.lastStep)
  return step === undefined ? undefined : (tx) => useStep(tx, account.id, step)
}
