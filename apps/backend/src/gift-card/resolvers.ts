import { toDecimal } from '@bocian/rules/money.ts'
import type { CurrencyEnum, GiftCardAccount, Resolvers } from '#src/platform/resolvers.gen.ts'
import type { Context } from '#src/platform/context.ts'
import { findCardByCode, unlockCard } from './find-card.ts'
import { lastDays } from './last-day.ts'
import type { GiftCard } from './types.ts'

const accountFields = async (ctx: Context, card: GiftCard): Promise<GiftCardAccount> => ({
  code: card.code,
  balance: { value: toDecimal(card.balance), currency: card.currency as CurrencyEnum },
  expiration_date: (await lastDays(ctx.db))(card),
})

export const resolvers: Resolvers = {
  Query: {
    giftCardAccount: async (_root, { input }, ctx) =>
      accountFields(ctx, await findCardByCode(ctx, input.gift_card_code)),
  },
  Mutation: {
    unlockGiftCard: async (_root, { input }, ctx) =>
      accountFields(ctx, await unlockCard(ctx, input.gift_card_code, input.email)),
  },
}
