import { EnvironmentError } from '@bocian/service/env.ts'
import { findDemoTraces, markForCustomers, demoRefusal } from '../import-export/import-export.ts'
import { sandboxMethods } from '../payment/payment.ts'
import type { Database } from '../platform/database.ts'

const otherDatabase = 'customers must never meet it: start on an empty database (another DATA_DIR or DATABASE_URL)'

/**
 * Opens a database to customers and records it. Refuses demo data, a payment method that takes no money, and missing settings
 * that have no safe default: throws EnvironmentError with one line per reason, each of which says what to do.
 */
export async function openForCustomers(
  database: Pick<Database, 'reader' | 'transaction'>,
  undeclared: readonly string[],
): Promise<void> {
  const traces = await findDemoTraces(database.reader)
  const sandbox = await sandboxMethods(database.reader)
  const faults = [
    ...undeclared,
    ...traces.map((trace) => `The database is a demo: ${trace}; ${otherDatabase}`),
    ...(sandbox.length === 0
      ? []
      : [`Orders would be paid with play money (${sandbox.join(', ')}): close it with npm run admin -- sandbox off`]),
  ]
  if (faults.length > 0)
    throw new EnvironmentError(faults, 'Bocian does not open in production (for the demo shop, set MODE=demo):')
  await database.transaction((tx) => markForCustomers(tx, new Date()))
}

/** Refuses to load the demo into a shop that sells to customers. That would happen if MODE was forgotten on a start. */
export async function refuseDemoForCustomers({ reader }: Pick<Database, 'reader'>): Promise<void> {
  const reason = await demoRefusal(reader)
  if (reason !== undefined)
    throw new EnvironmentError(
      [`The database is no demo: ${reason}. Set MODE=production, or start on an empty database.`],
      'Bocian does not load its demo:',
    )
}
