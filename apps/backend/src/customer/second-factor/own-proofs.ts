import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { secondFactorErrors } from '../errors.ts'
import { selectPasskeys } from '../passkey-queries.ts'
import { selectProofs } from '../session-queries.ts'
import { hasAuthenticator } from './second-factor-queries.ts'

/** Whether a second factor besides the password was checked in the request's session. */
export async function isSessionProven({ db, sessionHash }: Pick<Context, 'db' | 'sessionHash'>): Promise<boolean> {
  return sessionHash !== undefined && (await selectProofs(db, sessionHash))?.provenAt != null
}

/** Whether the customer has a second factor besides the password: an authenticator app or a passkey. */
export async function hasSecondFactor(db: Reader, customerId: number): Promise<boolean> {
  return (await hasAuthenticator(db, customerId)) || (await selectPasskeys(db, customerId)).length > 0
}

/**
 * Refuses an agent who has a second factor and has not used it in this session: somebody who knows only the password must not
 * replace it.
 */
export async function requireProofOfAgent(
  context: Context,
  { id, isAgent }: { id: number; isAgent: boolean },
): Promise<void> {
  if (isAgent && (await hasSecondFactor(context.db, id)) && !(await isSessionProven(context)))
    throw secondFactorErrors.SECOND_FACTOR_REQUIRED()
}
