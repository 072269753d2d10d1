import { subscriptionOf } from '../consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { storeSettings } from '#src/store/store.ts'
import { checkEmail } from '@bocian/rules/validators.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { addressId, changeAddress, createAddress, removeAddress } from './address-book/addresses.ts'
import { changeEmail, type ChangedAccount } from './account/change-email.ts'
import { newsletterTelephone } from './account/change-newsletter.ts'
import { findCustomer } from './account/describe-customer.ts'
import { accountErrors, localAccountErrors } from './errors.ts'
import { addAgreement, isAccepted, ownConsents, revokeAgreement } from './account/own-consents.ts'
import { pageOfAddresses } from './address-book/page-of-addresses.ts'
import { selectByEmail } from './queries.ts'
import { normalEmail } from './sign-in/save-customers.ts'
import { register, type Registration } from './account/register.ts'
import { confirmEmail, requestPasswordReset, resendConfirmation, resetPassword } from './account/reset-password.ts'
import { renewSession, signedIn, signOut } from './sign-in/sessions.ts'
import { customerSessions, endOtherSessions, endSession } from './sign-in/own-sessions.ts'
import { signIn } from './sign-in/sign-in.ts'
import { customerSignInWays } from './social/sign-in-ways.ts'
import {
  confirmSessionWithPasskey,
  finishPasskeyRegistration,
  removePasskey,
  renamePasskey,
  startPasskeyRegistration,
} from './passkeys/own-passkeys.ts'
import { finishPasskeySignIn, startPasskeySignIn } from './passkeys/passkey-sign-in.ts'
import { offersPasskeys } from './passkeys/relying-party.ts'
import {
  confirmAuthenticatorApp,
  replaceRecoveryCodes,
  startAuthenticatorApp,
} from './second-factor/authenticator-app.ts'
import { checkSecondFactor, ownSecondFactor } from './second-factor/check-code.ts'
import { confirmSocialSignIn } from './social/confirm-address.ts'
import { usableProviders } from './social/offered.ts'
import { registerPerson } from './social/register-person.ts'
import { finishSocialSignIn, startSocialSignIn } from './social/social-sign-in.ts'
import { unlinkSocialProvider } from './social/unlink-provider.ts'
import { changePassword, updateCustomer } from './account/update-customer.ts'

