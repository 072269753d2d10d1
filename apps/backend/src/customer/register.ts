import { checkPersonName } from '@bocian/rules/account.ts'
import { checkEmail } from '@bocian/rules/validators.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings, storeUrls } from '#src/store/store.ts'
import { mailLink, publishTakenEmail } from './account-links.ts'
import { findCustomer, type CustomerView } from './describe-customer.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { updateProfile } from './profile-queries.ts'
import { readProfile, type ProfileInput } from './profile.ts'
import { insertAccount, insertAgreements } from './queries.ts'
import { normalEmail } from './save-customers.ts'
import { newToken } from './tokens.ts'

export interface Registration extends ProfileInput {
  email?: string | null
  firstname?: string | null
  lastname?: string | null
  password?: string | null
  is_subscribed?: boolean | null
  agreements?: readonly (number | null)[] | null
}

const perAddress: AttemptLimit = { name: 'register address', most: 20, seconds: 3_600 }
const mostAgreements = 20

/** Limits registrations of one email address, whether it has an account or not. */
const perMailbox: AttemptLimit = { name: 'register mailbox', most: 1, seconds: 60 }

/**
 * Creates an account and returns it. If the shop requires confirmation, an email is sent and nobody can sign in before.
 * A taken address gets the same response after the same work, and its owner an email. It is refused only if the merchant
 * chose to reveal taken addresses.
 */
export async function register(context: Context, given: Registration): Promise<CustomerView> {
  const draft = checkDraft(given)
  const profile = readProfile(context, given)
  await checkNewPassword(context, draft.password)
  await countRegistration(context, draft.email)
  const settings = await storeSettings(context)
  const passwordHash = await hashPassword(draft.password)
  const { store } = context
  const mustConfirm = settings['customer/create_account/confirm']
  const { password: _, agreements, ...names } = draft
  const account = { ...names, passwordHash, websiteId: store.websiteId, storeId: store.id, isConfirmed: !mustConfirm }
  const wanted = { account: { ...account, isSubscribed: given.is_subscribed === true }, profile, agreements }
  const made = await makeAccount(context, wanted, mustConfirm)
  // Also for a new address, so that both take the same time.
  const pretended = await pretendAccount(context, wanted)
  if (made !== undefined) return made
  if (settings['customer/create_account/reveal_taken_email'])
    throw new UserError(
      'graphql-input',
      'A customer with the same email address already exists in an associated website.',
    )
  return pretended
}

interface Wanted {
  account: Parameters<typeof insertAccount>[1]
  profile: ReturnType<typeof readProfile>
  agreements: readonly number[]
}

/** The new account; undefined if the address has one already. */
async function makeAccount(
  context: Context,
  { account, profile, agreements }: Wanted,
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
    const accepted = agreements.map((agreement) => ({ customerId: id, agreement: String(agreement) }))
    if (accepted.length > 0) await insertAgreements(tx, accepted, now)
    if (mustConfirm) await mailLink({ store, base, now }, tx, 'confirm', { ...account, id })
    return findCustomer({ store, db: tx }, id)
  })
}

/** Rolls a transaction back and returns what was read in it. */
class RolledBack extends Error {
  readonly view: CustomerView | undefined
  constructor(view: CustomerView | undefined) {
    super('rolled back')
    this.view = view
  }
}

/** What the registration would have returned, from an account that is rolled back at once. */
async function pretendAccount(context: Context, { account, profile }: Wanted): Promise<CustomerView> {
  const { store } = context
  const work = context.transaction(async (tx) => {
    const id = await insertAccount(tx, { ...account, email: `${newToken()}@nobody.invalid` })
    if (id === undefined) throw new RolledBack(undefined)
    await updateProfile(tx, id, profile)
    throw new RolledBack(await findCustomer({ store, db: tx }, id))
  })
  const outcome: unknown = await work.catch((error: unknown) => error)
  if (!(outcome instanceof RolledBack) || outcome.view === undefined) throw outcome
  return { ...outcome.view, email: account.email }
}

function checkDraft(given: Registration) {
  const email = checkedEmail(given.email ?? '')
  const firstname = checkedName(given.firstname ?? '', 'First Name')
  const lastname = checkedName(given.lastname ?? '', 'Last Name')
  const agreements = checkedAgreements(given.agreements)
  return { email, firstname, lastname, password: given.password ?? '', agreements }
}

/** The accepted agreements without duplicates. */
export function checkedAgreements(given: Registration['agreements']): number[] {
  const agreements = (given ?? []).filter((agreement) => agreement !== null)
  if (agreements.length > mostAgreements || agreements.some((agreement) => agreement < 1))
    throw new UserError('graphql-input', 'The agreements are not valid.')
  return [...new Set(agreements)]
}

/** Checks an email address and returns it as accounts store it. */
export function checkedEmail(email: string): string {
  if (email.trim() === '') throw new UserError('graphql-input', 'Required parameters are missing: Email')
  if (checkEmail(email) !== null)
    throw new UserError('graphql-input', `"${email.slice(0, 100)}" is not a valid email address.`)
  return normalEmail(email)
}

/** A name without the spaces around it; refuses a missing one and what is no name. */
export function checkedName(name: string, field: string): string {
  if (name.trim() === '') throw new UserError('graphql-input', `Required parameters are missing: ${field}`)
  if (checkPersonName(name) !== null) throw new UserError('graphql-input', `${field} is not valid!`)
  return name.trim()
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
