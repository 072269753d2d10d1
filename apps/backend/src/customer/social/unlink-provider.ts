import type { Context } from '#src/platform/context.ts'
import type { SocialProviderEnum } from '#src/platform/resolvers.gen.ts'
import { storeUrls } from '#src/store/store.ts'
import { mailWarning } from '../sign-in/account-links.ts'
import { ownAccount } from '../account/change-email.ts'
import { passkeyErrors } from '../errors.ts'
import { describeSignInWays, lockSignInWays } from './sign-in-ways.ts'
import { providerTitles, type ProviderName } from './providers.ts'
import { deleteIdentities } from './social-queries.ts'

/**
 * Ends that accounts of the provider sign the customer in, and notifies the owner. Refuses to remove the last way to sign in.
 * Repeating it changes nothing.
 */
export async function unlinkSocialProvider(context: Context, asked: SocialProviderEnum) {
  const account = await ownAccount(context)
  const provider = asked.toLowerCase() as ProviderName
  const { base } = await storeUrls(context)
  const { store, now } = context
  return context.transaction(async (tx) => {
    const { hasPassword, passkeys, providers } = await lockSignInWays(tx, account.id)
    if (providers.includes(provider)) {
      if (!hasPassword && passkeys.length === 0 && providers.length === 1) throw passkeyErrors.LAST_SIGN_IN_WAY()
      await deleteIdentities(tx, account.id, provider)
      await mailWarning({ store, base, now }, tx, account, 'socialUnlinked', { provider: providerTitles[provider] })
    }
    return describeSignInWays(context, tx)
  })
}
