import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { storeSettings } from '#src/store/store.ts'
import { declareWithdrawal, previewWithdrawal } from './declare-withdrawal.ts'
import { selectWithdrawals, type Withdrawal } from './withdrawal-queries.ts'

const timeText = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ')

const shownWithdrawal = ({ reference, wording, submittedAt, handledAt }: Withdrawal) => ({
  reference,
  wording,
  submitted_at: timeText(submittedAt),
  handled_at: handledAt === null ? null : timeText(handledAt),
})

/** The fields of the withdrawal function. */
export const withdrawalFields = {
  query: {
    withdrawalDeclaration: async (_root, { input }, ctx) => ({ wording: await previewWithdrawal(ctx, input) }),
  },
  mutation: {
    declareWithdrawal: async (_root, { input }, ctx) => {
      const withdrawal = await declareWithdrawal(ctx, input)
      return { ...shownWithdrawal(withdrawal), email: withdrawal.email }
    },
  },
  order: {
    can_withdraw: async ({ status }, _args, ctx) =>
      status !== 'canceled' && (await storeSettings(ctx))['sales/withdrawal/enabled'],
    withdrawals: async (order, _args, ctx) => (await selectWithdrawals(ctx.db, order.id)).map(shownWithdrawal),
  },
} satisfies {
  query: Resolvers['Query']
  mutation: Resolvers['Mutation']
  order: Resolvers['CustomerOrder']
}
