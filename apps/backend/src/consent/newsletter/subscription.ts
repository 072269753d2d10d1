import { countAttempt, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { storeSettings } from '#src/store/store.ts'
import { consentErrors } from '../errors.ts'
import { publishSubscribed, requestLink } from '../links/mail-links.ts'
import {
  confirmSubscription,
  deleteSubscription,
  endSubscription,
  endTextMessages,
  selectSubscription,
  upsertSubscription,
  type Confirmable,
  type Subscription,
} from './queries.ts'
import { insertRecords, proveRecords, selectGranted, type Person } from '../log/record-queries.ts'
import type { ConsentRecord, Wish } from '../types.ts'
import { withdraw, withdrawKinds } from '../agreements/withdraw.ts'

/** Limits the links that are emailed to one address. */
const perMailbox: AttemptLimit = { name: 'newsletter mailbox', most: 3, seconds: 3_600 }

/** How an account proves its email address: it has done so, it must do so before the next sign-in, or it need not. */
export type AddressProof = 'proven' | 'awaited' | 'none'

/** Asks for nothing beyond the emails. */
export const emailsOnly: Wish = { telephone: null, consents: [] }

/** Whether the store view has a newsletter. */
export const hasNewsletter = async (context: Context): Promise<boolean> =>
  (await storeSettings(context))['newsletter/general/active']

/** Throws if the store view has no newsletter. */
export async function checkNewsletterAvailable(context: Context): Promise<void> {
  if (!(await hasNewsletter(context))) throw consentErrors.NEWSLETTER_NOT_AVAILABLE()
}

/** The newsletter subscription of an email address; undefined if nobody ever requested one. */
export const subscriptionOf = (
  { db, store }: Pick<Context, 'db' | 'store'>,
  email: string,
): Promise<Subscription | undefined> => selectSubscription(db, { websiteId: store.websiteId, email })

/** An account, as far as its newsletter is concerned. */
export interface Subscribing {
  customerId: number
  email: string
  proof: AddressProof
}

/**
 * Subscribes an account to the newsletter. An address that the account has not proven gets an email with a link first, or waits for
 * the confirmation of the account: otherwise a stranger could subscribe it, or change the subscription of its owner.
 */
export async function subscribeOwner(
  context: Context,
  tx: Writer,
  email: string,
  proof: AddressProof,
  wish = emailsOnly,
): Promise<void> {
  const { store, now } = context
  if (!(await hasNewsletter(context))) return
  const person: Person = { websiteId: store.websiteId, email }
  const known = await selectSubscription(tx, person)
  const news = await unfulfilled(tx, person, known, wish)
  const isActive = known?.status === 'SUBSCRIBED'
  if (isActive && news === null) return
  if (proof === 'none' || (isActive && proof === 'awaited'))
    return void (await requestSubscription(context, tx, email, wish))
  await upsertSubscription(tx, { ...person, storeId: store.id }, 'UNCONFIRMED', news, now)
  if (proof === 'proven') await confirmRequest(context, tx, person)
}

/**
 * Stores a subscription request and emails the link that confirms it. Does neither if the address got too many links, and returns
 * the seconds until the next one. Anybody can request it for any address. So an active subscription stays as it is, and only the
 * link knows what else was asked for.
 */
export async function requestSubscription(
  { store, now }: Context,
  tx: Writer,
  email: string,
  wish: Wish,
): Promise<number> {
  const wait = await countAttempt(tx, perMailbox, `${store.websiteId} ${email}`, now)
  if (wait > 0) return wait
  const person: Person = { websiteId: store.websiteId, email }
  const known = await selectSubscription(tx, person)
  const news = await unfulfilled(tx, person, known, wish)
  if (known?.status !== 'SUBSCRIBED')
    await upsertSubscription(tx, { ...person, storeId: store.id }, 'NOT_ACTIVE', news, now)
  const requested = { ...(news ?? emailsOnly), storeId: store.id }
  await requestLink(tx, { purpose: 'newsletter', email, store: store.code, requested })
  return 0
}

/** The part of a wish that is not fulfilled already; null if all of it is. */
async function unfulfilled(
  tx: Writer,
  person: Person,
  known: Subscription | undefined,
  { telephone, consents }: Wish,
): Promise<Wish | null> {
  const news: Wish = {
    telephone: known?.smsStatus === 'SUBSCRIBED' && known.telephone === telephone ? null : telephone,
    consents: await ungranted(tx, person, consents),
  }
  return news.telephone === null && news.consents.length === 0 ? null : news
}

/** Those consents that the person has not granted in the same wording. */
async function ungranted(tx: Writer, person: Person, consents: readonly ConsentRecord[]): Promise<ConsentRecord[]> {
  const granted = consents.length === 0 ? [] : await selectGranted(tx, person)
  const isGranted = (id: number, version: number | null): boolean =>
    granted.some((one) => one.agreementId === id && one.version === version)
  return consents.filter(({ agreementId, version }) => !isGranted(agreementId, version))
}

/**
 * Confirms a subscription and what was requested with it: its consents go into the log, and a new subscriber gets a welcome. False
 * if there is nothing like it.
 */
export async function confirmRequest(
  { store, now }: Context,
  tx: Writer,
  person: Person,
  which: Confirmable = {},
): Promise<boolean> {
  const confirmed = await confirmSubscription(tx, person, which, now)
  if (confirmed === undefined) return false
  // Several links may ask for the same consents.
  const news = await ungranted(tx, person, confirmed.consents)
  await insertRecords(tx, person, confirmed.storeId, news, now)
  if (confirmed.isNew) await publishSubscribed(tx, person.email, store.code)
  return true
}

/**
 * Ends the newsletter of an account, or only its text messages. What the owner of the address has confirmed ends with an emailed link
 * if the account has not proven the address; such an account only ends its own requests and consents.
 */
export async function unsubscribeAccount(
  context: Context,
  tx: Writer,
  { customerId, email, proof }: Subscribing,
  channel: 'all' | 'sms' = 'all',
): Promise<void> {
  const isSms = channel === 'sms'
  if (proof === 'proven') return isSms ? stopTextMessages(context, tx, email) : unsubscribeOwner(context, tx, email)
  const person: Person = { websiteId: context.store.websiteId, email }
  await withdraw(
    context,
    tx,
    email,
    ({ unprovenCustomerId, kind, isForNewsletter }) =>
      unprovenCustomerId === customerId && (isSms ? kind === 'newsletter_sms' : isForNewsletter),
  )
  const known = await selectSubscription(tx, person)
  if ((isSms ? known?.smsStatus : known?.status) === 'SUBSCRIBED') return requestEnd(context, tx, email, channel)
  await (isSms ? endTextMessages(tx, person, context.now) : endSubscription(tx, person, context.now))
}

/** Emails the link that ends a subscription, unless the address got too many links. */
async function requestEnd({ store, now }: Context, tx: Writer, email: string, channel: 'all' | 'sms'): Promise<void> {
  if ((await countAttempt(tx, perMailbox, `${store.websiteId} ${email}`, now)) > 0) return
  const kind = channel === 'sms' ? channel : undefined
  await requestLink(tx, { purpose: 'newsletter_unsubscribe', email, store: store.code, kind })
}

/** Ends a newsletter subscription with its text messages, and withdraws the consents that were given for it. */
export async function unsubscribeOwner(context: Context, tx: Writer, email: string): Promise<void> {
  const person: Person = { websiteId: context.store.websiteId, email }
  await endSubscription(tx, person, context.now)
  await withdraw(context, tx, email, ({ isForNewsletter }) => isForNewsletter)
}

/** Ends the text messages of a newsletter subscription, and withdraws the consents that were given for them. */
export async function stopTextMessages(context: Context, tx: Writer, email: string): Promise<void> {
  const person: Person = { websiteId: context.store.websiteId, email }
  await endTextMessages(tx, person, context.now)
  await withdrawKinds(context, tx, email, ['newsletter_sms'])
}

/**
 * Moves a subscription to the new address of its owner, where it must be confirmed again. It stays where the account has not proven
 * the old address, with the phone number that may be somebody else's.
 */
export async function moveSubscription(
  context: Context,
  tx: Writer,
  { email: from, proof: oldProof }: Subscribing,
  { email: to, proof }: Omit<Subscribing, 'customerId'>,
): Promise<void> {
  const known = await selectSubscription(tx, { websiteId: context.store.websiteId, email: from })
  if (known === undefined || oldProof !== 'proven') return
  await deleteSubscription(tx, { websiteId: context.store.websiteId, email: from })
  const telephone = known.smsStatus === 'SUBSCRIBED' ? known.telephone : null
  if (known.status === 'SUBSCRIBED') await subscribeOwner(context, tx, to, proof, { telephone, consents: [] })
}

/**
 * What the proof of an account's address changes: its consents become those of the owner of the address, and a subscription that waited
 * for the proof is confirmed.
 */
export async function confirmWithAccount(
  context: Context,
  tx: Writer,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await proveRecords(tx, id)
  await confirmRequest(context, tx, { websiteId: context.store.websiteId, email }, { status: 'UNCONFIRMED' })
}

/** Deletes the subscription of a customer whose account is deleted. It ends with an emailed link if the address is not proven. */
export async function forgetSubscription(context: Context, tx: Writer, account: Subscribing): Promise<void> {
  if (account.proof !== 'proven') return unsubscribeAccount(context, tx, account)
  await deleteSubscription(tx, { websiteId: context.store.websiteId, email: account.email })
}
