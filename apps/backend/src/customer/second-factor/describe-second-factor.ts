import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '#src/store/store.ts'
import { selectPasskeys } from '../passkey-queries.ts'
import { isSessionProven } from './own-proofs.ts'
import { countCodes, hasAuthenticator } from './second-factor-queries.ts'

/** What the agent can prove besides the password. Not for use in a transaction, which cannot load settings. */
export async function describeSecondFactor(context: Context, customerId: number) {
  const { db } = context
  const hasApp = await hasAuthenticator(db, customerId)
  const hasPasskey = (await selectPasskeys(db, customerId)).length > 0
  const settings = await storeSettings(context)
  return {
    has_app: hasApp,
    has_passkey: hasPasskey,
    is_checked: await isSessionProven(context),
    is_required: settings['agent/second_factor/required'] || hasApp || hasPasskey,
    recovery_codes_left: await countCodes(db, customerId),
  }
}
