import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { mailSocialLink } from '../sign-in/account-links.ts'
import { warningOrigin } from '../sign-in/devices.ts'
import { socialErrors } from '../errors.ts'
import type { Person } from './identify.ts'
import { personKey, storedPerson, storePerson } from './register-person.ts'
import { signInPerson } from './sign-in-person.ts'
import { takePerson } from './social-queries.ts'

const perMailbox: AttemptLimit = { name: 'social sign-in mailbox', most: 3, seconds: 3_600 }

/**
 * Emails a link to an address that nobody has proven yet. Only this browser can use it: otherwise the owner of the address could be
 * made to let a stranger in.
 */
export async function mailConfirmation(context: Context, person: Person) {
  const { store, now } = context
  const mailbox = `${store.websiteId} ${person.email}`
  const wait = await context.transaction((tx) => countAttempt(tx, perMailbox, mailbox, now))
  if (wait > 0) throw tooManyAttempts(context.visitor, wait)
  const [key, origin] = [await storePerson(context, person), await warningOrigin(context)]
  const provider = context.services.socialProviders?.get(person.provider)?.title ?? ''
  await context.transaction((tx) => mailSocialLink(origin, tx, person, { key, provider }))
  return { email: person.email, token: null, registration: null }
}

/** Signs in the person who has opened the emailed link. */
export async function confirmSocialSignIn(context: Context, key: string) {
  const { expiresAt: _, ...person } = await storedPerson(context, key)
  const isTaken = await context.transaction((tx) => takePerson(tx, personKey(context, key)))
  if (!isTaken) throw socialErrors.SOCIAL_STATE_INVALID()
  return signInPerson(context, { ...person, isProven: true })
}
