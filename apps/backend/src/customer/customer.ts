import type { Context } from '#src/platform/context.ts'
import { selectCustomer } from './queries.ts'

export { personalData } from './personal-data-queries.ts'
export { selectAgents, updateIsAgent } from './queries.ts'

export { customerKey, saveCustomers, type AddressDraft, type CustomerDraft } from './sign-in/save-customers.ts'
export { keepAddress } from './address-book/addresses.ts'
export { addressRules } from './address/address-rules.ts'
export { checkAddressPhone, readAddress, type AddressInput, type PostalAddress } from './address/read-address.ts'
export { addressErrors } from './errors.ts'
export { closeAccount } from './account/close-account.ts'
export { addressProof, ownAccount } from './account/change-email.ts'
export { eventHandlers } from './sign-in/account-links.ts'
export { acceptantOfCustomer } from './account/acceptant.ts'
export { lockAccountOf } from './profile-queries.ts'
export { customerIdOf } from './account/find-account.ts'
export { openAccountFor } from './account/open-account.ts'
export { normalEmail } from './sign-in/save-customers.ts'
export { setPasswords } from './sign-in/set-passwords.ts'
export { saveUse } from './session-queries.ts'
export { requireRecentSignIn } from './sign-in/recent-sign-in.ts'
export { customerOfSession } from './sign-in/sessions.ts'
export { hashToken, newToken } from './sign-in/tokens.ts'

/** The email address of a customer; null if the account no longer exists. */
export async function customerEmail(context: Pick<Context, 'db'>, id: number): Promise<string | null> {
  return (await selectCustomer(context.db, id))?.email ?? null
}
