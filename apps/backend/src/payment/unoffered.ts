import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { localPaymentErrors, paymentErrors } from './errors.ts'

/** Refuses to start a payment with a provider that the shop does not use. */
export const refusePayment = (provider: string) => (_root: unknown, _args: unknown, ctx: Context) => {
  throw localPaymentErrors.PAYMENT_PROVIDER_NOT_OFFERED(ctx.store, { provider })
}

/** The customer's saved payment methods: none, since cards stay with the providers. */
export function savedPayments({ customerId }: Pick<Context, 'customerId'>): { items: [] } {
  if (customerId === null) throw platformErrors.NOT_SIGNED_IN()
  return { items: [] }
}

/** Refuses to delete a saved method that does not exist, as Magento does. */
export function deleteSavedPayment(ctx: Pick<Context, 'customerId'>, hash: string): never {
  savedPayments(ctx)
  throw paymentErrors.SAVED_PAYMENT_NOT_FOUND({ hash })
}
