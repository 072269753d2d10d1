import type { Database } from '#src/platform/database.ts'
import { sandboxProvider } from './sandbox.ts'
import type { PaymentProvider } from './types.ts'

/** The provider of this name. */
export function providerOf(name: string, database: Pick<Database, 'transaction'>): PaymentProvider {
  if (name === 'sandbox') return sandboxProvider(database)
  throw new Error(`There is no payment provider "${name}"`)
}
