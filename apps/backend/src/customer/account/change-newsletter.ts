import {
  checkedTelephone,
  checkNewsletterAvailable,
  checkRequired,
  chosenAgreements,
  subscribeOwner,
  subscriptionOf,
  unsubscribeAccount,
  type ConsentRecord,
  type Subscribing,
  type SubscriptionStatus,
  type TextMessagesInput,
} from '#src/consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { addressProof, ownAccount } from './change-email.ts'
import { accountErrors } from '../errors.ts'

export interface NewsletterInput {
  is_subscribed?: boolean | null
  newsletter_sms?: TextMessagesInput | null
  agreements?: readonly (number | null)[] | null
}

/** A verified change of a newsletter subscription; undefined leaves a channel as it is. */
export interface NewsletterChange {
  emails: boolean | undefined
  /** The phone number that gets text messages; null ends them. */
  telephone: string | null | undefined
  /** The consents that are granted once the subscription is confirmed by email. */
  consents: ConsentRecord[]
}

/**
 * Checks what a customer wants of the newsletter. A new channel or number is refused where the store has no newsletter. Required
 * consents are enforced if the client sends any list of agreements. Who gets text messages already keeps the number if none is sent.
 */
export async function checkNewsletterChange(
  context: Context,
  { email, proof }: Subscribing,
  { is_subscribed: emails, newsletter_sms: sms, agreements }: NewsletterInput,
): Promise<NewsletterChange> {
  const known = await subscriptionOf(context, email)
  const keepsNumber = !sms?.telephone?.trim() && isWanted(known?.smsStatus)
  const wanted = keepsNumber ? null : await checkedTelephone(context, sms)
  const telephone = wanted ?? (sms?.is_subscribed === false ? null : undefined)
  if (!emails && wanted === null) return { emails: emails ?? undefined, telephone, consents: [] }
  const getsEmails = isWanted(known?.status)
  const isNewNumber = wanted !== null && !(isWanted(known?.smsStatus) && known?.telephone === wanted)
  if ((emails && !getsEmails) || isNewNumber) await checkNewsletterAvailable(context)
  if (wanted !== null && !(emails ?? getsEmails)) throw accountErrors.SMS_NEEDS_EMAIL()
  if (agreements && emails && !getsEmails) await checkRequired(context, 'newsletter', agreements)
  if (agreements && wanted !== null && !isWanted(known?.smsStatus))
    await checkRequired(context, 'newsletter_sms', agreements)
  // A repeated request also repeats the number and the consents that wait for the confirmation.
  const number = telephone === undefined ? (known?.awaitedTelephone ?? undefined) : telephone
  const awaitsConfirmation = proof !== 'proven'
  const consents = awaitsConfirmation ? await wantedConsents(context, agreements, Boolean(number)) : []
  const isRepeated = ({ agreementId }: ConsentRecord): boolean =>
    consents.every((one) => one.agreementId !== agreementId)
  return {
    emails: emails ?? undefined,
    telephone: number,
    consents: awaitsConfirmation ? [...consents, ...(known?.awaitedConsents ?? []).filter(isRepeated)] : [],
  }
}

async function wantedConsents(context: Context, agreements: NewsletterInput['agreements'], hasTexts: boolean) {
  const ofEmails = await chosenAgreements(context, 'newsletter', agreements)
  return hasTexts ? [...ofEmails, ...(await chosenAgreements(context, 'newsletter_sms', agreements))] : ofEmails
}

/** How many digits of a phone number somebody sees who has not proven to own the email address. */
const shownDigits = 3

/**
 * The number that gets text messages, or will once the subscription is confirmed. An account may have been
 * registered with somebody else's address, whose number came from the form in the footer. So only the last digits are shown until
 * the address is proven.
 */
export async function newsletterTelephone(context: Context, email: string): Promise<string | null> {
  const known = await subscriptionOf(context, email)
  const number = known?.smsStatus === 'SUBSCRIBED' ? known.telephone : known?.awaitedTelephone
  if (!number || !isWanted(known?.smsStatus)) return null
  return (await isOwnProven(context, email)) ? number : `•••${number.slice(-shownDigits)}`
}

async function isOwnProven(context: Context, email: string): Promise<boolean> {
  if (context.customerId === null) return false
  const account = await ownAccount(context)
  return account.email === email && addressProof(account) === 'proven'
}

const isWanted = (status: SubscriptionStatus | null | undefined): boolean =>
  status !== undefined && status !== null && status !== 'UNSUBSCRIBED'

/** Saves the change. An account that has not proven its address changes nothing that the address has confirmed: that needs an emailed link. */
export async function saveNewsletterChange(
  context: Context,
  tx: Writer,
  account: Subscribing,
  { emails, telephone, consents }: NewsletterChange,
): Promise<void> {
  if (emails === false) return unsubscribeAccount(context, tx, account)
  if (telephone === null) await unsubscribeAccount(context, tx, account, 'sms')
  const { email, proof } = account
  if (emails || telephone) await subscribeOwner(context, tx, email, proof, { telephone: telephone ?? null, consents })
}
