import type { Database } from '#src/platform/database.ts'
import type { AdyenConnection } from './providers/adyen/adyen-connection.ts'
import type { BlueMediaAccount } from './providers/bluemedia/bluemedia.ts'

/** The shop's accounts with payment providers, apart from Adyen, which `configureAdyen` connects. */
export interface PaymentAccounts {
  bluemedia?: BlueMediaAccount | undefined
}

/** The payment providers that this process may use. */
export interface PaymentProviders extends PaymentAccounts {
  adyen?: AdyenConnection | undefined
  /** Whether the sandbox may be used: never in production, whatever the database says. */
  isSandboxAllowed: boolean
}

declare module '../platform/services.ts' {
  interface Services {
    payments: PaymentProviders
  }
}

type Wired = Pick<Database, 'services'>

/** Without any configuration there is no provider, and no sandbox. */
const none: PaymentProviders = { isSandboxAllowed: false }

export const paymentProviders = ({ services }: Wired): PaymentProviders => services.payments ?? none

/** Changes some of the providers and keeps the others. */
export function setPaymentProviders({ services }: Wired, changed: Partial<PaymentProviders>): void {
  services.payments = { ...(services.payments ?? none), ...changed }
}
