import { defineErrors } from '#src/platform/user-error.ts'

export const loyaltyErrors = defineErrors({
  LOYALTY_OFF: ['graphql-input', 'The loyalty club is not available.'],
  LOYALTY_ALREADY_MEMBER: ['graphql-already-exists', 'The account already has an active club card.'],
  LOYALTY_BLOCKED: ['graphql-input', 'The club card is blocked.'],
  LOYALTY_INACTIVE: ['graphql-input', 'The club card is not activated.'],
  /** The same error for an unknown card and for one of somebody else, so that the response does not reveal which it is. */
  LOYALTY_CARD_UNKNOWN: ['graphql-no-such-entity', 'The card number is not valid.'],
  LOYALTY_CARD_ATTEMPTS: ['graphql-too-many-requests', 'Too many wrong card numbers. Try again in an hour.'],
  LOYALTY_REWARD_UNKNOWN: ['graphql-no-such-entity', 'The reward is not available.'],
  LOYALTY_LEVEL_MISSING: ['graphql-input', 'The reward is for members of a higher level.'],
  LOYALTY_POINTS_MISSING: ['graphql-input', '{missing} points are missing for the reward.', { missing: 'number' }],
})
