import { checkPhone, normalizePhone, phoneCountry } from '@bocian/rules/phone.ts'
import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { storeSettings } from '#src/store/store.ts'
import { acceptedAgreements } from '../agreements/agreements.ts'
import { consentErrors } from '../errors.ts'
import { checkNewsletterAvailable, emailsOnly, hasNewsletter, requestSubscription } from './subscription.ts'
import type { SubscriptionStatus, Wish } from '../types.ts'

/** The wish for text messages, as a client sends it. */
export interface TextMessagesInput {
  is_subscribed?: boolean | null
  telephone?: string | null
}

export interface SubscriptionInput {
  email: string
  agreements?: readonly (number | null)[] | null
  sms?: TextMessagesInput | null
}

/** The newsletter of a registration, as a client sends it. */
interface RegistrationNewsletter {
  is_subscribed?: boolean | null
  agreements?: readonly (number | null)[] | null
}

const perAddress: AttemptLimit = { name: 'newsletter address', most: 20, seconds: 3_600 }
const mostAgreements = 20
const phoneForm = /^[\d_]{1,20}$/

/** Stores the request. Known and unknown email addresses get the same response, since both are still unconfirmed. */
export async function subscribeToNewsletter(context: Context, input: SubscriptionInput): Promise<SubscriptionStatus> {
  await checkNewsletterAvailable(context)
  const email = normalizeEmail(input.email).toLowerCase()
  if (email === '') throw consentErrors.NEWSLETTER_EMAIL_MISSING()
  if (checkEmail(email) !== null) throw platformErrors.EMAIL_INVALID()
  const wish = await checkedWish(context, input)
  const { now, visitor } = context
  const wait = await context.transaction(
    async (tx) =>
      (visitor?.address ? await countAttempt(tx, perAddress, visitor.address, now) : 0) ||
      requestSubscription(context, tx, email, wish),
  )
  if (wait > 0) throw tooManyAttempts(visitor, wait)
  return 'NOT_ACTIVE'
}

/** Requests a subscription for a buyer who ticked the newsletter box; it must be confirmed like any other. */
export async function subscribeBuyer(context: Context, tx: Writer, buyer: string): Promise<void> {
  if (!(await hasNewsletter(context))) return
  await requestSubscription(context, tx, normalizeEmail(buyer).toLowerCase(), emailsOnly)
}

/**
 * The newsletter wish of a registration; null if it is not wanted, or where the store has none, as in Magento. Required
 * consents are enforced if the client sends any list of agreements.
 */
export async function registrationWish(
  context: Context,
  { is_subscribed: isWanted, agreements }: RegistrationNewsletter,
): Promise<Wish | null> {
  if (!isWanted || !(await hasNewsletter(context))) return null
  return agreements
    ? { telephone: null, consents: await acceptedAgreements(context, 'newsletter', agreements) }
    : emailsOnly
}

/**
 * What is asked for beyond the emails. Required consents are enforced if the client sends any list of agreements: Magento's own
 * clients know none.
 */
async function checkedWish(context: Context, { agreements, sms }: SubscriptionInput): Promise<Wish> {
  if (agreements && (agreements.length > mostAgreements || agreements.some((id) => id !== null && id < 1)))
    throw consentErrors.NEWSLETTER_AGREEMENTS_INVALID()
  const telephone = await checkedTelephone(context, sms)
  if (!agreements) return { telephone, consents: [] }
  const consents = await acceptedAgreements(context, 'newsletter', agreements)
  if (telephone !== null) consents.push(...(await acceptedAgreements(context, 'newsletter_sms', agreements)))
  return { telephone, consents }
}

/** The phone number for text messages, as it is written in the store's country; null if they are not wanted or not sent. */
export async function checkedTelephone(
  context: Context,
  sms: TextMessagesInput | null | undefined,
): Promise<string | null> {
  if (!(await storeSettings(context))['newsletter/general/phone_field'] || !sms?.is_subscribed) return null
  const telephone = (sms.telephone ?? '').replaceAll(' ', '')
  const country = phoneCountry({}, context.store.country)
  if (!phoneForm.test(telephone) || checkPhone(telephone, country) !== null)
    throw consentErrors.NEWSLETTER_PHONE_INVALID()
  return normalizePhone(telephone, country)
}
