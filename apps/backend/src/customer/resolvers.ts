import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { storeSettings } from '#src/store/store.ts'
import { checkEmail } from '@bocian/rules/validators.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { addressId, changeAddress, createAddress, removeAddress } from './addresses.ts'
import { changeEmail } from './change-email.ts'
import { findCustomer } from './describe-customer.ts'
import { accountErrors, localAccountErrors } from './errors.ts'
import { pageOfAddresses } from './page-of-addresses.ts'
import { selectByEmail } from './queries.ts'
import { normalEmail } from './save-customers.ts'
import { register } from './register.ts'
import { confirmEmail, requestPasswordReset, resendConfirmation, resetPassword } from './reset-password.ts'
import { renewSession, signedIn, signOut } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { changePassword, updateCustomer } from './update-customer.ts'

export const resolvers: Resolvers = {
  Query: {
    customer: (_root, _args, context) => currentCustomer(context),
    isEmailAvailable: async (_root, { email }, context) => ({
      is_email_available: await isEmailAvailable(context, email),
    }),
  },
  Mutation: {
    changeCustomerPassword: async (_root, { currentPassword, newPassword }, context) => {
      await changePassword(context, currentPassword, newPassword)
      return currentCustomer(context)
    },
    confirmEmail: async (_root, { input }, context) => ownOutput(context, await confirmEmail(context, input)),
    createCustomer: async (_root, { input }, context) => ({ customer: await register(context, input) }),
    createCustomerV2: async (_root, { input }, context) => ({ customer: await register(context, input) }),
    createCustomerAddress: (_root, { input }, context) => createAddress(context, input),
    deleteCustomerAddress: (_root, { id }, context) => removeAddress(context, id),
    deleteCustomerAddressV2: (_root, { uid }, context) => removeAddress(context, addressId(uid)),
    generateCustomerTokenAsAdmin: (_root, _args, { store }) => {
      throw localAccountErrors.ADMIN_TOKEN_NOT_OFFERED(store)
    },
    generateCustomerToken: (_root, { email, password }, context) => signIn(context, email, password),
    renewCustomerToken: (_root, _args, context) => renewSession(context),
    requestPasswordResetEmail: (_root, { email }, context) => requestPasswordReset(context, email),
    resendConfirmationEmail: (_root, { email }, context) => resendConfirmation(context, email),
    resetPassword: (_root, args, context) => resetPassword(context, args),
    revokeCustomerToken: (_root, _args, context) => signOut(context),
    updateCustomer: async (_root, { input }, context) => ownOutput(context, await updateCustomer(context, input)),
    updateCustomerAddress: (_root, { id, input }, context) => changeAddress(context, id, input),
    updateCustomerAddressV2: (_root, { uid, input }, context) => changeAddress(context, addressId(uid), input),
    updateCustomerEmail: async (_root, args, context) => ownOutput(context, await changeEmail(context, args)),
    updateCustomerV2: async (_root, { input }, context) => ownOutput(context, await updateCustomer(context, input)),
  },
  Customer: { addressesV2: (customer, args) => pageOfAddresses(customer.addresses ?? [], args) },
}

function currentCustomer(context: Context) {
  return customerOf(context, signedIn(context))
}

async function ownOutput(context: Context, id: number) {
  return { customer: await customerOf(context, id) }
}

async function customerOf(context: Context, id: number) {
  const customer = await findCustomer(context, id)
  if (customer === undefined) throw platformErrors.NOT_SIGNED_IN()
  return customer
}

/** Returns true for every email address, unless the merchant allows revealing which ones have an account. */
async function isEmailAvailable(context: Context, email: string): Promise<boolean> {
  if (checkEmail(email) !== null) throw accountErrors.ACCOUNT_EMAIL_INVALID({ email })
  if (!(await storeSettings(context))['customer/create_account/reveal_taken_email']) return true
  return (await selectByEmail(context.db, context.store.websiteId, normalEmail(email))) === undefined
}
