import type { Context } from '#src/platform/context.ts'
import type { SocialProviderEnum } from '#src/platform/resolvers.gen.ts'
import { storeSettings, storeUrls } from '#src/store/store.ts'
import { socialErrors } from '../errors.ts'
import { providerNames, type Provider, type ProviderName } from './providers.ts'

const clientIds = {
  apple: 'social_login/apple/client_id',
  facebook: 'social_login/facebook/app_id',
  google: 'social_login/google/client_id',
} as const

/** A provider with the shop's id there and the address to which it redirects. */
export interface OfferedProvider {
  provider: Provider
  clientId: string
  redirectUri: string
}

/** The provider; refused unless the store view has enabled it and both its client id and its secret are set. */
export async function offeredProvider(context: Context, asked: SocialProviderEnum): Promise<OfferedProvider> {
  const name = asked.toLowerCase() as ProviderName
  const provider = context.services.socialProviders?.get(name)
  const settings = await storeSettings(context)
  const clientId = settings[clientIds[name]]
  if (provider === undefined || clientId === '' || !settings[`social_login/${name}/enabled`])
    throw socialErrors.SOCIAL_NOT_OFFERED()
  return { provider, clientId, redirectUri: `${(await storeUrls(context)).base}social-sign-in/${name}` }
}

interface Flags {
  apple_enabled?: boolean | null
  facebook_enabled?: boolean | null
  google_enabled?: boolean | null
}

/** The store view's settings, in which a provider is enabled only if it can be used. */
export function usableProviders<Config extends Flags>(context: Context, config: Config): Config {
  const flags = providerNames.map((name) => [
    `${name}_enabled`,
    config[`${name}_enabled`] === true && context.services.socialProviders?.has(name) === true,
  ])
  return { ...config, ...(Object.fromEntries(flags) as Flags) }
}
