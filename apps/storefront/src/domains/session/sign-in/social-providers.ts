import { query } from '#src/platform/graphql/client.ts'
import { SocialProvidersDocument, type SocialProviderEnum } from '#src/platform/graphql/documents.gen.ts'

export type SocialProvider = { readonly path: string; readonly id: SocialProviderEnum; readonly title: string }

const known = [
  { path: 'google', id: 'GOOGLE', title: 'Google' },
  { path: 'apple', id: 'APPLE', title: 'Apple' },
  { path: 'facebook', id: 'FACEBOOK', title: 'Facebook' },
] as const satisfies readonly SocialProvider[]

/** The provider with this name in the path of a page. */
export const providerOfPath = (path: string | undefined): SocialProvider | undefined =>
  known.find((provider) => provider.path === path)

/** The name of a provider; its id if it is unknown. */
export const providerTitle = (id: string): string => known.find((provider) => provider.id === id)?.title ?? id

/** How a visitor can sign in to the store view without a password. */
export type SignInOffers = { readonly providers: readonly SocialProvider[]; readonly hasPasskeys: boolean }

/** The ways to sign in without a password; none if the shop does not respond. */
export async function loadSignInOffers(request: Request): Promise<SignInOffers> {
  const config = await query(SocialProvidersDocument, {}, request).then(
    ({ storeConfig }) => storeConfig,
    () => null,
  )
  return {
    providers: known.filter(({ path }) => config?.social_login?.[`${path}_enabled`] === true),
    hasPasskeys: config?.passkeys_enabled === true,
  }
}

/** The providers with which a visitor can sign in to the store view; none if the shop does not respond. */
export const loadSocialProviders = async (request: Request): Promise<readonly SocialProvider[]> =>
  (await loadSignInOffers(request)).providers
