import type { Database, Writer } from '#src/platform/database.ts'
import { openAccounts, type PaymentAccounts } from './accounts.ts'
import { updateMethodProvider } from './queries.ts'
import type { ProviderName } from './types.ts'

/**
 * Lets the methods be paid with the accounts that the environment names. A method whose account is there is open; one
 * whose account is gone goes back to the sandbox, which only a shop with the demo opens.
 */
export async function useAccounts(database: Database, accounts: PaymentAccounts, isDemo: boolean): Promise<void> {
  openAccounts(accounts, isDemo)
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
