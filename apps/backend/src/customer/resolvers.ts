import type { Context } from '#src/platform/context.ts'
import type { CountryCodeEnum, Resolvers } from '#src/platform/resolvers.gen.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { checkEmail } from '@bocian/rules/validators.ts'
import { findCustomer } from './describe-customer.ts'
import { selectByEmail } from './queries.ts'
import { normalEmail } from './save-customers.ts'
import { notSignedIn, signIn, signOut } from './sign-in.ts'

export const resolvers: Resolvers = {
  Query: {
    customer: (_root, _args, context) => currentCustomer(context),
    isEmailAvailable: async (_root, { email }, context) => ({
      is_email_available: await isEmailAvailable(context, email),
    }),
  },
  Mutation: {
    generateCustomerToken: (_root, { email, password }, context) => signIn(context, email, password),
    revokeCustomerToken: (_root, _args, context) => signOut(context),
  },
}

async function currentCustomer(context: Context) {
  if (context.customerId === null) throw notSignedIn()
  const customer = await findCustomer(context, context.customerId)
  if (customer === undefined) throw notSignedIn()
  return {
    ...customer,
    addresses: customer.addresses.map((address) => ({
      ...address,
      country_code: address.country_code as CountryCodeEnum,
    })),
  }
}

/** Says yes about every address unless the merchant accepts that anybody can ask who is a customer. */
async function isEmailAvailable(context: Context, email: string): Promise<boolean> {
  if (checkEmail(email) !== null)
    throw new UserError('graphql-input', `"${email.slice(0, 100)}" is not a valid email address.`)
  if (!(await storeSettings(context))['customer/create_account/reveal_taken_email']) return true
  return (await selectByEmail(context.db, context.store.websiteId, normalEmail(email))) === undefined
}
