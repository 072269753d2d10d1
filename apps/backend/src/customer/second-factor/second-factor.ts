import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { mailWarning, type EmailOrigin } from '../sign-in/account-links.ts'
import { secondFactorErrors } from '../errors.ts'
import { deletePasskeys } from '../passkey-queries.ts'
import { selectCustomer } from '../queries.ts'
import { deleteSessions } from '../session-queries.ts'
import { describeSecondFactor } from './describe-second-factor.ts'
import { deleteAuthenticator, replaceCodes } from './second-factor-queries.ts'

/** Refuses an agent who has to prove more than the password before acting for a client, and has not done so in this session. */
export async function requireSecondFactor(context: Context, agentId: number): Promise<void> {
  const { is_required: isRequired, is_checked: isChecked } = await describeSecondFactor(context, agentId)
  if (isRequired && !isChecked) throw secondFactorErrors.SECOND_FACTOR_REQUIRED()
}

/**
 * Removes the app, the recovery codes and the passkeys of an agent who has lost the device, ends all their sessions, and notifies
 * them.
 */
export async function resetSecondFactor(tx: Writer, origin: EmailOrigin, agentId: number): Promise<void> {
  await deleteAuthenticator(tx, agentId)
  await replaceCodes(tx, agentId, [])
  await deletePasskeys(tx, agentId)
  await deleteSessions(tx, agentId)
  const account = await selectCustomer(tx, agentId)
  if (account !== undefined) await mailWarning(origin, tx, account, 'secondFactorReset')
}

export { hasSecondFactor } from './own-proofs.ts'
