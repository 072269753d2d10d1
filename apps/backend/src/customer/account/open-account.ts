import type { Context } from '#src/platform/context.ts'
import { storeUrls } from '#src/store/store.ts'
import { mailLink } from '../sign-in/account-links.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { insertAccount } from '../queries.ts'
import { normalEmail } from '../sign-in/save-customers.ts'
import { newToken } from '../sign-in/tokens.ts'

/**
 * Creates an account on behalf of a customer and returns its id; undefined if the email address is taken. The account has a
 * random password, and the owner gets an email with a link to set one, which also confirms the email address.
 */
export async function openAccountFor(context: Context, address: string): Promise<number | undefined> {
  const { store, now } = context
  const email = normalEmail(address)
  const passwordHash = await hashPassword(newToken())
  const { base } = await storeUrls(context)
  return context.transaction(async (tx) => {
    const account = { email, passwordHash, firstname: '', lastname: '', websiteId: store.websiteId, storeId: store.id }
    const id = await insertAccount(tx, { ...account, isConfirmed: false, hasPassword: false })
    if (id !== undefined) await mailLink({ store, base, now }, tx, 'invite', { id, email, firstname: '' })
    return id
  })
}
