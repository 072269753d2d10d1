import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: passkeys, other providers and second factors. */
export const signInTexts = {
  SOCIAL_STATE_INVALID: 'customer.social.otherBrowser',
  SOCIAL_EXPIRED: 'customer.social.expired',
  SOCIAL_NOT_OFFERED: 'customer.social.failed',
  SOCIAL_PROVIDER_FAILED: 'customer.social.failed',
  SOCIAL_TOKEN_INVALID: 'customer.social.failed',
  SOCIAL_EMAIL_UNVERIFIED: 'customer.social.unverified',
  PASSKEY_INVALID: 'customer.passkey.failed',
  PASSKEYS_NOT_OFFERED: 'customer.passkey.unsupported',
  PASSKEY_EXPIRED: 'customer.passkey.expired',
  PASSKEY_UNKNOWN: 'customer.passkey.unknown',
  PASSKEY_TOO_MANY: (t, { maximum }) => t('customer.passkey.tooMany', { value: maximum }),
  PASSKEY_NOT_FOUND: 'customer.passkey.gone',
  SIGN_IN_NOT_RECENT: 'customer.ways.notRecent',
  LAST_SIGN_IN_WAY: 'customer.ways.last',
  SECOND_FACTOR_FOR_AGENTS: 'agent.factor.agentsOnly',
  SECOND_FACTOR_REQUIRED: 'agent.factor.required',
  SECOND_FACTOR_INVALID: 'agent.factor.wrong',
  AUTHENTICATOR_EXPIRED: 'agent.factor.expired',
  LAST_SECOND_FACTOR: 'agent.factor.last',
  SOCIAL_AGENT_REFUSED: 'customer.social.agent',
} satisfies Partial<ErrorTexts>
