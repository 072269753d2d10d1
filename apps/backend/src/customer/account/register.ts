import { checkPersonName } from '@bocian/rules/account.ts'
import { oneLine } from '@bocian/rules/clean-text.ts'
import { checkEmail } from '@bocian/rules/validators.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import {
  acceptedAgreements,
  registrationWish,
  saveAcceptances,
  subscribeOwner,
  type Wish,
} from '#src/consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import { storeSettings, storeUrls } from '#src/store/store.ts'
import { mailLink, publishTakenEmail } from '../sign-in/account-links.ts'
import { findCustomer, type CustomerView } from './describe-customer.ts'
import { accountErrors } from '../errors.ts'
import { checkNewPassword } from '../sign-in/new-password.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { updateProfile } from '../profile-queries.ts'
import { readProfile, type ProfileInput } from './profile.ts'
import { insertAccount } from '../queries.ts'
import { normalEmail } from '../sign-in/save-customers.ts'
import { newToken } from '../sign-in/tokens.ts'

export interface Registration extends ProfileInput {
  email?: string | null
  firstname?: string | null
  lastname?: string | null
  password?: string | null
  is_subscribed?: boolean | null
  agreements?: readonly (number | null)[] | null
  confirm_by_email?: boolean | null
}

const perAddress: AttemptLimit = { name: 'register address', most: 20, seconds: 3_600 }
const mostAgreements = 20

/** Limits registrations per email address, whether it has an account or not. */
const perMailbox: AttemptLimit = { name: 'register mailbox', most: 1, seconds: 60 }

/**
 * Creates an account and returns it. If the shop or the client requires confirmation, an email is sent and the customer must confirm
 * before signing in. A taken email address gets the same response after the same work, and its owner is notified; it is refused only if
 * the merchant chose to reveal taken addresses.
 */
export async function register(context: Context, given: Registration): Promise<CustomerView> {
  const draft = checkDraft(given)
  const profile = readProfile(context, given)
  const agreements = await registrationConsents(context, given.agreements)
  const newsletter = await registrationWish(context, given)
  if (draft.password !== null) await checkNewPassword(context, draft.password)
  await countRegistration(context, draft.email)
  const settings = await storeSettings(context)
  const passwordHash = await hashPassword(draft.password ?? newToken())
  const { store } = context
  const revealsTaken = settings['customer/create_account/reveal_taken_email']
  // Where a taken address is refused anyway, there is nothing that the confirmation would hide.
  const mustConfirm = settings['customer/create_account/confirm'] || (given.confirm_by_email === true && !revealsTaken)
  const { password: _, ...names } = draft
  const account = { ...names, passwordHash, websiteId: store.websiteId, storeId: store.id, isConfirmed: !mustConfirm }
  const wanted = { account, profile, agreements, newsletter, hasPassword: draft.password !== null }
  const created = await createAccount(context, wanted, mustConfirm)
  // A free email address goes through the simulation too, so that both cases take the same time.
  const simulated = await simulateAccount(context, wanted)
  if (created !== undefined) return created
  if (revealsTaken) throw accountErrors.EMAIL_TAKEN()
  return simulated
}

interface Wanted {
  account: Parameters<typeof insertAccount>[1]
  profile: ReturnType<typeof readProfile>
  agreements: Awaited<ReturnType<typeof registrationConsents>>
  /** Without a password the account gets a random one, and its owner a link to set another, as with Magento. */
  hasPassword: boolean
  /** Null if the newsletter is not wanted. */
  newsletter: Wish | null
}

/** Creates the account; undefined if the email address is taken. */
async function createAccount(
  context: Context,
  { account, profile, agreements, newsletter, hasPassword }: Wanted,
  mustConfirm: boolean,
): Promise<CustomerView | undefined> {
  const { store, now } = context
  const { base } = await storeUrls(context)
  return context.transaction(async (tx) => {
    const id = await insertAccount(tx, account)
    if (id === undefined) {
      await publishTakenEmail(context, tx, account.email)
      return undefined
    }
    await updateProfile(tx, id, profile)
    await saveAcceptances(context, tx, { email: account.email, unprovenCustomerId: id }, agreements)
    if (newsletter) await subscribeOwner(context, tx, account.email, mustConfirm ? 'awaited' : 'none', newsletter)
    if (mustConfirm || !hasPassword)
      await mailLink({ store, base, now }, tx, hasPassword ? 'confirm' : 'reset', { ...account, id })
    const view = await findCustomer({ store, db: tx }, id)
    return view && { ...view, ...requestedNewsletter(newsletter !== null, mustConfirm) }
  })
}

