import type { Database } from '#src/platform/database.ts'
import { isSandboxAllowed, paymentAccounts } from './accounts.ts'
import { blueMediaProvider } from './bluemedia.ts'
import { adyenProvider } from './adyen-provider.ts'
import { sandboxProvider } from './sandbox.ts'
import type { PaymentProvider } from './types.ts'

/** The provider of this name. */
export function providerOf(name: string, database: Pick<Database, 'transaction'>): PaymentProvider {
  if (name === 'adyen') return adyenProvider(database)
  if (name === 'sandbox' && isSandboxAllowed()) return sandboxProvider(database)
  const { bluemedia } = paymentAccounts()
  if (name === 'bluemedia' && bluemedia !== undefined) return blueMediaProvider(bluemedia)
  throw new Error(`There is no account with the payment provider "${name}"`)
}
