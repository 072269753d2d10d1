import { toDecimal } from '@bocian/rules/money.ts'
import type { CurrencyEnum, GiftCardAccount, Resolvers } from '#src/platform/resolvers.gen.ts'
import { findCardByCode, unlockCard } from './find-card.ts'
import type { GiftCard } from './types.ts'

const accountFields = ({ code, balance, currency, expiresAt }: GiftCard): GiftCardAccount => ({
  code,
  balance: { value: toDecimal(balance), currency: currency as CurrencyEnum },
  expiration_date: expiresAt?.toISOString().slice(0, 10) ?? null,
})

export const resolvers: Resolvers = {
  Query: {
    giftCardAccount: async (_root, { input }, ctx) => accountFields(await findCardByCode(ctx, input.gift_card_code)),
  },
  Mutation: {
    unlockGiftCard: async (_root, { input }, ctx) =>
      accountFields(await unlockCard(ctx, input.gift_card_code, input.email)),
  },
}
