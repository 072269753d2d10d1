import type { Context } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import { UserError } from '#src/platform/user-error.ts'

/** Refuses to start a payment with a provider that the shop does not use. */
export const refusePayment = (provider: string) => (_root: unknown, _args: unknown, ctx: Context) => {
  throw new UserError('graphql-input', message(ctx.store.locale, 'payment.notOffered', { provider }))
}

/** The customer's saved payment methods: none, since cards stay with the providers. */
export function savedPayments({ customerId }: Pick<Context, 'customerId'>): { items: [] } {
  if (customerId === null) throw new UserError('graphql-authorization', `The current customer isn't authorized.`)
  return { items: [] }
}

/** Refuses to delete a saved method that does not exist, as Magento does. */
export function deleteSavedPayment(ctx: Pick<Context, 'customerId'>, hash: string): never {
  savedPayments(ctx)
  throw new UserError('graphql-no-such-entity', `Could not find a token using public hash: ${hash.slice(0, 64)}`)
}
