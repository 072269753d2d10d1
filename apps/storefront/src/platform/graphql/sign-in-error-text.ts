import type { Translate } from '../i18n/messages.ts'
import type { ServerError } from './error-codes.gen.ts'

type SignInError = Extract<
  ServerError,
  {
    code:
      | 'SOCIAL_STATE_INVALID'
      | 'SOCIAL_EXPIRED'
      | 'SOCIAL_NOT_OFFERED'
      | 'SOCIAL_PROVIDER_FAILED'
      | 'SOCIAL_TOKEN_INVALID'
      | 'SOCIAL_EMAIL_UNVERIFIED'
      | 'PASSKEY_INVALID'
      | 'PASSKEYS_NOT_OFFERED'
      | 'PASSKEY_EXPIRED'
      | 'PASSKEY_UNKNOWN'
      | 'PASSKEY_TOO_MANY'
      | 'PASSKEY_NOT_FOUND'
      | 'SIGN_IN_NOT_RECENT'
      | 'LAST_SIGN_IN_WAY'
      | 'SECOND_FACTOR_FOR_AGENTS'
      | 'SECOND_FACTOR_REQUIRED'
      | 'SECOND_FACTOR_INVALID'
      | 'AUTHENTICATOR_EXPIRED'
      | 'LAST_SECOND_FACTOR'
      | 'SOCIAL_AGENT_REFUSED'
  }
>

/** The text of an error of the ways to sign in; undefined if a newer server has sent an unknown code. */
export function signInText(t: Translate, error: SignInError): string | undefined {
  switch (error.code) {
    case 'SOCIAL_STATE_INVALID':
      return t('customer.social.otherBrowser')
    case 'SOCIAL_EXPIRED':
      return t('customer.social.expired')
    case 'SOCIAL_NOT_OFFERED':
    case 'SOCIAL_PROVIDER_FAILED':
    case 'SOCIAL_TOKEN_INVALID':
      return t('customer.social.failed')
    case 'SOCIAL_EMAIL_UNVERIFIED':
      return t('customer.social.unverified')
    case 'PASSKEY_INVALID':
      return t('customer.passkey.failed')
    case 'PASSKEYS_NOT_OFFERED':
      return t('customer.passkey.unsupported')
    case 'PASSKEY_EXPIRED':
      return t('customer.passkey.expired')
    case 'PASSKEY_UNKNOWN':
      return t('customer.passkey.unknown')
    case 'PASSKEY_TOO_MANY':
      return t('customer.passkey.tooMany', { value: error.parameters.maximum })
    case 'PASSKEY_NOT_FOUND':
      return t('customer.passkey.gone')
    case 'SIGN_IN_NOT_RECENT':
      return t('customer.ways.notRecent')
    case 'LAST_SIGN_IN_WAY':
      return t('customer.ways.last')
    case 'SECOND_FACTOR_FOR_AGENTS':
      return t('agent.factor.agentsOnly')
    case 'SECOND_FACTOR_REQUIRED':
      return t('agent.factor.required')
    case 'SECOND_FACTOR_INVALID':
      return t('agent.factor.wrong')
    case 'AUTHENTICATOR_EXPIRED':
      return t('agent.factor.expired')
    case 'LAST_SECOND_FACTOR':
      return t('agent.factor.last')
    case 'SOCIAL_AGENT_REFUSED':
      return t('customer.social.agent')
    default:
      error satisfies never
      return undefined
  }
}
