import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { isPassword } from './passwords.ts'
import { deleteTokens, insertToken, selectByEmail } from './queries.ts'
import { normalEmail } from './save-customers.ts'
import { hashToken, newToken } from './tokens.ts'

const refusal =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

/** Exchanges e-mail and password for a token; an unknown e-mail gets the same answer after the same work. */
export async function signIn(context: Context, email: string, password: string) {
  if (email.trim() === '') throw new UserError('graphql-input', 'Specify the "email" value.')
  if (password === '') throw new UserError('graphql-input', 'Specify the "password" value.')
  const customer = await selectByEmail(context.db, context.store.websiteId, normalEmail(email))
  if (!(await isPassword(password, customer?.passwordHash)) || customer === undefined)
    throw new UserError('graphql-authentication', refusal)
  const seconds = Math.round((await storeSettings(context))['oauth/access_token_lifetime/customer'] * 3_600)
  const token = newToken()
  const expiresAt = new Date(context.now.getTime() + seconds * 1_000)
  await context.transaction((tx) =>
    insertToken(tx, { hash: hashToken(token), customerId: customer.id, createdAt: context.now, expiresAt }),
  )
  return { token, customer_token_lifetime: seconds }
}

/** Ends all of the customer's sessions. */
export async function signOut(context: Context) {
  const { customerId } = context
  if (customerId === null) throw notSignedIn()
  await context.transaction((tx) => deleteTokens(tx, customerId))
  return { result: true }
}

export function notSignedIn(): UserError {
  return new UserError('graphql-authorization', "The current customer isn't authorized.")
}
