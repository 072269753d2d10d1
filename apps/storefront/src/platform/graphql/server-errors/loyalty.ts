import type { ErrorTexts } from './error-texts-of.ts'

/** Texts of errors: the loyalty club. */
export const loyaltyTexts = {
  LOYALTY_OFF: 'forms.server.loyaltyOff',
  LOYALTY_ALREADY_MEMBER: 'forms.server.loyaltyAlreadyMember',
  LOYALTY_BLOCKED: 'forms.server.loyaltyBlocked',
  LOYALTY_INACTIVE: 'forms.server.loyaltyInactive',
  LOYALTY_CARD_UNKNOWN: 'forms.server.loyaltyCardUnknown',
  LOYALTY_CARD_ATTEMPTS: 'forms.server.loyaltyCardAttempts',
  LOYALTY_REWARD_UNKNOWN: 'forms.server.loyaltyRewardUnknown',
  LOYALTY_LEVEL_MISSING: 'forms.server.loyaltyLevelMissing',
  LOYALTY_POINTS_MISSING: (t, { missing }) => t('forms.server.loyaltyPointsMissing', { value: missing }),
} satisfies Partial<ErrorTexts>
