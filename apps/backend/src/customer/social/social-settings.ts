import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { EnvironmentError, parseEnv } from '@bocian/service/env.ts'

const text = z.string().trim().min(1).optional()

const schema = z.object({
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: z
    .string()
    // A setting has one line, so its line breaks are written as \n.
    .transform((key) => key.replaceAll(String.raw`\n`, '\n'))
    .refine(isPrivateKey, String.raw`must be the content of the .p8 file, with \n for each line break`)
    .optional(),
  FACEBOOK_APP_SECRET: text,
  GOOGLE_CLIENT_SECRET: text,
  SOCIAL_PROVIDERS_URL: z.url({ protocol: /^https?$/, message: 'must be an http address' }).optional(),
})

/** What proves to a provider that a request comes from this shop. A provider without an entry cannot be used. */
export interface SocialSecrets {
  apple?: { teamId: string; keyId: string; privateKey: string }
  facebook?: string
  google?: string
}

/** Reads the secrets of the providers. Throws EnvironmentError if only some of Apple's are set. */
export function readSocialSecrets(source: NodeJS.ProcessEnv): SocialSecrets {
  const env = parseEnv(schema, source)
  const { APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = env
  const apple = { APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey }
  const missing = Object.entries(apple).filter(([, value]) => value === undefined)
  if (missing.length === 1 || missing.length === 2)
    throw new EnvironmentError(missing.map(([name]) => `${name}: is needed to sign in with Apple`))
  return {
    ...(teamId && keyId && privateKey ? { apple: { teamId, keyId, privateKey } } : {}),
    ...(env.FACEBOOK_APP_SECRET ? { facebook: env.FACEBOOK_APP_SECRET } : {}),
    ...(env.GOOGLE_CLIENT_SECRET ? { google: env.GOOGLE_CLIENT_SECRET } : {}),
  }
}

/** The address of the test provider that takes the place of all providers in a test; undefined outside of a demo. */
export function readTestProvider(source: NodeJS.ProcessEnv, isDemo: boolean): string | undefined {
  const { SOCIAL_PROVIDERS_URL: address } = parseEnv(schema, source)
  if (address !== undefined && !isDemo)
    throw new EnvironmentError(['SOCIAL_PROVIDERS_URL: replaces the providers for tests: only with MODE=demo'])
  return address
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec'
  } catch {
    return false
  }
}