export const resolvers: Resolvers = {
  Query: {
    customer: (_root, _args, context) => currentCustomer(context),
    customerAcceptedAgreements: (_root, _args, context) => ownConsents(context),
    customerSessions: (_root, _args, context) => customerSessions(context),
    customerSignInWays: (_root, _args, context) => customerSignInWays(context),
    secondFactor: (_root, _args, context) => ownSecondFactor(context),
    isEmailAvailable: async (_root, { email }, context) => ({
      is_email_available: await isEmailAvailable(context, email),
    }),
  },
  Mutation: {
    addAgreement: (_root, { id, acceptant }, context) => addAgreement(context, id, acceptant),
    changeCustomerPassword: async (_root, { currentPassword, newPassword }, context) => {
      await changePassword(context, currentPassword, newPassword)
      return currentCustomer(context)
    },
    checkSecondFactor: (_root, { code }, context) => checkSecondFactor(context, code),
    confirmAuthenticatorApp: (_root, { code }, context) => confirmAuthenticatorApp(context, code),
    confirmSessionWithPasskey: (_root, { response }, context) => confirmSessionWithPasskey(context, response),
    confirmEmail: async (_root, { input }, context) => ownOutput(context, await confirmEmail(context, input)),
    confirmSocialSignIn: (_root, { key }, context) => confirmSocialSignIn(context, key),
    createCustomer: (_root, { input }, context) => registered(context, input),
    createCustomerV2: (_root, { input }, context) => registered(context, input),
    createCustomerFromSocialSignIn: (_root, { input }, context) => registerPerson(context, input),
    createCustomerAddress: (_root, { input }, context) => createAddress(context, input),
    deleteCustomerAddress: (_root, { id }, context) => removeAddress(context, id),
    deleteCustomerAddressV2: (_root, { uid }, context) => removeAddress(context, addressId(uid)),
    finishPasskeyRegistration: (_root, args, context) => finishPasskeyRegistration(context, args),
    finishPasskeySignIn: (_root, { response }, context) => finishPasskeySignIn(context, response),
    finishSocialSignIn: (_root, args, context) => finishSocialSignIn(context, args),
    generateCustomerTokenAsAdmin: (_root, _args, { store }) => {
      throw localAccountErrors.ADMIN_TOKEN_NOT_OFFERED(store)
    },
    generateCustomerToken: (_root, { email, password }, context) => signIn(context, email, password),
    removePasskey: (_root, { uid }, context) => removePasskey(context, uid),
    renamePasskey: (_root, { uid, name }, context) => renamePasskey(context, uid, name),
    replaceRecoveryCodes: (_root, _args, context) => replaceRecoveryCodes(context),
    renewCustomerToken: (_root, _args, context) => renewSession(context),
    requestPasswordResetEmail: (_root, { email }, context) => requestPasswordReset(context, email),
    resendConfirmationEmail: (_root, { email }, context) => resendConfirmation(context, email),
    resetPassword: (_root, args, context) => resetPassword(context, args),
    revokeAgreement: (_root, { id, acceptant }, context) => revokeAgreement(context, id, acceptant),
    revokeCustomerSession: (_root, { uid }, context) => endSession(context, uid),
    revokeCustomerToken: (_root, _args, context) => signOut(context),
    revokeOtherCustomerSessions: (_root, _args, context) => endOtherSessions(context),
    startAuthenticatorApp: (_root, { password }, context) => startAuthenticatorApp(context, password),
    startPasskeyRegistration: (_root, { password }, context) => startPasskeyRegistration(context, password),
    startPasskeySignIn: (_root, _args, context) => startPasskeySignIn(context),
    startSocialSignIn: (_root, { provider }, context) => startSocialSignIn(context, provider),
    unlinkSocialProvider: (_root, { provider }, context) => unlinkSocialProvider(context, provider),
    updateCustomer: async (_root, { input }, context) => changedOutput(context, await updateCustomer(context, input)),
    updateCustomerAddress: (_root, { id, input }, context) => changeAddress(context, id, input),
    updateCustomerAddressV2: (_root, { uid, input }, context) => changeAddress(context, addressId(uid), input),
    updateCustomerEmail: async (_root, args, context) => changedOutput(context, await changeEmail(context, args)),
    updateCustomerV2: async (_root, { input }, context) => changedOutput(context, await updateCustomer(context, input)),
  },
  StoreConfig: {
    passkeys_enabled: (_config, _args, context) => offersPasskeys(context),
    social_login: ({ social_login: config }, _args, context) => (config ? usableProviders(context, config) : null),
  },
  Agreement: {
    accepted: ({ id }, _args, context) => (id === undefined ? null : isAccepted(context, id)),
  },
  Customer: {
    addressesV2: (customer, args) => pageOfAddresses(customer.addresses ?? [], args),
    is_subscribed: async (customer, _args, context) =>
      customer.is_subscribed ?? (await subscriptionOf(context, customer.email ?? ''))?.status === 'SUBSCRIBED',
    newsletter_status: async (customer, _args, context) =>
      customer.newsletter_status === undefined
        ? ((await subscriptionOf(context, customer.email ?? ''))?.status ?? null)
        : customer.newsletter_status,
    newsletter_sms_status: async (customer, _args, context) =>
      (await subscriptionOf(context, customer.email ?? ''))?.smsStatus ?? null,
    newsletter_telephone: (customer, _args, context) => newsletterTelephone(context, customer.email ?? ''),
  },
}

/** The new customer, without an id: the response for an address that is taken would have one that no account has. */
async function registered(context: Context, input: Registration) {
  return { customer: { ...(await register(context, input)), id: null } }
}

function currentCustomer(context: Context) {
  return customerOf(context, signedIn(context))
}

async function ownOutput(context: Context, id: number) {
  return { customer: await customerOf(context, id) }
}

/** The account after a change, with the email that was asked for. Whether it belongs to somebody else is told only to its owner. */
async function changedOutput(context: Context, { id, email }: ChangedAccount) {
  return { customer: { ...(await customerOf(context, id)), email } }
}

async function customerOf(context: Context, id: number) {
  const customer = await findCustomer(context, id)
  if (customer === undefined) throw platformErrors.NOT_SIGNED_IN()
  return customer
}

/** Returns true for every email address, unless the merchant allows revealing which ones have an account. */
async function isEmailAvailable(context: Context, email: string): Promise<boolean> {
  if (email.trim() === '') throw accountErrors.CHECKED_EMAIL_MISSING()
  if (checkEmail(email) !== null) throw accountErrors.CHECKED_EMAIL_INVALID()
  if (!(await storeSettings(context))['customer/create_account/reveal_taken_email']) return true
  return (await selectByEmail(context.db, context.store.websiteId, normalEmail(email))) === undefined
}