/** Repeats the request: what is stored for the address would reveal whether somebody has subscribed it before. */
function requestedNewsletter(isSubscribed: boolean, mustConfirm: boolean) {
  const status = mustConfirm ? ('UNCONFIRMED' as const) : ('NOT_ACTIVE' as const)
  return { is_subscribed: isSubscribed, newsletter_status: isSubscribed ? status : null }
}

/** Thrown to roll back a transaction and still return what was read in it. */
class RolledBack extends Error {
  readonly view: CustomerView | undefined
  constructor(view: CustomerView | undefined) {
    super('rolled back')
    this.view = view
  }
}

/** The response of a successful registration, read from an account that is then rolled back. */
async function simulateAccount(context: Context, { account, profile, newsletter }: Wanted): Promise<CustomerView> {
  const { store } = context
  const work = context.transaction(async (tx) => {
    const id = await insertAccount(tx, { ...account, email: `${newToken()}@nobody.invalid` })
    if (id === undefined) throw new RolledBack(undefined)
    await updateProfile(tx, id, profile)
    throw new RolledBack(await findCustomer({ store, db: tx }, id))
  })
  const outcome: unknown = await work.catch((error: unknown) => error)
  if (!(outcome instanceof RolledBack) || outcome.view === undefined) throw outcome
  return { ...outcome.view, email: account.email, ...requestedNewsletter(newsletter !== null, !account.isConfirmed) }
}

function checkDraft(given: Registration) {
  const email = checkedEmail(given.email ?? '')
  const firstname = checkedName(given.firstname ?? '', 'firstname')
  const lastname = checkedName(given.lastname ?? '', 'lastname')
  return { email, firstname, lastname, password: given.password ?? null }
}

/**
 * The accepted agreements. Clients that send the field show the agreements, so the required ones are enforced. Plain Magento
 * clients do not know the field.
 */
export async function registrationConsents(context: Context, given: Registration['agreements']) {
  if (given == null) return []
  return acceptedAgreements(context, 'registration', checkedAgreements(given))
}

/** The ids without duplicates. */
export function checkedAgreements(given: Registration['agreements']): number[] {
  const agreements = (given ?? []).filter((agreement) => agreement !== null)
  if (agreements.length > mostAgreements || agreements.some((agreement) => agreement < 1))
    throw accountErrors.AGREEMENTS_INVALID()
  return [...new Set(agreements)]
}

/** Validates an email address and returns it in the form that accounts store. */
export function checkedEmail(email: string): string {
  if (email.trim() === '') throw accountErrors.REQUIRED_FIELDS_MISSING({ fields: ['Email'] })
  if (checkEmail(email) !== null) throw accountErrors.ACCOUNT_EMAIL_INVALID({ email })
  return normalEmail(email)
}

const nameLabels = { firstname: 'First Name', lastname: 'Last Name' } as const

/** A name in one line. Refuses a missing or invalid one. */
export function checkedName(name: string, field: keyof typeof nameLabels): string {
  const label = nameLabels[field]
  if (name.trim() === '') throw accountErrors.REQUIRED_FIELDS_MISSING({ fields: [label] })
  if (checkPersonName(name) !== null) throw accountErrors.FIELD_INVALID({ field, label })
  return oneLine(name)
}

async function countRegistration(context: Context, email: string): Promise<void> {
  const address = context.visitor?.address ?? null
  const wait = await context.transaction(
    async (tx) =>
      (address === null ? 0 : await countAttempt(tx, perAddress, address, context.now)) ||
      countAttempt(tx, perMailbox, `${context.store.websiteId} ${email}`, context.now),
  )
  if (wait > 0) throw tooManyAttempts(context.visitor, wait)
}
