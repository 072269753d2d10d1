import { checkPersonName } from '@bocian/rules/account.ts'
import { checkEmail } from '@bocian/rules/validators.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings, storeUrls } from '#src/store/store.ts'
import { mailLink } from './account-links.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { insertAccount, insertAgreements } from './queries.ts'
import { normalEmail } from './save-customers.ts'

export interface Registration {
  email?: string | null
  firstname?: string | null
  lastname?: string | null
  password?: string | null
  is_subscribed?: boolean | null
  agreements?: readonly (number | null)[] | null
}

const perAddress: AttemptLimit = { name: 'register address', most: 20, seconds: 3_600 }
const mostAgreements = 20

/** Makes an account and answers its id. Where the shop wants a confirmation, a letter goes out and nobody can sign in before. */
export async function register(context: Context, given: Registration): Promise<number> {
  const draft = checkDraft(given)
  await checkNewPassword(context, draft.password)
  await countRegistration(context)
  const mustConfirm = (await storeSettings(context))['customer/create_account/confirm']
  const passwordHash = await hashPassword(draft.password)
  const { store, now } = context
  const { base } = await storeUrls(context)
  return context.transaction(async (tx) => {
    const { password: _, agreements, ...names } = draft
    const account = { ...names, passwordHash, websiteId: store.websiteId, storeId: store.id, isConfirmed: !mustConfirm }
    const id = await insertAccount(tx, { ...account, isSubscribed: given.is_subscribed === true })
    if (id === undefined)
      throw new UserError(
        'graphql-input',
        'A customer with the same email address already exists in an associated website.',
      )
    const accepted = agreements.map((agreement) => ({ customerId: id, agreement: String(agreement) }))
    if (accepted.length > 0) await insertAgreements(tx, accepted, now)
    if (mustConfirm) await mailLink({ store, base, now }, tx, 'confirm', { id, ...names })
    return id
  })
}

function checkDraft(given: Registration) {
  const email = checkedEmail(given.email ?? '')
  const firstname = checkedName(given.firstname ?? '', 'First Name')
  const lastname = checkedName(given.lastname ?? '', 'Last Name')
  const agreements = (given.agreements ?? []).filter((agreement) => agreement !== null)
  if (agreements.length > mostAgreements || agreements.some((agreement) => agreement < 1))
    throw new UserError('graphql-input', 'The agreements are not valid.')
  return { email, firstname, lastname, password: given.password ?? '', agreements: [...new Set(agreements)] }
}

function checkedEmail(email: string): string {
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

async function countRegistration(context: Context): Promise<void> {
  const address = context.visitor?.address ?? null
  if (address === null) return
  const wait = await context.transaction((tx) => countAttempt(tx, perAddress, address, context.now))
  if (wait > 0) throw tooManyAttempts(context.visitor, wait)
}
