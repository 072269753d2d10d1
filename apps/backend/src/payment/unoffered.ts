import type { Context } from '#src/platform/context.ts'
import { localPaymentErrors } from './errors.ts'

/** Refuses to start a payment with a provider that the shop does not use. */
export const refusePayment = (provider: string) => (_root: unknown, _args: unknown, ctx: Context) => {
  throw localPaymentErrors.PAYMENT_PROVIDER_NOT_OFFERED(ctx.store, { provider })
}
