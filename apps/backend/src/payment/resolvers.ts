import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { availablePayments, selectedPayment, setPaymentMethod } from './payment.ts'

export const resolvers: Resolvers = {
  Mutation: {
    setPaymentMethodOnCart: async (_root, { input }, ctx) => ({
      cart: await setPaymentMethod(ctx, input?.cart_id ?? '', input?.payment_method.code ?? ''),
    }),
  },
  Cart: {
    available_payment_methods: async (cart, _args, ctx) =>
      (await availablePayments(ctx, cart)).map(({ code, title, isOnline }) => ({
        code,
        title,
        is_deferred: !isOnline,
      })),
    // A cart without a choice answers empty texts, as clients of the contract expect an object here.
    selected_payment_method: async (cart, _args, ctx) => (await selectedPayment(ctx, cart)) ?? { code: '', title: '' },
  },
}
