import {
  acceptedAgreements,
  confirmWithAccount,
  registrationWish,
  saveAcceptances,
  subscribeOwner,
} from '../../consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import type { SocialRegistrationInput } from '#src/platform/resolvers.gen.ts'
import { deviceHash, recordDevice, warningOrigin } from '../sign-in/devices.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { insertAccount } from '../queries.ts'
import { checkedAgreements, checkedName } from '../account/register.ts'
import { beginSession, sessionSeconds } from '../sign-in/sessions.ts'
import { hashToken, newToken } from '../sign-in/tokens.ts'
import { socialErrors } from '../errors.ts'
import type { Person } from './identify.ts'
import { insertIdentity, insertPerson, selectPerson, takePerson, type StoredPerson } from './social-queries.ts'

const validMilliseconds = 60 * 60_000

/** Stores the person for an hour and returns the key that only this browser can use. */
export async function storePerson(context: Context, person: Person): Promise<string> {
  const key = newToken()
  const expiresAt = new Date(context.now.getTime() + validMilliseconds)
  await context.transaction((tx) => insertPerson(tx, personKey(context, key), { ...person, expiresAt }))
  return key
}

/** The person whom this browser stored. Refuses other keys, and those that have expired or were used. */
export async function storedPerson(context: Context, key: string): Promise<StoredPerson> {
  const person = await selectPerson(context.db, personKey(context, key))
  if (person === undefined) throw socialErrors.SOCIAL_STATE_INVALID()
  if (person.expiresAt <= context.now) throw socialErrors.SOCIAL_EXPIRED()
  return person
}

export function personKey(context: Context, key: string) {
  return { keyHash: hashToken(key), browserHash: deviceHash(context), websiteId: context.store.websiteId }
}

/** Asks a person without an account for what a registration requires. */
export async function offerRegistration(context: Context, person: Person) {
  const { email, firstname, lastname } = person
  return { email, token: null, registration: { key: await storePerson(context, person), firstname, lastname } }
}

/** Creates the account of an identified person, with a confirmed address and without a usable password, and signs in. */
export async function registerPerson(context: Context, given: SocialRegistrationInput) {
  const person = await storedPerson(context, given.key)
  if (!person.isProven) throw socialErrors.SOCIAL_EMAIL_UNVERIFIED()
  const [firstname, lastname] = [checkedName(given.firstname, 'firstname'), checkedName(given.lastname, 'lastname')]
  const agreements = await acceptedAgreements(context, 'registration', checkedAgreements(given.agreements))
  const newsletter = await registrationWish(context, given)
  const { store, now } = context
  const passwordHash = await hashPassword(newToken())
  const [origin, seconds] = [await warningOrigin(context), await sessionSeconds(context)]
  const { email } = person
  return context.transaction(async (tx) => {
    if (!(await takePerson(tx, personKey(context, given.key)))) throw socialErrors.SOCIAL_STATE_INVALID()
    const account = { email, firstname, lastname, passwordHash, websiteId: store.websiteId, storeId: store.id }
    const id = await insertAccount(tx, { ...account, isConfirmed: true, hasPassword: false, isAddressProven: true })
    // Somebody has registered the address in the meantime: another sign-in will link that account.
    if (id === undefined) throw socialErrors.SOCIAL_STATE_INVALID()
    await insertIdentity(tx, store.websiteId, person, id, now)
    await saveAcceptances(context, tx, { email }, agreements)
    await confirmWithAccount(context, tx, { id, email })
    if (newsletter) await subscribeOwner(context, tx, email, 'proven', newsletter)
    await recordDevice(context, tx, { id, email, firstname }, origin)
    const token = await beginSession(
      context,
      tx,
      { id, passwordVersion: 0 },
      { signedInAt: now, seconds, method: 'provider' },
    )
    if (token === null) throw socialErrors.SOCIAL_STATE_INVALID()
    return { email, token, registration: null }
  })
}
