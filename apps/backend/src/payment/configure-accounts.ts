import type { Database, Writer } from '#src/platform/database.ts'
import { setPaymentProviders, type PaymentAccounts } from './accounts.ts'
import { updateMethodProvider } from './queries.ts'
import type { ProviderName } from './types.ts'

/**
 * Connects each payment method to its account in the environment. A method without an account uses the sandbox, which is active
 * only in a demo.
 */
export async function configureAccounts(database: Database, accounts: PaymentAccounts, isDemo: boolean): Promise<void> {
  setPaymentProviders(database, { bluemedia: accounts.bluemedia, isSandboxAllowed: isDemo })
  await database.transaction((tx) => follow(tx, 'bluepayment', 'bluemedia', accounts.bluemedia !== undefined, isDemo))
}

async function follow(
  tx: Writer,
  code: string,
  provider: ProviderName,
  hasAccount: boolean,
  isDemo: boolean,
): Promise<void> {
  if (hasAccount) await updateMethodProvider(tx, { code, from: 'sandbox', to: provider, isActive: true })
  else await updateMethodProvider(tx, { code, from: provider, to: 'sandbox', isActive: isDemo })
}
