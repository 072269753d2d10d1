import type { Database } from '#src/platform/database.ts'
import { paymentProviders } from './accounts.ts'
import { blueMediaProvider } from './providers/bluemedia/bluemedia.ts'
import { adyenProvider } from './providers/adyen/adyen-provider.ts'
import { sandboxProvider } from './providers/sandbox/sandbox.ts'
import type { PaymentProvider } from './types.ts'

/** The provider of this name. */
export function providerOf(name: string, database: Pick<Database, 'transaction' | 'services'>): PaymentProvider {
  const { bluemedia, isSandboxAllowed } = paymentProviders(database)
  if (name === 'adyen') return adyenProvider(database)
  if (name === 'sandbox' && isSandboxAllowed) return sandboxProvider(database)
  if (name === 'bluemedia' && bluemedia !== undefined) return blueMediaProvider(bluemedia)
  throw new Error(`There is no account with the payment provider "${name}"`)
}
