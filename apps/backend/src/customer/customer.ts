import type { Context } from '#src/platform/context.ts'
import { selectCustomer } from './queries.ts'

export { selectAgents, updateIsAgent } from './queries.ts'

export {
  customerKey,
  saveCustomers,
  type AddressDraft,
  type CustomerDraft,
  type CustomerReport,
} from './save-customers.ts'
export { type CustomerView } from './describe-customer.ts'
export { eventHandlers } from './account-links.ts'
export { customerIdOf } from './find-account.ts'
export { openAccountFor } from './open-account.ts'
export { normalEmail } from './save-customers.ts'
export { customerOfSession } from './sessions.ts'
export { hashToken, newToken } from './tokens.ts'

/** Where letters to a customer go; null when the account is gone. */
export async function customerEmail(context: Pick<Context, 'db'>, id: number): Promise<string | null> {
  return (await selectCustomer(context.db, id))?.email ?? null
}
