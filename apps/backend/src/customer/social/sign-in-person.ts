import { confirmWithAccount } from '../../consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { mailWarning } from '../sign-in/account-links.ts'
import { deviceCookie, recordDevice, warningOrigin, type WarningOrigin } from '../sign-in/devices.ts'
import { accountErrors, socialErrors } from '../errors.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { deletePasskeys } from '../passkey-queries.ts'
import { selectAccount, selectByEmail, updateAccount, updatePassword, type AccountRow } from '../queries.ts'
import { deleteSessions, isDeviceOf } from '../session-queries.ts'
import { beginSession, sessionSeconds } from '../sign-in/sessions.ts'
import { hashToken, newToken } from '../sign-in/tokens.ts'
import type { Person } from './identify.ts'
import { offerRegistration } from './register-person.ts'
import { insertIdentity, selectIdentity } from './social-queries.ts'

/**
 * Signs in the customer of this person: the one whom this account of the provider has signed in before, or else the one with the
 * proven email address. Somebody without an account is asked to register.
 */
export async function signInPerson(context: Context, person: Person) {
  const { db, store } = context
  const linked = await selectIdentity(db, store.websiteId, person)
  const account =
    linked === undefined ? await selectByEmail(db, store.websiteId, person.email) : await selectAccount(db, linked)
  if (linked === undefined && !person.isProven) throw socialErrors.SOCIAL_EMAIL_UNVERIFIED()
  if (account === undefined) return offerRegistration(context, person)
  // An agent may need more than one proof to sign in, and this one would replace them.
  if (account.isAgent) throw socialErrors.SOCIAL_AGENT_REFUSED()
  const isOwnAddress = person.isProven && account.email === person.email
  if (!account.isConfirmed && !isOwnAddress) throw accountErrors.ACCOUNT_UNCONFIRMED()
  const origin = await warningOrigin(context)
  const seconds = await sessionSeconds(context)
  const link = linked === undefined ? await prepareLink(context, account) : undefined
  return context.transaction(async (tx) => {
    const passwordVersion = link
      ? await linkPerson(context, tx, person, account, link, origin)
      : account.passwordVersion
    if (isOwnAddress) {
      await updateAccount(tx, account.id, { isConfirmed: true, isAddressProven: true })
      await confirmWithAccount(context, tx, account)
    }
    await recordDevice(context, tx, account, origin)
    const session = { signedInAt: context.now, seconds, method: 'provider' as const }
    const token = await beginSession(context, tx, { id: account.id, passwordVersion }, session)
    if (token === null) throw socialErrors.SOCIAL_STATE_INVALID()
    return { email: account.email, token, registration: null }
  })
}

interface Link {
  /** The hash of a random password that replaces the account's; undefined if the account keeps its own. */
  passwordHash: string | undefined
}

/**
 * A stranger may have registered an address that was never confirmed, and would still know the password after its owner has signed
 * in here. So such an account gets a random password.
 */
async function prepareLink(context: Context, account: AccountRow): Promise<Link> {
  const isOwners = account.isAddressProven
  const keepsPassword = isOwners || (await isOwnBrowser(context, account.id))
  return { passwordHash: keepsPassword ? undefined : await hashPassword(newToken()) }
}

/** Whether this browser has signed in to the account before: then the owner of the address also knows the password. */
async function isOwnBrowser({ db, visitor }: Context, customerId: number): Promise<boolean> {
  const device = visitor?.isStorefront ? visitor.cookie(deviceCookie) : undefined
  return device !== undefined && isDeviceOf(db, hashToken(device), customerId)
}

/** Links the person with an existing account and notifies its owner. Returns the version of the account's password. */
async function linkPerson(
  context: Context,
  tx: Writer,
  person: Person,
  account: AccountRow,
  { passwordHash }: Link,
  origin: WarningOrigin,
): Promise<number> {
  const { passwordVersion } = account
  if (!(await insertIdentity(tx, context.store.websiteId, person, account.id, context.now))) return passwordVersion
  const provider = context.services.socialProviders?.get(person.provider)?.title ?? ''
  await mailWarning(origin, tx, account, passwordHash === undefined ? 'socialLinked' : 'socialReplaced', { provider })
  if (passwordHash === undefined) return passwordVersion
  await deleteSessions(tx, account.id)
  await deletePasskeys(tx, account.id)
  return updatePassword(tx, account.id, passwordHash, false)
}
