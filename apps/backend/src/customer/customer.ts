import type { Context } from '#src/platform/context.ts'
import { selectCustomer } from './queries.ts'

export { personalData } from './personal-data-queries.ts'
export { selectAgents, updateIsAgent } from './queries.ts'

export { customerKey, saveCustomers, type AddressDraft, type CustomerDraft } from './save-customers.ts'
export { keepAddress } from './addresses.ts'
export { addressRules } from './address-rules.ts'
export { checkAddressPhone, readAddress, type AddressInput, type PostalAddress } from './read-address.ts'
export { addressErrors } from './errors.ts'
export { closeAccount } from './close-account.ts'
export { addressProof, ownAccount } from './change-email.ts'
export { eventHandlers } from './account-links.ts'
export { acceptantOfCustomer } from './acceptant.ts'
export { lockAccountOf } from './profile-queries.ts'
export { customerIdOf } from './find-account.ts'
export { openAccountFor } from './open-account.ts'
export { normalEmail } from './save-customers.ts'
export { setPasswords } from './set-passwords.ts'
export { saveUse } from './session-queries.ts'
export { customerOfSession } from './sessions.ts'
export { hashToken, newToken } from './tokens.ts'

/** The email address of a customer; null if the account no longer exists. */
export async function customerEmail(context: Pick<Context, 'db'>, id: number): Promise<string | null> {
  return (await selectCustomer(context.db, id))?.email ?? null
}
