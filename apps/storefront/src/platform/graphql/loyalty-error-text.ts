import type { Translate } from '../i18n/messages.ts'
import type { ServerError } from './error-codes.gen.ts'

type LoyaltyError = Extract<ServerError, { readonly code: `LOYALTY_${string}` }>

/** Whether it is an error of the loyalty club. */
export const isLoyaltyError = (error: ServerError): error is LoyaltyError => error.code.startsWith('LOYALTY_')

/** The text of an error of the loyalty club. */
export function loyaltyErrorText(t: Translate, error: LoyaltyError): string | undefined {
  switch (error.code) {
    case 'LOYALTY_OFF':
      return t('forms.server.loyaltyOff')
    case 'LOYALTY_ALREADY_MEMBER':
      return t('forms.server.loyaltyAlreadyMember')
    case 'LOYALTY_BLOCKED':
      return t('forms.server.loyaltyBlocked')
    case 'LOYALTY_INACTIVE':
      return t('forms.server.loyaltyInactive')
    case 'LOYALTY_CARD_UNKNOWN':
      return t('forms.server.loyaltyCardUnknown')
    case 'LOYALTY_CARD_ATTEMPTS':
      return t('forms.server.loyaltyCardAttempts')
    case 'LOYALTY_REWARD_UNKNOWN':
      return t('forms.server.loyaltyRewardUnknown')
    case 'LOYALTY_LEVEL_MISSING':
      return t('forms.server.loyaltyLevelMissing')
    case 'LOYALTY_POINTS_MISSING':
      return t('forms.server.loyaltyPointsMissing', { value: error.parameters.missing })
    default:
      error satisfies never
      return undefined
  }
}
